import { Button } from '#ui/Button.tsx'

/** A button back to today's agenda, in the header of each view. */
export const BackToToday = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="sm" aria-label="Back to today" className="px-2.5!" onClick={onClick}>
    Today
  </Button>
)
