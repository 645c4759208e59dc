import './security.css'

/**
 * A QR code, dark on light in every theme, because scanners need that. `title` describes it for people who cannot see
 * it.
 */
export function QrCode({ path, size, title }: { path: string; size: number; title: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
      <title>{title}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
