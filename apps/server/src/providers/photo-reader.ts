/** Reads the text of a photo. */
export type PhotoReader = {
  /** Whether it reads English and Hindi on this machine. */
  isReady(): Promise<boolean>
  /**
   * Its lines; empty where nothing is read, null where the photo is damaged or takes too much.
   *
   * @throws Problem `server.busy` when too many wait.
   */
  read(photo: Buffer): Promise<string | null>
}
