import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { useLayer } from '../use-layer.ts'

export type MenuProps = {
  /** A single button, which opens the menu. */
  trigger: ReactElement
  align?: 'start' | 'end'
  defaultOpen?: boolean
  children: ReactNode
}

/** A drop-down menu of actions. Load it lazily unless it is shown at once, because it includes Radix. */
export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen)
  const triggerRef = useRef<HTMLButtonElement>(null)
  useLayer(open, () => setOpen(false))
  useEffect(() => {
    if (!open) return undefined
    // Keeps toasts from covering it: see app.css.
    document.documentElement.toggleAttribute('data-menu', true)
    return () => document.documentElement.removeAttribute('data-menu')
  }, [open])
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger ref={triggerRef} asChild>
        {trigger}
      </Radix.Trigger>
      {/* Not in a portal, so that it stays inside its landmark. */}
      <Radix.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        // The trigger toggles the menu itself: a press that reopens it while it is closing must not dismiss it.
        onPointerDownOutside={(event) => {
          if (triggerRef.current?.contains(event.target as Node)) event.preventDefault()
        }}
        style={width}
        className="pops z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lifted outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** Never wider than the window, also with large text: long entries wrap. */
const width = { minWidth: 'min(14rem, calc(100vw - 2rem))', maxWidth: 'calc(100vw - 2rem)' }

const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-left text-md no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunk'

export type MenuItemProps = {
  onSelect?: (event: Event) => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, icon, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      {...(onSelect && { onSelect })}
      disabled={disabled}
      className={cx(itemClass, danger && 'text-danger data-highlighted:bg-danger-soft')}
    >
      {icon && <MenuIcon>{icon}</MenuIcon>}
      {children}
    </Radix.Item>
  )
}

/** A menu item that is a link; pass the link element itself. */
export function MenuLink({ link }: { link: ReactElement }) {
  return (
    <Radix.Item asChild className={itemClass}>
      {link}
    </Radix.Item>
  )
}

export const MenuIcon = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center text-soft [&>svg]:size-5">
    {children}
  </span>
)

export const MenuSeparator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />

export type MenuChoicesProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

/** A small set of exclusive choices; selecting one leaves the menu open, so that the change is visible. */
export function MenuChoices<Value extends string>({ label, value, onChange, choices }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
      <Radix.Label className="px-3 pt-1.5 pb-1 text-xs font-semibold tracking-wide text-faint uppercase">
        {label}
      </Radix.Label>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => event.preventDefault()}
          className={itemClass}
        >
          {choice.icon && <MenuIcon>{choice.icon}</MenuIcon>}
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden="true" className="size-4 text-teal" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
