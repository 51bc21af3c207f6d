/** The IndexedDB database of files that wait for a connection. */
export const keptFilesDatabase = 'planner-files'

/** Deletes the files of everyone on this device; open tabs close the database first. */
export function deleteKeptFiles(): void {
  indexedDB.deleteDatabase(keptFilesDatabase)
}
