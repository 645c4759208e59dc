import type { MessageKey } from '#app/locales/i18n.ts'
import { useTranslation } from './use-translation.ts'

export type Message = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string

/** Translates messages that arrive as keys with their namespace: refusals, toasts, problems of a field. */
export function useMessage(): Message {
  const { t } = useTranslation()
  return t as unknown as Message
}
