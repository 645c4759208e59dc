import { useState } from 'react'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { OWN_USAGE, receiptLink } from './base.ts'
import { Seal } from './seal.tsx'
import { timesFor } from './times.ts'
import { useAskAgain } from './use-ask-again.ts'

/** A checkpoint comes within ten seconds, so the seal fills at most this long after it. */
const EVERY_MS = 3_000

/** The seal of a receipt in a line of text: it waits, and fills by itself as soon as a checkpoint covers the entry. */
export function SealLine({ seq }: { seq: number }) {
  const { t } = useTranslation('assistant')
  const { minutes } = timesFor(useLook().locale)
  const [sealedAt, setSealedAt] = useState<number | null>(null)
  const [copied, setCopied] = useState(false)
  async function ask() {
    const answer = await fetch(`${receiptLink(OWN_USAGE, seq)}/seal`)
    const reply = (await answer.json()) as { sealedAt?: unknown; standing?: unknown }
    if (typeof reply.sealedAt === 'number') setSealedAt(reply.sealedAt)
    setCopied(reply.standing === 'replicated')
  }
  // Without a connection, or signed out, the seal keeps waiting; the receipt beside it says the rest.
  useAskAgain(sealedAt === null, () => void ask().catch(() => undefined), EVERY_MS)
  return (
    <span className="seal-line">
      <Seal sealed={sealedAt !== null} size={18} />
      {sealedAt === null
        ? t(copied ? 'output.copied' : 'output.sealing')
        : t('output.sealed', { time: minutes(sealedAt) })}
    </span>
  )
}
