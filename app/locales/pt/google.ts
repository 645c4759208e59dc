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
    title: 'Entrada com o Google',
    waitingTitle: 'Concluir a entrada',
    waiting: 'O Google respondeu. Mais um passo e você entra aqui.',
    submit: 'Concluir a entrada',
    working: 'Entrando…',
    programTitle: 'Volte ao seu programa',
    program:
      'Começou esta entrada em outro programa. Ele usa o endereço desta página para continuar; depois pode fechá-la.',
    doneTitle: 'Sessão iniciada',
    done: 'Entrou como {{email}}. A próxima página abre em instantes.',
    next: 'Continuar',
    failedTitle: 'A autenticação falhou',
    failedHint: 'Nada foi alterado. A próxima página abre em instantes.',
    toLogin: 'Ir para a entrada',
    toSettings: 'Voltar às configurações',
  },
  settings: {
    title: 'Conta Google',
    intro: 'Com uma conta Google conectada pode entrar sem senha.',
    linked: 'Conectada a {{email}} desde {{date}}.',
    notLinked: 'Não conectada',
    manage: 'Gerenciar',
    connect: 'Conectar o Google',
    connectHint: 'O Google pergunta qual conta usar. O endereço dela não precisa ser o da sua conta Penmark.',
    disconnect: 'Desconectar o Google',
    disconnectHint: 'Depois você entra com a sua senha. As sessões abertas continuam abertas.',
    onlyWay: 'O Google é a sua única forma de entrar. Para desconectá-lo, defina primeiro uma senha.',
    setPassword: 'Definir uma senha',
    unavailable: 'A entrada com o Google não está configurada neste servidor.',
    keep: 'Voltar às configurações',
    connected: 'A sua conta Google está conectada.',
    disconnected: 'A sua conta Google foi desconectada.',
  },
} satisfies Translation<typeof english>
