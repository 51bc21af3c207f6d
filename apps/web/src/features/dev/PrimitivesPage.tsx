import { Bell, Pencil, Sun, Trash2 } from 'lucide-react'

import { Mark } from '#ui/art/Mark.tsx'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/Menu.tsx'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PictureTile } from '#ui/PictureTile.tsx'
import { SectionHeader } from '#ui/SectionHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { StillWorking } from '#ui/StillWorking.tsx'
import { toast } from '#ui/toast.ts'
import { ViewHeading } from '#ui/ViewHeading.tsx'

import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { Tones } from './Tones.tsx'

/**
 * All UI primitives on one page, at /dev/ui in development; checked by e2e/every-screen/primitives.e2e.ts in both
 * themes.
 */
export default function PrimitivesPage() {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-6 p-4 md:p-10">
      <PageHeading title="Primitives" text="Everything in src/ui, in one place." />
      <Tones />
      <Card className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button pending>Pending</Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <IconButton label="Edit">
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <Menu
          trigger={
            <Button variant="secondary" size="sm">
              Menu
            </Button>
          }
        >
          <MenuItem icon={<Pencil />}>
            Edit all of the reminders that were missed, however long their names are
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger>
            Delete
          </MenuItem>
        </Menu>
      </Card>
      <Card className="flex flex-wrap items-center gap-3">
        <Badge>neutral</Badge>
        <Badge tone="accent">accent</Badge>
        <Badge tone="teal">teal</Badge>
        <Badge tone="ok">ok</Badge>
        <Badge tone="warn">warn</Badge>
        <Badge tone="danger">danger</Badge>
        <Spinner label="Loading Daily Planner..." />
        <Mark className="size-10" />
      </Card>
      <section aria-labelledby="view-sample">
        <ViewHeading id="view-sample" title="A view" text="One of several on a page." />
        <Card className="flex flex-col gap-4">
          <SectionHeader
            id="section-sample"
            as="h3"
            title="A section"
            text="What the card is about, in a line."
            Picture={Bell}
            tone="teal"
            aside={<Badge tone="ok">Works</Badge>}
          />
          <div className="flex gap-3">
            <PictureTile of={Sun} tone="accent" />
            <PictureTile of={Trash2} tone="danger" size="sm" />
          </div>
          <Facts of={['8 tablets left', 'for 4 days', 'refill by Tue, 1 Dec']} warns className="text-sm text-soft" />
          <OfflineNote asOf="7:30 am" />
          <StillWorking pending>Still working</StillWorking>
        </Card>
      </section>
      <FieldSamples />
      <DialogSamples />
      <Card className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => toast.success('Reminder completed')}>
          Success toast
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Create a reminder for Diwali')}>
          Info toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.error('Connection error. Please try again.', { crossed: true })}
        >
          Error toast
        </Button>
      </Card>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Card>
          <EmptyState art={<Medallion of={Bell} />} title="Nothing for today" text="A free day. Enjoy it." />
        </Card>
        <Card className="flex flex-col gap-3">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-24" />
          <ErrorState sentence="This part couldn’t be loaded." onRetry={() => toast.info('Retried')} />
        </Card>
        <CardSkeleton />
      </div>
    </main>
  )
}
