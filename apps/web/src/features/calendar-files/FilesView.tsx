import { ViewHeading } from '#ui/ViewHeading.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { ImportFile } from './ImportFile.tsx'
import { words } from './words.ts'

/** The 'Calendar and import' view of the settings. */
export default function FilesView() {
  return (
    <section aria-labelledby="files-heading">
      <ViewHeading id="files-heading" title="Calendar and import" text={words.text} />
      <div className="space-y-5">
        <CalendarFeed />
        <ImportFile />
      </div>
    </section>
  )
}
