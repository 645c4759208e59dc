import { useTranslation } from '../ui/use-translation.ts'

/** Leads to an empty chat. With scripts, this browser first forgets the chat on the screen. */
export function ChatAgain({ forget }: { forget: () => Promise<void> }) {
  const { t } = useTranslation('chat')
  return (
    <p className="chat-again">
      <a
        href="/dashboard/assistant/chat"
        onClick={(event) => {
          event.preventDefault()
          const { href } = event.currentTarget
          void forget().then(() => location.assign(href))
        }}
      >
        {t('start_again')}
      </a>
    </p>
  )
}
