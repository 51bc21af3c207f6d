import { useEffect, useState } from 'react'

/** A progress message, shown once an operation takes longer than two seconds. */
export function Progress({ pending, text }: { pending: boolean; text: string }) {
  const isLong = useLonger(pending)

  return (
    // Takes no space while empty.
    <output className="contents">
      {isLong && (
        <span className="block">
          <span className="text-sm text-soft">{text}</span>
          <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-sunk">
            <span className="shimmers block h-full w-full rounded-full bg-teal" />
          </span>
        </span>
      )}
    </output>
  )
}

const patienceMs = 2000

/** Whether it has been pending for more than two seconds. */
function useLonger(pending: boolean): boolean {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [pending])

  return isLong
}
