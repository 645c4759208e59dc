import { Form, Link } from 'react-router'
import type { ItemFilter } from '#app/.server/ledger/index.ts'
import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Select } from '#app/components/ui/select.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { OPERATIONS } from '#app/domain/assistant/options.ts'
import { DAY_MS, daysIn, periodStart } from '#app/domain/usage/period.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { monthLink, type UsageBase } from './base.ts'
import './item-filter.css'

const TYPES = ['request', 'plan', 'credit', 'adjustment', 'payment', 'statement'] as const
const OUTCOMES = ['spent', 'free', 'running'] as const

/**
 * Filters the lines of a month by a GET form in one line: the choice is in the address, so it can be bookmarked, shared
 * and returned to. Folded away until a filter is set.
 */
export function ItemFilterForm({ base, period, filter }: { base: UsageBase; period: string; filter: ItemFilter }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  const all = { value: '', label: t('filter.all') }
  const days = Array.from({ length: daysIn(period) }, (_, index) => ({
    value: String(index + 1),
    label: formats.dayOfMonth(periodStart(period) + index * DAY_MS),
  }))
  return (
    // A new filter also comes by link, so the key makes React render a new form for each filter.
    <details key={JSON.stringify(filter)} className="item-filter" open={Object.keys(filter).length > 0}>
      <summary>{t('filter.open')}</summary>
      <Form method="get" action={`${monthLink(base, period)}#entries`} className="item-filter-line" preventScrollReset>
        <Select
          name="type"
          label={t('filter.type')}
          defaultValue={filter.type ?? ''}
          options={[all, ...TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))]}
        />
        <Select
          name="operation"
          label={t('filter.operation')}
          defaultValue={filter.operation ?? ''}
          options={[
            all,
            ...OPERATIONS.map((operation) => ({
              value: operation,
              label: message(`assistant:operation.${operation}`),
            })),
          ]}
        />
        <Select
          name="outcome"
          label={t('filter.outcome')}
          defaultValue={filter.outcome ?? ''}
          options={[all, ...OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) }))]}
        />
        <Select name="day" label={t('filter.day')} defaultValue={String(filter.day ?? '')} options={[all, ...days]} />
        <Button variant="secondary">{t('filter.apply')}</Button>
        {Object.keys(filter).length > 0 && (
          <Link to={`${monthLink(base, period)}#entries`} preventScrollReset>
            {t('filter.clear')}
          </Link>
        )}
      </Form>
    </details>
  )
}
