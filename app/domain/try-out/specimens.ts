import type { Operation } from '#app/domain/assistant/options.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

/**
 * What the built-in engine made of a text: its rewording with a proof-reader's marks (`[-out-]`, `[+in+]`), or one line of its
 * answer.
 */
export type Specimen = { marked: string } | { text: string; line: string }

/**
 * The specimens of the landing page. A test runs the engine on each text again and finds exactly this. What the engine
 * cannot do in a language has none.
 */
export const SPECIMENS: Readonly<Record<Locale, Readonly<Partial<Record<Operation, Specimen>>>>> = {
  en: {
    rephrase: { marked: 'Call us [-in the event that-][+if+] it rains.' },
    summarize: {
      text: 'The ozone layer protects life from ultraviolet light. In the 1980s scientists found a hole in the ozone layer. Countries then banned the gases that cause it. The hole in the ozone layer will close by 2066.',
      line: 'In the 1980s scientists found a hole in the ozone layer.',
    },
    expand: {
      text: 'Dear Ana, we will refund your tickets soon. Some bags are still missing. Please send us your address.',
      line: 'When exactly? (“We will refund your tickets soon”)',
    },
    explain: {
      text: 'The tenant must pay the arrears within ten days, or the landlord may terminate the lease.',
      line: 'arrears: money that should have been paid already',
    },
    research: {
      text: 'The Panama Canal opened in 1914. It shortened the voyage from New York to San Francisco by 12,000 kilometres. Historians claim that it cost 5,600 lives.',
      line: 'Historians claim that it cost 5,600 lives.',
    },
    analyze: {
      text: 'The train leaves at nine. The platform was changed by the station this morning.',
      line: 'Passive sentences: 1 of 2',
    },
  },
  es: {
    rephrase: { marked: 'Salimos [-con el fin de-][+para+] llegar a tiempo.' },
    summarize: {
      text: 'La capa de ozono protege la vida de la luz ultravioleta. Más tarde se descubrió un agujero sobre el Polo Sur. Los países prohibieron entonces los gases que lo causan. El agujero de la capa de ozono se cerrará en 2066.',
      line: 'El agujero de la capa de ozono se cerrará en 2066.',
    },
    explain: {
      text: 'El arrendatario está en mora. El arrendador puede exigir una fianza y rescindir el contrato.',
      line: 'mora: retraso en cumplir lo debido',
    },
    analyze: {
      text: 'El tren sale a las nueve. La vía cambió esta mañana.',
      line: 'Frase media: 5,5 palabras',
    },
  },
  pt: {
    rephrase: { marked: 'A ponte está fechada [-devido ao fato de que-][+porque+] chove.' },
    summarize: {
      text: 'A camada de ozônio protege a vida da luz ultravioleta. Mais tarde, foi descoberto um buraco sobre o Polo Sul. Os países proibiram então os gases que o causam. O buraco da camada de ozônio vai se fechar até 2066.',
      line: 'O buraco da camada de ozônio vai se fechar até 2066.',
    },
    explain: {
      text: 'O locatário está em mora. O locador pode exigir caução e rescindir o contrato.',
      line: 'rescindir: terminar um contrato',
    },
    analyze: {
      text: 'O trem parte às nove. A plataforma mudou esta manhã.',
      line: 'Frase média: 5 palavras',
    },
  },
  fr: {
    rephrase: { marked: 'Nous partons tôt [-en raison du fait que-][+parce que+] le pont est fermé.' },
    summarize: {
      text: 'La couche d’ozone protège la vie des rayons ultraviolets. Plus tard, on y a découvert un trou au-dessus du pôle Sud. Les pays ont alors interdit les gaz en cause. Le trou de la couche d’ozone se refermera en 2066.',
      line: 'Les pays ont alors interdit les gaz en cause. Le trou de la couche d’ozone se refermera en 2066.',
    },
    explain: {
      text: 'Le preneur est en défaut. Le bailleur peut exiger une caution et résilier le bail.',
      line: 'caution\u00a0: personne ou somme qui garantit une dette',
    },
    analyze: {
      text: 'Le train part à neuf heures. Le quai a changé ce matin.',
      line: 'Phrase moyenne\u00a0: 6 mots',
    },
  },
  de: {
    rephrase: { marked: 'Die Brücke ist [-zum jetzigen Zeitpunkt-][+jetzt+] gesperrt.' },
    summarize: {
      text: 'Die Ozonschicht schützt das Leben vor ultraviolettem Licht. Später fand man über dem Südpol ein Loch. Die Länder verboten danach die schädlichen Gase. Das Loch in der Ozonschicht schließt sich bis 2066.',
      line: 'Die Länder verboten danach die schädlichen Gase. Das Loch in der Ozonschicht schließt sich bis 2066.',
    },
    explain: {
      text: 'Der Mieter ist im Verzug. Der Vermieter setzt ihm eine Nachfrist und kann den Vertrag dann fristlos kündigen.',
      line: 'Mieter: wer eine Wohnung mietet',
    },
    analyze: {
      text: 'Der Zug fährt um neun. Das Gleis wurde heute Morgen geändert.',
      line: 'Mittlere Satzlänge: 5,5 Wörter',
    },
  },
}
