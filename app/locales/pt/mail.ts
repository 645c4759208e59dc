import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    footer:
      'Você está recebendo esta mensagem porque este endereço foi informado no Penmark. Ela não contém rastreadores.',
  },
  verifyEmail: {
    subject: 'Confirme seu endereço de e-mail no Penmark',
    heading: 'Confirme seu endereço de e-mail',
    intro:
      'Alguém, esperamos que você, abriu uma conta no Penmark com este endereço. Basta um clique para confirmá-lo; depois você já pode entrar.',
    action: 'Confirmar endereço de e-mail',
    token: 'Ou digite este código de verificação:',
    expires: 'O link e o código valem uma única vez, por 24 horas. Uma mensagem mais recente os substitui.',
    ignore: 'Se não foi você, ignore esta mensagem: a conta continuará fechada.',
  },
} satisfies Translation<typeof english>
