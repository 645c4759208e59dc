import type { access as english } from '../en/access.ts'
import type { Translation } from '../translation.ts'

export const access = {
  title: 'Proteja sua conta',
  intro: 'Tudo o que abre sua conta. Marque o que você não reconhece e encerre.',
  afterReset:
    'Sua senha foi redefinida, e todos os dispositivos e tokens de API foram desconectados. Chaves de acesso, Google e chaves de API novas ficam em pausa até você terminar aqui.',
  afterChange:
    'Sua senha foi trocada, e os outros dispositivos e tokens de API foram desconectados. Tudo abaixo ainda abre sua conta.',
  young:
    'As chaves de acesso e de API dos últimos 30 dias já estão marcadas. Desmarque o que é seu e veja também o resto.',
  kind: {
    session: 'Sessões e dispositivos',
    passkey: 'Chaves de acesso',
    app: 'Aplicativo autenticador',
    google: 'Conta Google',
    api_key: 'Chaves de API',
    seat: 'Acesso de auditoria',
  },
  app: 'Aplicativo autenticador',
  current: 'Este dispositivo',
  paused: 'Em pausa até você terminar aqui',
  made: 'Adicionado em {{date}}',
  signedIn: 'Conectado em {{date}}',
  madeWith: 'Adicionado em {{date}} com {{device}}',
  used: 'Último uso em',
  usedWith: 'com {{device}}',
  unused: 'Nunca usado',
  onlyWay: 'É sua única forma de entrar. Defina uma senha primeiro.',
  stale: 'Entre de novo para encerrar acessos.',
  submit: 'Encerrar o que está marcado',
  submitHint: 'O que você não marcar continua funcionando, e o que está em pausa volta a funcionar.',
  nothing: 'Você não encerrou nada, então tudo continua funcionando.',
  ended_one: 'Você encerrou um acesso à sua conta.',
  ended_other: 'Você encerrou {{count}} acessos à sua conta.',
  link: 'Proteger sua conta',
  linkText: 'Acha que alguém entrou na sua conta? Veja tudo o que a abre e encerre o que não reconhece.',
  left: 'Continuam conectados à sua conta:',
  leftHint: 'Chaves de acesso, Google e chaves de API novas ficam em pausa até você entrar e verificá-las.',
} satisfies Translation<typeof english>
