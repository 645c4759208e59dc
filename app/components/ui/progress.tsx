import { usageLevel } from './usage-level.ts'
import './progress.css'

/**
 * How much of a limit is used: green up to 60 %, yellow above, red above 80 %, drawn as a ruler with ticks at both. The
 * bar never exceeds 100 %; `valueText` has the true numbers.
 */
export function Progress({
  value,
  max,
  label,
  valueText,
}: {
  value: number
  max: number
  label: string
  valueText: string
}) {
  const share = max <= 0 ? 100 : Math.min(100, (value / max) * 100)
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share)}
      aria-valuetext={valueText}
      data-level={usageLevel(value, max)}
    >
      <div className="progress-fill" style={{ inlineSize: `${share}%` }} />
    </div>
  )
}
