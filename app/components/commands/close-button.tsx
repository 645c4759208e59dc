import { useTranslation } from '../ui/use-translation.ts'

/** Closes the dialog by hand; its face is the key that does the same, and its word for hands without one. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commands')
  return (
    <button type="button" className="commands-close" onClick={onClose}>
      <span>{t('close')}</span>
      <kbd>{t('key.esc')}</kbd>
    </button>
  )
}
