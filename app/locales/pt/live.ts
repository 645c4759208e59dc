import type { live as english } from '../en/live.ts'
import type { Translation } from '../translation.ts'

export const live = {
  ask: 'Seu texto é revisado neste servidor enquanto você escreve. É grátis e não o armazenamos.',
  ask_here:
    'A revisão é grátis. Neste navegador, seu texto em inglês não sai deste dispositivo, depois de um único download de {{size, number}} MB. Os outros idiomas são revisados neste servidor, e não armazenamos seu texto.',
  here: 'Revisar neste navegador',
  server: 'Revisar neste servidor',
  turn_on: 'Ativar',
  not_now: 'Agora não',
  found_one: '{{count, number}} sugestão · grátis',
  found_other: '{{count, number}} sugestões · grátis',
  none: 'Nenhuma sugestão · grátis',
  found_here_one: '{{count, number}} sugestão · nada enviado',
  found_here_other: '{{count, number}} sugestões · nada enviado',
  none_here: 'Nenhuma sugestão · nada enviado',
  loading: 'Carregando a revisão…',
  failed: 'Este navegador não conseguiu carregar a revisão. Seu texto não foi enviado.',
  remove: 'Remover',
} satisfies Translation<typeof english>
