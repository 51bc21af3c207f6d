import { SelectField } from '#ui/form/SelectField.tsx'

type FilterSelectProps<Value extends string> = {
  label: string
  value: Value | undefined
  onChange: (value: Value | '') => void
  /** The label without a selection: 'All roles'. */
  all: string
  options: readonly { value: Value; label: string }[]
  className?: string
}

/** A select for one optional filter of a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, onChange, all, options, className = 'min-w-28 flex-1 md:max-w-34' } = props

  return (
    <SelectField
      className={className}
      label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen as Value | '')}
      options={[{ value: '', label: all }, ...options]}
    />
  )
}
