import { useId } from 'react'
import { useTranslation } from './use-translation.ts'

/** Copying without scripts: the text is in a field of its own, so that "select all" selects nothing else. */
export function PlainCopy({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <details className="without-script plain-copy">
      <summary>{label}</summary>
      <p className="small soft" id={`${id}-hint`}>
        {t('copy_by_hand')}
      </p>
      <textarea
        className="control control-area"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        dir="auto"
        rows={6}
        readOnly
        value={text}
      />
    </details>
  )
}
