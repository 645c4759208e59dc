import { type CSSProperties, type SubmitEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import type { Evidence, ReceiptCheck, SlipEvent } from '#app/domain/usage/receipt-check.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { sealedAt } from './slip.tsx'
import './slip-check.css'

type Answer = ReceiptCheck & { by: 'browser' | 'server' }
type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed' } | { kind: 'done'; answer: Answer }

/**
 * The check of a receipt beside the receipt itself. With a script the browser computes it from what the page holds and
 * sends nothing; without one the same button asks the server, and the answer says so.
 */
export function SlipCheck({
  evidence,
  receipt,
  checked,
  here,
}: {
  evidence: Evidence
  receipt: { at: number; provenAt: number; event: SlipEvent }
  /** The server's own answer, if the address asked for it. */
  checked: ReceiptCheck | null
  /** The address of this page. */
  here: string
}) {
  const { t } = useTranslation('usage')
  const [state, setState] = useState<State>(
    checked === null ? { kind: 'idle' } : { kind: 'done', answer: { ...checked, by: 'server' } },
  )

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setState({ kind: 'busy' })
    try {
      // Only who asks for a check loads the verifier.
      const { checkReceipt } = await import('#app/domain/usage/receipt-check.ts')
      setState({ kind: 'done', answer: { ...(await checkReceipt(evidence, receipt.event)), by: 'browser' } })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return (
    <>
      <Form method="get" action={`${here}#check`} className="row slip-actions" onSubmit={check} preventScrollReset>
        <Button name="check" value="1" busy={state.kind === 'busy'}>
          {t('receipt.check')}
        </Button>
        <Button type="button" variant="secondary" className="needs-script" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <ButtonAnchor href={`${here}/proof`} download variant="quiet">
          {t('receipt.save')}
        </ButtonAnchor>
      </Form>
      <div id="check" className="slip-check" aria-live="polite">
        {state.kind === 'failed' && <p className="slip-wrong">{t('receipt.checkFailed')}</p>}
        {state.kind === 'done' && <Answer {...state.answer} receipt={receipt} />}
      </div>
    </>
  )
}

function Answer({ verdict, steps, by, receipt }: Answer & { receipt: { at: number; provenAt: number } }) {
  const { t } = useTranslation('usage')
  const time = sealedAt(receipt, useLook().locale)
  const computed = verdict === 'differs' ? '' : t(by === 'browser' ? 'receipt.here' : 'receipt.there', { count: steps })
  return (
    <>
      <p className="check-rings" aria-hidden="true" data-by={by}>
        {Array.from({ length: steps }, (_, step) => (
          <Ring
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place in the path
            key={step}
            step={step}
            broken={verdict === 'differs' && step === steps - 1}
          />
        ))}
      </p>
      <p className="slip-sentence" data-verdict={verdict} style={{ '--rings': steps } as CSSProperties}>
        <strong>{t(`receipt.${verdict}`, { time })}</strong>{' '}
        {verdict === 'differs' && by === 'server' ? t('receipt.thereDiffers') : computed}
      </p>
    </>
  )
}

function Ring({ step, broken }: { step: number; broken: boolean }) {
  return (
    <svg
      className="check-ring"
      data-broken={broken ? '' : undefined}
      style={{ '--step': step } as CSSProperties}
      viewBox="0 0 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="13" cy="13" r="11" pathLength="1" />
      <path d={broken ? 'M9 9l8 8M17 9l-8 8' : 'M8.5 13.3l3 3 6-6.4'} pathLength="1" />
    </svg>
  )
}
