import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Configurações',
  nav: {
    place: 'Parte das configurações',
    overview: 'Visão geral',
    sessions: 'Sessões e dispositivos',
  },
  overview: {
    title: 'Sua conta',
    intro: 'Os dados pelos quais o Penmark reconhece você.',
    email: 'E-mail',
    verified: 'Verificado',
    unverified: 'Não verificado',
    plan: 'Plano',
    created: 'Membro desde',
    id: 'ID do usuário',
    idHint: 'O suporte pode pedi-lo. Não é segredo.',
    copy: 'Copiar',
    copied: 'Copiado',
    google: 'Conta Google',
    googleNotLinked: 'Não vinculada',
  },
  missing: {
    title: 'Não há nada aqui',
    text: 'Pode ter sido removido, ou o endereço está errado.',
    back: 'Voltar às configurações',
  },
  confirm: {
    password: 'Senha atual',
    passwordHint: 'Para que ninguém mais faça isso em um dispositivo que você deixou aberto.',
  },
  sessions: {
    title: 'Sessões e dispositivos',
    intro:
      'Onde sua conta está aberta. O horário de atividade avança quando algo é enviado ou salvo, com margem de cinco minutos; ler não conta.',
    current: 'Este dispositivo',
    kind: {
      web: 'Navegador',
      api: 'Token de API',
    },
    since: 'conectado em',
    active: 'ativo em',
    device: '{{client}} no {{system}}',
    unknown: 'Dispositivo desconhecido',
    end: 'Desconectar',
    endTitle: 'Desconectar este dispositivo?',
    endText: 'O próximo pedido dele exigirá entrar de novo. O que foi salvo continua salvo.',
    keep: 'Manter',
    ended: 'O dispositivo foi desconectado.',
    endOthers: 'Desconectar todos os outros',
    othersTitle: 'Desconectar em todos os outros lugares?',
    othersText:
      'Todos os outros navegadores e tokens de API de um login são desconectados na hora. As chaves de API continuam funcionando.',
    othersEnded: 'Todas as outras sessões foram encerradas.',
    more_one: 'Há mais uma que não aparece.',
    more_other: 'Há mais {{count}} que não aparecem.',
  },
} satisfies Translation<typeof english>
