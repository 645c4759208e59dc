import type { google as english } from '../en/google.ts'
import type { Translation } from '../translation.ts'

export const google = {
  button: {
    or: 'ou',
    login: 'Continuar com o Google',
    register: 'Cadastrar-se com o Google',
  },
  problem: {
    initLogin: 'Não foi possível iniciar o login com o Google',
    initAuthentication: 'Não foi possível iniciar a autenticação com o Google',
    oauth: 'Erro de OAuth: {{error}}',
  },
  callback: {
    title: 'Login com o Google',
    waitingTitle: 'Concluir o login',
    waiting: 'O Google respondeu. Mais um passo e você entra aqui.',
    submit: 'Concluir o login',
    working: 'Entrando…',
    programTitle: 'Volte ao seu programa',
    program:
      'Você começou o login em outro programa. Ele precisa do endereço desta página para continuar; depois, você pode fechá-la.',
    doneTitle: 'Você entrou',
    done: 'Você entrou como {{email}}. Abrindo a próxima página…',
    next: 'Continuar',
    failedTitle: 'A autenticação falhou',
    failedHint: 'Nada foi alterado. Abrindo a próxima página…',
    toLogin: 'Ir para o login',
    toSettings: 'Voltar às configurações',
  },
  settings: {
    title: 'Conta Google',
    intro: 'Conecte uma conta Google para entrar sem senha.',
    linked: 'Conectada a {{email}} desde {{date}}.',
    notLinked: 'Não conectada',
    manage: 'Gerenciar',
    connect: 'Conectar o Google',
    connectHint: 'O Google pergunta qual conta usar. O endereço pode ser diferente do da sua conta Penmark.',
    disconnect: 'Desconectar o Google',
    disconnectHint: 'A partir daí você entra com sua senha. Os dispositivos conectados continuam conectados.',
    onlyWay: 'O Google é a sua única forma de entrar. Para desconectá-lo, defina primeiro uma senha.',
    setPassword: 'Definir uma senha',
    unavailable: 'O login com o Google não está configurado neste servidor.',
    keep: 'Voltar às configurações',
    connected: 'Sua conta Google está conectada.',
    disconnected: 'Sua conta Google foi desconectada.',
  },
} satisfies Translation<typeof english>
