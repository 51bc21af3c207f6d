import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

type FigureProps = { name: string; value: string; text: string; alarming?: boolean }

/** One key figure with its explanation. */
export const Figure = ({ name, value, text, alarming = false }: FigureProps) => (
  <Card className="p-4!">
    <p className="text-sm font-medium text-soft">{name}</p>
    <p className={cx('mt-1 font-serif text-2xl font-semibold tabular-nums', alarming && 'text-danger')}>{value}</p>
    <p className="mt-0.5 text-sm text-soft">{text}</p>
  </Card>
)
