/** The IndexedDB database of files waiting to be uploaded. */
export const pendingFilesDatabase = 'planner-files'

/** Deletes all waiting files on this device, whoever they belong to; open tabs close the database first. */
export function deletePendingFiles(): void {
  indexedDB.deleteDatabase(pendingFilesDatabase)
}
