import { Form } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { foldThread, threadOf } from '#app/domain/assistant/chat-thread.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { CHAT, type OfferedRefinements } from './chat-place.ts'
import './chat.css'

const FORM = 'refine-form'

/** The hidden form of `RefineRow`. Forms cannot be nested, so it stands beside the assistant's own form. */
export function RefineForm({ idempotencyKey }: { idempotencyKey: string }) {
  return (
    <Form method="post" action={CHAT} encType="multipart/form-data" id={FORM} hidden>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
    </Form>
  )
}

/** Opens a result in the chat, with or without a first change. Needs one `RefineForm` on the page. */
export function RefineRow({
  offered,
  operation,
  input,
  result,
  language,
  seq,
  hiding,
}: {
  offered: OfferedRefinements
  operation: Operation
  input: string
  result: string
  language: string | null
  seq: number | null
  /** The things that the request hid; every step of the chat hides them as well. */
  hiding: Hiding | null
}) {
  const { t } = useTranslation('chat')
  const thread = foldThread(
    threadOf({ kind: 'text', operation, text: input }, { result, seq, notes: [], language }, hiding),
  )
  return (
    <section className="refine-row" aria-labelledby="refine-title">
      <h3 id="refine-title" tabIndex={-1}>
        {t('from_result')}
      </h3>
      <input type="hidden" name="thread" form={FORM} value={JSON.stringify(thread)} />
      <div className="chips">
        {offered.chips.map((chip) => (
          <Button key={chip} form={FORM} name="refine" value={chip} variant="secondary" size="small">
            {t(`refine.${chip}`)}
          </Button>
        ))}
        <Button form={FORM} name="intent" value="open" variant="quiet" size="small">
          {t('strip.wish')}
        </Button>
      </div>
      <p className="small soft">{t('from_result_hint')}</p>
    </section>
  )
}
