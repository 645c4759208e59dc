import type { device as english } from '../en/device.ts'
import type { Translation } from '../translation.ts'

export const device = {
  switch: 'Neste dispositivo · grátis',
  hint: 'O modelo de IA do seu navegador responde. Seu texto não é enviado a nós nem a ninguém.',
  fetching: 'Seu navegador está baixando o modelo de IA: {{percent}}%',
  no_model:
    'Seu navegador não tem modelo de IA para esta ação, então ela será recusada. Desative isto para usar nosso servidor.',
  unsent: 'Nada foi enviado e nenhum crédito foi usado.',
  month_one: 'Mais um texto neste dispositivo, grátis. Ele não conta aqui, porque nada foi enviado.',
  month_other: 'Mais {{count}} textos neste dispositivo, grátis. Eles não contam aqui, porque nada foi enviado.',
  refused: {
    no_model: 'Seu navegador não tem modelo de IA para esta ação.',
    language_unknown: 'Seu navegador não reconheceu o idioma do texto. Escolha-o em “Mais”.',
    language_unsupported: 'O modelo de IA do seu navegador não funciona neste idioma.',
    too_long: 'O texto é longo demais para o modelo de IA do seu navegador.',
    empty: 'O modelo de IA do seu navegador não deu resposta.',
    failed: 'O modelo de IA do seu navegador falhou.',
  },
} satisfies Translation<typeof english>
