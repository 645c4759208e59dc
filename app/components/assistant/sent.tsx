import { Link } from 'react-router'
import type { AssistAnswer, SentRequest } from '#app/domain/assistant/answer.ts'
import { useTranslation } from '../ui/use-translation.ts'

/**
 * The data that left this server for a result: the recipient, every message word for word, and who stores which part.
 */
export function Sent({ answer }: { answer: AssistAnswer & { ok: true } }) {
  const { t, i18n } = useTranslation('result')
  const { sent, receipt, masked, promptVersion } = answer
  return (
    <details className="sent">
      <summary>{t('sent.title')}</summary>
      {sent === null ? <p>{t('sent.nothing')}</p> : <Payload {...{ sent, masked, promptVersion }} />}
      <p>
        {t('sent.retention_own')}{' '}
        {receipt !== null && (
          <Link to={`/dashboard/usage/receipts/${receipt.seq}`}>
            {t('sent.receipt', { seq: receipt.seq.toLocaleString(i18n.language) })}
          </Link>
        )}
      </p>
    </details>
  )
}

type Body = { messages: { role: 'system' | 'user' | 'assistant'; content: string }[]; store?: boolean }

function Payload({ sent, masked, promptVersion }: { sent: SentRequest; masked: number; promptVersion: number | null }) {
  const { t, i18n } = useTranslation('result')
  const { messages, ...parameters } = JSON.parse(sent.body) as Body
  const bytes = new TextEncoder().encode([sent.body, ...(sent.more ?? [])].join('')).length
  const all = [...messages, ...(sent.more ?? []).flatMap((body) => (JSON.parse(body) as Body).messages)]
  return (
    <>
      <dl className="sent-facts">
        <dt>{t('sent.destination')}</dt>
        <dd>{sent.host}</dd>
        <dt>{t('sent.model')}</dt>
        <dd>{sent.model}</dd>
        {promptVersion !== null && (
          <>
            <dt>{t('sent.prompt_version')}</dt>
            <dd className="numbers">{promptVersion.toLocaleString(i18n.language)}</dd>
          </>
        )}
        <dt>{t('sent.size')}</dt>
        <dd className="numbers">
          {t('sent.bytes', { bytes: bytes.toLocaleString(i18n.language), messages: all.length })}
        </dd>
      </dl>
      {masked > 0 && <p>{t('sent.masked', { count: masked })}</p>}
      {sent.tries > 1 && <p>{t('sent.tries')}</p>}
      <p>
        {parameters.store === false ? t('sent.retention_vendor') : t('sent.retention_elsewhere', { host: sent.host })}
      </p>
      <details>
        <summary>{t('sent.payload')}</summary>
        {all.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are identified by their place.
          <section key={index}>
            <h4>{t(`sent.role.${message.role}`)}</h4>
            <pre>{message.content}</pre>
          </section>
        ))}
        <h4>{t('sent.parameters')}</h4>
        <pre>{JSON.stringify(parameters, null, 2)}</pre>
      </details>
    </>
  )
}
