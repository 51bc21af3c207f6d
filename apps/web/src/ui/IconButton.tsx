import { Button, type ButtonProps } from './Button.tsx'

/** A button that shows only an icon; the label is its accessible name. */
export function IconButton({ label, variant = 'quiet', children, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button variant={variant} size="icon" aria-label={label} title={label} {...rest}>
      {children}
    </Button>
  )
}
