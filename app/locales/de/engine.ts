import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  /** Notes of the connected engine. */
  openai: {
    unchanged: 'Das Modell hat nichts zu verbessern gefunden und Ihren Text unverändert zurückgegeben.',
    no_sources:
      'Keine Quellen verwendet: Das Modell antwortet aus dem, was es gelernt hat, ohne Websuche. Prüfen Sie Fakten, bevor Sie sich darauf verlassen.',
    cut_at_length: 'Die Antwort hat ihre Längengrenze erreicht und endet dort. Wählen Sie eine größere Länge für mehr.',
    end_unmarked: 'Der Modellserver endete, ohne den Abschluss zu melden; der Text ist möglicherweise unvollständig.',
    stopped: 'Angehalten: Der Text endet dort, wo er war, als Sie ihn angehalten haben.',
  },
} satisfies Translation<typeof english>
