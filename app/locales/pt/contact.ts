import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Escreva para nós',
  intro: 'Uma pessoa lê cada mensagem.',
  introWithAddress: 'Uma pessoa lê cada mensagem. Você também pode escrever para {{address}}.',
  field: { firstName: 'Nome', lastName: 'Sobrenome', email: 'E-mail', subject: 'Assunto', message: 'Mensagem' },
  about: {
    sales: 'Plano Enterprise',
    guarantee: 'Garantia de reembolso',
    support: 'Pergunta ao suporte',
    privacy: 'Meus dados',
    accessibility: 'Acessibilidade',
  },
  submit: 'Enviar mensagem',
  kept: 'Excluímos sua mensagem depois da resposta, no máximo em 180 dias.',
  waits: 'Deixe esta página aberta: a mensagem será enviada sozinha quando a conexão voltar.',
  sentTitle: 'Mensagem enviada',
  sent: 'Agradecemos sua mensagem. Responderemos em até 24 horas.',
  home: 'Voltar à página inicial',
  problem: {
    firstNameRequired: 'O nome é obrigatório',
    firstNameLong: 'O nome deve ter menos de 50 caracteres',
    lastNameRequired: 'O sobrenome é obrigatório',
    lastNameLong: 'O sobrenome deve ter menos de 50 caracteres',
    emailRequired: 'O e-mail é obrigatório',
    emailLong: 'O e-mail deve ter menos de 100 caracteres',
    subjectRequired: 'O assunto é obrigatório',
    subjectLong: 'O assunto deve ter menos de 100 caracteres',
    messageRequired: 'A mensagem é obrigatória',
    messageLong: 'A mensagem deve ter menos de 2.000 caracteres',
    tooMany: 'Envios demais. Tente mais tarde.',
    failed: 'Ocorreu um erro. Tente mais tarde.',
    network: 'Erro de rede. Verifique sua conexão e tente de novo.',
  },
} satisfies Translation<typeof english>
