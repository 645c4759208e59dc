import type { ShownFinding } from '#app/domain/check/finding.ts'
import { ADD_WORD, IGNORE_HERE, IGNORE_RULE, nameInText } from '#app/domain/check/presses.ts'
import { isWholeSpelling } from '#app/domain/check/rule-name.ts'
import { Button } from '../ui/button.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import './check.css'

/**
 * Findings in the order of the text: the words, what may replace them, and why. With the id of a `form`, each has the buttons
 * that leave it alone; they send that form.
 */
export function FindingList({ findings, form }: { findings: readonly ShownFinding[]; form?: string }) {
  return (
    <ul className="check-findings">
      {findings.map((finding) => (
        <li key={finding.start} dir="auto">
          <q>{finding.found}</q>
          {finding.replacements.length > 0 && (
            <>
              {' → '}
              <ins>{finding.replacements.map((each) => each || '–').join(' / ')}</ins>
            </>
          )}
          <span className="soft"> · {finding.message}</span>
          {form !== undefined && <Controls finding={finding} form={form} />}
        </li>
      ))}
    </ul>
  )
}

function Controls({ finding: { rule, found, isWord }, form }: { finding: ShownFinding; form: string }) {
  const { t } = useTranslation('result')
  const button = (value: string, label: string) => (
    <Button form={form} name="intent" value={value} variant="quiet" size="small" aria-label={`${label}: ${found}`}>
      {label}
    </Button>
  )
  return (
    <div className="check-controls">
      {isWord && !/\s/.test(found) && button(`${ADD_WORD}${found}`, t('finding.add_word'))}
      {button(`${IGNORE_HERE}${nameInText(rule, found)}`, t('finding.ignore_here'))}
      {!isWholeSpelling(rule) && button(`${IGNORE_RULE}${rule}`, t('finding.ignore_rule'))}
    </div>
  )
}
