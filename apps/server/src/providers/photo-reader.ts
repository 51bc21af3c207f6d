/** Reads the text of a photo (OCR). */
export type PhotoReader = {
  /** Whether it can read English and Hindi on this machine. */
  isReady(): Promise<boolean>
  /**
   * Returns the lines of text; empty if nothing was recognised, null if the photo is damaged or takes too long.
   *
   * @throws Problem `server.busy` when too many wait.
   */
  read(photo: Buffer): Promise<string | null>
}
