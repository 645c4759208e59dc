import { DownloadIcon } from '@radix-ui/react-icons'
import { useEffect } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Select } from '#app/components/ui/select.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { UsageBase } from './base.ts'
import './export-form.css'

export type ExportChoice = { month: string | null; format: string; since: string }

const FORMATS = {
  tar: 'bundle',
  statement: 'statement',
  requests: 'requests',
  money: 'money',
  workbook: 'workbook',
  receipts: 'receipts',
  csv: 'csv',
  jsonl: 'jsonl',
} as const

/** Chooses the contents of an export. A plain document form, because the answer is a file and not a page. */
export function ExportForm({
  base,
  months,
  choice,
  sinceError,
}: {
  base: UsageBase
  months: readonly string[]
  choice: ExportChoice
  sinceError: string | null
}) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const refused = sinceError !== null
  useEffect(() => {
    if (refused) document.getElementById('since')?.focus()
  }, [refused])
  return (
    <form key={JSON.stringify(choice)} method="get" action={`${base}/export/download`} className="export-form">
      <Select
        name="month"
        label={t('export.range')}
        hint={t('export.rangeHint')}
        defaultValue={choice.month ?? ''}
        options={[
          { value: '', label: t('export.everything') },
          ...months.map((month) => ({ value: month, label: formats.month(periodStart(month)) })),
        ]}
      />
      <Select
        name="format"
        label={t('export.format')}
        hint={t('export.formatHint')}
        defaultValue={choice.format}
        options={Object.entries(FORMATS).map(([value, key]) => ({ value, label: t(`export.${key}`) }))}
      />
      <TextField
        name="since"
        label={t('export.since')}
        note={t('export.sinceNote')}
        hint={t('export.sinceHint')}
        error={sinceError}
        defaultValue={choice.since}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
      />
      <p>
        <Button>
          <DownloadIcon aria-hidden="true" />
          {t('export.download')}
        </Button>
      </p>
    </form>
  )
}
