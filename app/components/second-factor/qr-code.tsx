import './security.css'

/** A QR code, dark on light in every theme, since scanners want it so. `title` is what it is to those who cannot see it. */
export function QrCode({ path, size, title }: { path: string; size: number; title: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges">
      <title>{title}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
