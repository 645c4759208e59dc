import { CrossCircledIcon, ExclamationTriangleIcon, InfoCircledIcon } from '@radix-ui/react-icons'
import type { ReactNode } from 'react'
import './callout.css'

const ICONS = { info: InfoCircledIcon, amber: ExclamationTriangleIcon, error: CrossCircledIcon }

/**
 * A message beside the work. With `live`, screen readers announce it when a script shows it: politely, or at once if it
 * is an error. On a freshly loaded page nothing needs announcing.
 */
export function Callout({
  kind = 'info',
  title,
  live = false,
  children,
}: {
  kind?: keyof typeof ICONS
  title?: ReactNode
  live?: boolean
  children?: ReactNode
}) {
  const Icon = ICONS[kind]
  return (
    <div className="callout" data-kind={kind} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon aria-hidden="true" />
      <div className="callout-words">
        {title !== undefined && <p className="callout-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
