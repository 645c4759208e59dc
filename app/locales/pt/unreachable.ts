import type { unreachable as english } from '../en/unreachable.ts'
import type { Translation } from '../translation.ts'

export const unreachable = {
  title: 'Não conseguimos acessar o Penmark',
  text: 'Talvez você esteja offline, ou nosso servidor esteja indisponível por um momento. As páginas abertas guardam o que você digitou. Esta página se abre sozinha quando a conexão voltar.',
  waiting_one: '{{count}} alteração está salva neste dispositivo e será enviada quando a conexão voltar.',
  waiting_other: '{{count}} alterações estão salvas neste dispositivo e serão enviadas quando a conexão voltar.',
  again: 'Tentar de novo',
} satisfies Translation<typeof english>
