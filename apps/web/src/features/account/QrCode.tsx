import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code, dark on light in both themes because many cameras cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text])
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="mx-auto size-52 rounded-md">
      <title>{label}</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
