import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal = {
  page: {
    terms: 'Termos',
    privacy: 'Privacidade',
    imprint: 'Informações legais',
    security: 'Segurança',
    cookies: 'Cookies',
  },
  vat: 'Identificação fiscal',
  columns: { data: 'Dados', purpose: 'Finalidade', period: 'Por quanto tempo', cookie: 'Cookie' },
  data: {
    account: {
      what: 'E-mail, nome do espaço de trabalho, membros',
      why: 'Sua conta',
      period: 'Até você excluir a conta; os links dos e-mails, um dia no máximo',
    },
    signIn: {
      what: 'Sessões, dispositivos conhecidos, chaves de acesso, segredos de autenticação, códigos de recuperação, chaves de API, vínculo com o Google',
      why: 'Entrar na conta e manter outros fora',
      period: 'Até você remover; uma sessão, 30 dias; um dispositivo, 400',
    },
    writing: {
      what: 'Favoritos, estilos, modelos, prompts, glossário, dicionário, preferências: criptografados',
      why: 'O que você salva',
      period: 'Até você excluir isso ou a conta',
    },
    answers: {
      what: 'Respostas lacradas que você ainda não recebeu e números de solicitações concluídas',
      why: 'Repetir uma solicitação sem pagar nem gravar duas vezes',
      period: '15 minutos; os números, 24 horas',
    },
    usage: {
      what: 'Números, horários e resultado de solicitações, créditos e pagamentos; nenhum texto, nenhum nome',
      why: 'O registro que prova o que foi cobrado',
      period: 'Para sempre, sem ligação com você depois que a conta é excluída',
    },
    billing: {
      what: 'Número de cliente na Stripe, plano, faturas, teto mensal',
      why: 'Pagamento',
      period: 'Enquanto a lei exigir as faturas',
    },
    mails: {
      what: 'Quais e-mails você quer e quais foram enviados',
      why: 'Os e-mails que você escolheu',
      period: 'Até você excluir a conta',
    },
    auditors: {
      what: 'Endereço de quem audita a seu convite e o que essa pessoa abriu',
      why: 'Acesso de auditoria',
      period: 'Até você excluir a conta',
    },
    provenance: {
      what: 'Contagens e impressões digitais de textos, e páginas que você compartilhou',
      why: 'Links de procedência, se você os ativou',
      period: 'Até você excluí-los ou excluir a conta',
    },
    messages: {
      what: 'Nome, endereço e texto do que você nos escreve: criptografados',
      why: 'Responder a você',
      period: '180 dias no máximo ou até a resposta',
    },
    operation: {
      what: 'O que a administração fez em uma conta e por quê',
      why: 'Prestar contas',
      period: 'Sem ligação com você depois que a conta é excluída',
    },
  },
  cookies: {
    session: { why: 'Mantém sua sessão aberta', period: '30 dias, ou 14 sem uso' },
    device: { why: 'Reconhece um dispositivo seu, para não avisar por e-mail', period: '400 dias' },
    signIn: { why: 'Liga a este navegador as etapas de um login ou cadastro', period: 'De 10 minutos a um dia' },
    look: { why: 'Idioma e aparência', period: 'Um ano' },
    message: { why: 'Um aviso para a próxima página', period: 'Um minuto' },
    text: { why: 'Leva, lacrado, um texto da página inicial para sua conta nova', period: 'Um dia' },
    machine: {
      why: 'Mostra na hora o que você acabou de salvar, se o site roda em vários servidores',
      period: 'Cinco minutos',
    },
  },
  processors: {
    model: 'Textos que você envia a um modelo de IA',
    languageTool: 'Textos revisados, em um servidor LanguageTool',
    stripe: 'Dados de pagamento',
    google: 'Login com o Google',
    mail: 'Entrega de e-mails',
    archive: 'Cópias do registro e backups',
  },
  noProcessors: 'Ninguém.',
} satisfies Translation<typeof english>
