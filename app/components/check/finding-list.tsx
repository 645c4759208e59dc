import type { ShownFinding } from '#app/domain/check/finding.ts'
import './check.css'

/** Findings in the order of the text: the words, what may replace them, and why. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul className="check-findings">
      {findings.map(({ start, found, replacements, message }) => (
        <li key={start} dir="auto">
          <q>{found}</q>
          {replacements.length > 0 && (
            <>
              {' → '}
              <ins>{replacements.map((each) => each || '–').join(' / ')}</ins>
            </>
          )}
          <span className="soft"> · {message}</span>
        </li>
      ))}
    </ul>
  )
}
