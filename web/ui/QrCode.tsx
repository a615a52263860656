import { create } from 'qrcode'
import { useMemo } from 'react'

const quiet = 4

/** Always dark on white, even in dark mode, because many authenticator apps cannot read an inverted code. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const squares = Array.from(modules.data, (dark, index) =>
      dark ? `M${(index % modules.size) + quiet} ${Math.floor(index / modules.size) + quiet}h1v1h-1z` : '',
    )
    return { size: modules.size + 2 * quiet, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: 208, display: 'block', borderRadius: 8 }}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#111" d={path} />
    </svg>
  )
}
