import { useEffect, useState } from 'react'
import { textsOnDevice } from '../assistant/device-count.ts'
import { useOwnId } from '../history/use-own-id.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** What this device did by itself in a month, which no entry knows of; nothing if it did none or does not remember. */
export function DeviceLine({ period }: { period: string }) {
  const { t } = useTranslation('device')
  const user = useOwnId()
  const [texts, setTexts] = useState(0)
  useEffect(() => setTexts(textsOnDevice(user, period)), [user, period])
  return texts > 0 && <p className="soft small">{t('month', { count: texts })}</p>
}
