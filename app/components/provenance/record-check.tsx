import { type SubmitEvent, useState } from 'react'
import { Form } from 'react-router'
import type { ProvenancePage } from '#app/.server/provenance/provenance.ts'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { checkProvenance, type ProvenanceCheck } from '#app/domain/provenance/check.ts'

type State = { kind: 'idle' | 'busy' | 'failed' } | { kind: 'done'; check: ProvenanceCheck; by: 'browser' | 'server' }

/**
 * The check of the record against the signed ledger. With a script the browser computes it and sends nothing; without one the same
 * button asks the server, and the answer says so.
 */
export function RecordCheck({
  page: { proof, reserved, settled, passage },
  checked,
  path,
}: {
  page: ProvenancePage
  checked: ProvenanceCheck | null
  path: string
}) {
  const { t } = useTranslation(['provenance', 'usage'])
  const [state, setState] = useState<State>(
    checked === null ? { kind: 'idle' } : { kind: 'done', check: checked, by: 'server' },
  )

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (proof === null) return
    setState({ kind: 'busy' })
    try {
      // Only who asks for a check loads the verifier.
      const { checkReceipt } = await import('#app/domain/usage/receipt-check.ts')
      const done = await checkProvenance(
        {
          reserved: { evidence: proof.reserved, event: reserved },
          settled: { evidence: proof.settled, event: settled },
          passage,
        },
        checkReceipt,
      )
      setState({ kind: 'done', check: done, by: 'browser' })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return (
    <section aria-labelledby="record-heading">
      <h2 id="record-heading">{t('page.proofTitle')}</h2>
      <p className="text">{t('page.proofText')}</p>
      {proof === null ? (
        <p className="soft">{t('page.sealing')}</p>
      ) : (
        <Form method="get" action={`${path}#check`} className="row" onSubmit={check} preventScrollReset>
          <Button name="check" value="1" busy={state.kind === 'busy'}>
            {t('page.check')}
          </Button>
          <ButtonAnchor href={`${path}/record`} download variant="secondary">
            {t('page.save')}
          </ButtonAnchor>
        </Form>
      )}
      <p
        id="check"
        className="provenance-answer"
        aria-live="polite"
        data-verdict={state.kind === 'done' ? state.check.verdict : undefined}
      >
        {state.kind === 'failed' && t('page.failed')}
        {state.kind === 'done' && (
          <>
            <strong>{t(`page.${state.check.verdict}`)}</strong>{' '}
            {t(state.by === 'browser' ? 'usage:receipt.here' : 'usage:receipt.there', { count: state.check.steps })}
          </>
        )}
      </p>
    </section>
  )
}
