import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Se o botão não abrir, copie este endereço no seu navegador:',
    noTracking: 'Ela não contém rastreadores.',
    unsubscribe: 'Parar de receber estas mensagens',
    settings: 'Escolher quais mensagens você recebe',
  },
  reason: {
    alarm: 'Você recebeu este e-mail porque o administrador deste site indicou este endereço para os alarmes.',
    entered: 'Você recebeu este e-mail porque este endereço foi informado no Penmark.',
    security:
      'Você recebeu este e-mail porque ele trata da segurança da sua conta no Penmark. Mensagens assim não podem ser desativadas.',
    invited:
      'Você recebeu este e-mail porque alguém informou este endereço no Penmark para convidar você. Você não precisa de conta, e ninguém volta a escrever sem um novo convite.',
    owner:
      'Você recebeu este e-mail porque é proprietário de um espaço de trabalho no Penmark que agora é auditado por alguém.',
    auditor: 'Você recebeu este e-mail porque havia aceitado um convite para auditar no Penmark.',
    usageAlerts: 'Você recebeu este e-mail porque os avisos de uso estão ativados na sua conta do Penmark.',
    weeklyDigest: 'Você recebeu este e-mail porque o resumo semanal está ativado na sua conta do Penmark.',
  },
  verifyEmail: {
    subject: 'Confirme seu endereço de e-mail no Penmark',
    heading: 'Confirme seu endereço de e-mail',
    intro: 'Uma conta do Penmark foi criada com este endereço. Confirme-o se foi você.',
    action: 'Confirmar endereço de e-mail',
    token: 'Ou digite este código de verificação:',
    expires: 'O link e o código valem uma única vez, por 24 horas. Um e-mail mais recente os substitui.',
    elsewhere: 'Em um navegador diferente daquele em que a conta foi criada, pediremos a senha dela.',
    ignore: 'Não foi você? Ignore este e-mail e não confirme nada: a conta continuará fechada.',
  },
  resetPassword: {
    subject: 'Defina uma nova senha para o Penmark',
    heading: 'Defina uma nova senha',
    intro: 'Alguém, esperamos que você, pediu uma nova senha para a conta do Penmark com este endereço.',
    action: 'Definir uma nova senha',
    expires: 'O link funciona uma vez, por uma hora. Um e-mail mais recente o substitui.',
    ignore: 'Se não foi você, ignore este e-mail: a senha continua a mesma.',
  },
  approveEmailChange: {
    subject: 'Aprove o novo endereço de e-mail da sua conta do Penmark',
    heading: 'Aprove a alteração do seu endereço de e-mail',
    intro:
      'Na sua conta do Penmark foi pedida a alteração do endereço de e-mail para {{email}}. Ela só segue adiante se você a aprovar aqui; depois escreveremos para o novo endereço.',
    action: 'Aprovar a alteração',
    expires: 'O link funciona uma vez, por 24 horas. Um e-mail mais recente o substitui.',
    ignore: 'Se não foi você, não abra o link e defina uma nova senha: alguém conhece a sua.',
  },
  confirmEmailChange: {
    subject: 'Confirme este endereço para a sua conta do Penmark',
    heading: 'Confirme o seu novo endereço de e-mail',
    intro: 'Uma conta do Penmark vai passar para este endereço. Um clique conclui; depois, entre com {{email}}.',
    action: 'Confirmar o novo endereço',
    expires: 'O link funciona uma vez, por 24 horas. Um e-mail mais recente o substitui.',
    ignore: 'Se você não esperava isto, ignore a mensagem: nada muda.',
  },
  auditorInvitation: {
    subject: '{{inviter}} convida você a auditar um registro no Penmark',
    heading: 'Convite para auditar',
    intro:
      '{{inviter}} convida você a ler o registro do espaço de trabalho “{{workspace}}” no Penmark: extratos mensais, lançamentos e exportações que você mesmo pode verificar, offline.',
    action: 'Ver o convite',
    scope:
      'Seu acesso é somente de leitura e dura {{days}} dias a partir do momento em que você aceita. Não contém textos.',
    recorded: 'Cada página e arquivo que você abre é registrado e mostrado ao proprietário do espaço de trabalho.',
    expires:
      'O link funciona uma vez, até {{date}}, e só para o endereço ao qual este e-mail foi enviada. Um e-mail mais recente o substitui.',
    ignore: 'Se você não esperava isto, ignore a mensagem: nada acontece antes que você aceite.',
  },
  auditorAccepted: {
    subject: '{{auditor}} aceitou o seu convite para auditar',
    heading: 'Seu auditor já pode ler o registro',
    intro: '{{auditor}} aceitou o convite e pode ler o registro do espaço de trabalho “{{workspace}}” até {{date}}.',
    action: 'Ver o que é consultado',
    revoke: 'Cada página e arquivo que ele abre aparece ali. Na mesma página você pode revogar o acesso quando quiser.',
  },
  auditorRevoked: {
    subject: 'Seu acesso a um registro no Penmark terminou',
    heading: 'Seu acesso foi revogado',
    intro: '{{owner}} revogou o seu acesso ao registro do espaço de trabalho “{{workspace}}”.',
    action: 'Espaços de trabalho que você audita',
    exports: 'As exportações que você baixou continuam verificáveis offline, sem nós.',
  },
  usage80: {
    subject: '{{percent}} das suas solicitações mensais no Penmark foram usadas',
    heading: 'Você usou {{percent}} do seu mês',
    intro:
      'Das {{limit}} solicitações que o seu plano {{plan}} inclui neste mês, {{used}} foram usadas. O limite é renovado em {{date}}.',
    capIntro:
      'Das {{limit}} solicitações que você se permitiu neste mês, {{used}} foram usadas. Seu teto mensal é renovado em {{date}}.',
    action: 'Ver o seu uso',
    extra: 'Quando o limite acabar, seus créditos extras serão usados. Você tem {{extra}}.',
    noExtra: 'Quando o limite acabar, novas solicitações serão recusadas até lá. Elas não custam nada.',
    once: 'Este e-mail chega no máximo uma vez por mês.',
  },
  usage100: {
    subject: 'Suas solicitações mensais no Penmark acabaram',
    heading: 'Suas solicitações mensais acabaram',
    intro:
      'Todas as {{limit}} solicitações que o seu plano {{plan}} inclui neste mês foram usadas. O limite é renovado em {{date}}.',
    capIntro:
      'Todas as {{limit}} solicitações que você se permitiu neste mês foram usadas. Seu teto mensal é renovado em {{date}}.',
    action: 'Ver o seu uso',
    extra: 'Novas solicitações usam seus créditos extras. Você tem {{extra}}.',
    noExtra: 'Até lá, novas solicitações são recusadas. Elas não custam nada.',
    once: 'Este e-mail chega no máximo uma vez por mês.',
  },
  weeklyDigest: {
    subject: 'Sua semana no Penmark, de {{from}} a {{to}}',
    heading: 'Sua semana, de {{from}} a {{to}}',
    intro: 'O que você usou na semana passada e como está o seu mês agora. Todos os horários são UTC.',
    requests: 'Solicitações da semana',
    month: 'Usado neste mês',
    share: '{{used}} de {{limit}} ({{percent}})',
    left: 'Créditos restantes',
    resets: 'O limite é renovado',
    resetsOn: '{{date}} ({{days}})',
    action: 'Ver o seu uso',
  },
  notice: {
    when: 'Aconteceu em {{time}} (UTC).',
    accountSuspended: {
      subject: 'Sua conta Penmark está suspensa',
      heading: 'Sua conta está suspensa',
      what: 'Um administrador deste site suspendeu sua conta ou o espaço de trabalho dela. Você saiu de todos os dispositivos, as chaves de API são recusadas e as solicitações em andamento foram encerradas sem custo. Nada foi apagado.',
      action: 'Ver para quem escrever',
      unexpected:
        'Entre nessa página: ela recusa você e diz para quem escrever. Os auditores que você convidou continuam podendo ler seu registro.',
    },
    accountResumed: {
      subject: 'Sua conta Penmark voltou a funcionar',
      heading: 'Sua conta voltou a funcionar',
      what: 'Um administrador deste site retirou a suspensão. Entre como antes; suas chaves de API voltaram a funcionar.',
      action: 'Entrar',
      unexpected: 'Se notar algo que não foi você, defina logo uma nova senha.',
    },
    device: 'Dispositivo',
    left: {
      these: 'A lista acima ainda dá acesso à sua conta. Verifique-a em {{page}}',
      paused:
        'A lista acima continua ligada à sua conta. Chaves de acesso, Google e chaves de API novas ficam em pausa até você entrar e verificá-la em {{page}}',
      nothing: 'Nada mais abre sua conta.',
    },
    access: {
      session: 'Sessões e dispositivos',
      passkey: 'Chaves de acesso',
      app: 'Aplicativo autenticador',
      google: 'Conta do Google',
      api_key: 'Chaves de API',
      seat: 'Acesso de auditoria',
    },
    passwordChanged: {
      subject: 'Sua senha do Penmark foi alterada',
      heading: 'Sua senha foi alterada',
      what: 'A senha da sua conta do Penmark foi alterada. A sessão foi encerrada em todos os outros dispositivos e tokens da API.',
      action: 'Definir uma nova senha',
      unexpected: 'Se não foi você, defina já uma nova senha: isso encerra todas as sessões.',
    },
    passwordReset: {
      subject: 'Sua senha do Penmark foi redefinida',
      heading: 'Sua senha foi redefinida',
      what: 'Uma nova senha foi definida para a sua conta do Penmark por um link enviado a este endereço. A sessão foi encerrada em todos os dispositivos e tokens da API.',
      action: 'Definir uma nova senha',
      unexpected:
        'Se não foi você, alguém consegue ler a sua caixa de correio. Proteja-a primeiro e depois defina uma nova senha.',
    },
    passwordSet: {
      subject: 'Sua conta do Penmark agora tem uma senha',
      heading: 'Uma senha foi definida',
      what: 'Agora também é possível entrar na sua conta do Penmark com uma senha. A sessão foi encerrada em todos os outros dispositivos e tokens da API.',
      action: 'Definir uma nova senha',
      unexpected: 'Se não foi você, defina já uma nova senha: isso encerra todas as sessões.',
    },
    googleLinked: {
      subject: 'Sua conta Penmark está conectada ao Google',
      heading: 'Uma conta Google foi conectada',
      what: 'A partir de agora a sua conta Penmark também pode ser aberta com uma conta Google.',
      action: 'Ver a conexão',
      unexpected: 'Se não foi você, desconecte-a e defina já uma nova senha.',
    },
    googleUnlinked: {
      subject: 'O Google foi desconectado da sua conta Penmark',
      heading: 'Sua conta Google foi desconectada',
      what: 'Sua conta Penmark já não pode ser aberta com uma conta Google. Entre com a sua senha.',
      action: 'Ver a definição',
      unexpected: 'Se não foi você, alguém conhece a sua senha. Defina já uma nova: isso termina todas as sessões.',
    },
    apiKeyMade: {
      subject: 'Uma nova chave de API da sua conta do Penmark',
      heading: 'Uma chave de API foi criada',
      what: 'Um programa que tenha esta chave pode usar o Penmark em seu nome, dentro das permissões da chave.',
      action: 'Ver as chaves de API',
      unexpected: 'Se não foi você, revogue a chave e troque a senha imediatamente.',
    },
    apiKeyRevoked: {
      subject: 'Uma chave de API da sua conta Penmark foi revogada',
      heading: 'Uma chave de API foi revogada',
      what: 'O programa que usava esta chave não acessa mais o Penmark. Se foi você quem a revogou, não precisa fazer nada. Se outras chaves forem revogadas na próxima hora, não enviaremos outro e-mail.',
      action: 'Ver as chaves de API',
      unexpected: 'Não foi você? Troque a senha imediatamente: isso desconecta todos.',
    },
    factorOn: {
      subject: 'Entrar no Penmark agora pede um código',
      heading: 'O segundo fator foi ativado',
      what: 'A partir de agora, entrar na sua conta do Penmark pede um código do seu aplicativo autenticador além da senha.',
      action: 'Ver a segurança de acesso',
      unexpected:
        'Se não foi você, defina uma nova senha imediatamente e escreva ao nosso suporte: alguém esteve na sua conta.',
    },
    factorOff: {
      subject: 'Entrar no Penmark não pede mais um código',
      heading: 'O segundo fator foi desativado',
      what: 'Entrar na sua conta do Penmark não pede mais um código de um aplicativo autenticador. Os códigos de recuperação deixaram de funcionar.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Se não foi você, defina uma nova senha imediatamente e ative o segundo fator de novo.',
    },
    passkeyAdded: {
      subject: 'Uma nova chave de acesso para sua conta do Penmark',
      heading: 'Uma chave de acesso foi adicionada',
      what: 'Quem tiver esta chave de acesso pode entrar com ela na sua conta do Penmark, sem a senha.',
      action: 'Ver as chaves de acesso',
      unexpected: 'Se não foi você, remova a chave de acesso e defina uma nova senha imediatamente.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso da sua conta do Penmark foi removida',
      heading: 'Uma chave de acesso foi removida',
      what: 'Ela não abre mais sua conta do Penmark.',
      action: 'Ver as chaves de acesso',
      unexpected: 'Se não foi você, defina uma nova senha imediatamente: alguém conhece a sua.',
    },
    recoveryCodesMade: {
      subject: 'Novos códigos de recuperação para sua conta do Penmark',
      heading: 'Novos códigos de recuperação foram criados',
      what: 'Os códigos de recuperação que você tinha antes deixaram de funcionar.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Se não foi você, defina uma nova senha imediatamente e crie novos códigos.',
    },
    recoveryCodeUsed: {
      subject: 'Um código de recuperação abriu sua conta do Penmark',
      heading: 'Um código de recuperação foi usado',
      what: 'Alguém, esperamos que você, entrou na sua conta do Penmark com a senha e um código de recuperação. Esse código não funciona mais.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Se não foi você, defina uma nova senha imediatamente e crie novos códigos de recuperação.',
    },
    recoveryCodesFew: {
      subject: 'Restam poucos códigos de recuperação para sua conta do Penmark',
      heading: 'Crie novos códigos de recuperação',
      what: 'Um código de recuperação foi usado para entrar na sua conta do Penmark, e não restam mais de três. Sem nenhum, perder o aplicativo autenticador é perder a entrada.',
      action: 'Criar novos códigos',
      unexpected: 'Se não foi você, defina uma nova senha imediatamente e crie novos códigos de recuperação.',
    },
    sessionsEnded: {
      subject: 'Suas sessões do Penmark foram encerradas',
      heading: 'Todas as outras sessões foram encerradas',
      what: 'Todos os outros navegadores e tokens de API que estavam conectados à sua conta do Penmark foram desconectados.',
      action: 'Ver sessões e dispositivos',
      unexpected: 'Se não foi você, alguém sabe sua senha. Troque-a imediatamente: isso desconecta todos.',
    },
    newDevice: {
      subject: 'Novo login na sua conta do Penmark',
      heading: 'Login em um dispositivo novo',
      what: 'Sua conta do Penmark foi aberta em um dispositivo que não conhecíamos. Se foi você, não precisa fazer nada.',
      action: 'Proteger a conta',
      unexpected: 'Não foi você? Troque a senha imediatamente: isso desconecta todos.',
    },
    codesExhausted: {
      subject: 'Alguém sabe sua senha do Penmark',
      heading: 'Códigos errados depois da senha certa',
      what: 'Alguém digitou sua senha e depois cinco códigos errados. Não conseguiu entrar. Troque a senha agora, a menos que tenha sido você.',
      action: 'Trocar a senha',
      unexpected:
        'Dispositivos novos precisam esperar antes de outra tentativa, cada vez mais. Um dispositivo que você já usou e uma chave de acesso, não.',
    },
    accessEnded: {
      subject: 'Acessos à sua conta do Penmark foram encerrados',
      heading: 'Acessos encerrados',
      what: 'Você encerrou estes acessos à sua conta do Penmark. Não precisa fazer nada.',
      action: 'Proteger a conta',
      unexpected: 'Não foi você? Troque a senha imediatamente: isso desconecta todos.',
    },
    accountDeleted: {
      subject: 'Sua conta do Penmark foi excluída',
      heading: 'Sua conta foi excluída',
      what: 'Sua conta do Penmark foi excluída, como você pediu com sua senha ou um acesso recente. O que era guardado sobre você foi apagado. Esta é a última mensagem para este endereço.',
      action: 'Ir para o Penmark',
      unexpected:
        'Se não foi você, alguém sabia sua senha. Não é possível desfazer; troque essa senha em todos os lugares em que você a usa.',
    },
    emailChanged: {
      subject: 'Sua conta do Penmark tem um novo endereço de e-mail',
      heading: 'O endereço de e-mail foi alterado',
      what: 'Sua conta do Penmark agora pertence a outro endereço de e-mail, como este endereço aprovou. A sessão foi encerrada em todos os dispositivos e tokens da API, e este endereço já não abre a conta.',
      action: 'Ir para o Penmark',
      unexpected:
        'Se não foi você, alguém consegue ler a sua caixa de correio. Proteja-a e responda a este e-mail ou escreva ao nosso suporte.',
    },
  },
} satisfies Translation<typeof english>
