import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Se o botão não funcionar, copie este endereço no navegador:',
    noTracking: 'Este e-mail não contém rastreadores.',
    unsubscribe: 'Parar de receber estes e-mails',
    settings: 'Escolher quais e-mails você recebe',
  },
  reason: {
    alarm: 'Você recebeu este e-mail porque o administrador deste site escolheu este endereço para alarmes.',
    contactNotice:
      'Você recebeu este e-mail porque o administrador deste site escolheu este endereço para as mensagens.',
    contactAnswer: 'Você recebeu este e-mail porque escreveu para nós no Penmark.',
    entered: 'Você recebeu este e-mail porque alguém informou este endereço no Penmark.',
    security:
      'Você recebeu este e-mail porque ele trata da segurança da sua conta Penmark. Esses e-mails não podem ser desativados.',
    invited:
      'Você recebeu este e-mail porque alguém informou este endereço no Penmark para convidar você. Você não precisa de conta, e só voltaremos a escrever se houver outro convite.',
    owner: 'Você recebeu este e-mail porque tem um espaço de trabalho no Penmark que agora alguém pode auditar.',
    auditor: 'Você recebeu este e-mail porque aceitou um convite para auditar no Penmark.',
    usageAlerts: 'Você recebeu este e-mail porque os avisos de uso estão ativados na sua conta Penmark.',
    weeklyDigest: 'Você recebeu este e-mail porque o resumo semanal está ativado na sua conta Penmark.',
  },
  verifyEmail: {
    subject: 'Confirme seu endereço de e-mail no Penmark',
    heading: 'Confirme seu endereço de e-mail',
    intro: 'Confirme este endereço se você criou uma conta Penmark com ele.',
    action: 'Confirmar endereço de e-mail',
    token: 'Ou digite este código de verificação:',
    expires: 'O link e o código valem uma vez, por 24 horas. Um e-mail mais recente os substitui.',
    elsewhere: 'Se você abrir o link em outro navegador, pediremos a senha da conta.',
    ignore: 'Não foi você? Ignore este e-mail. A conta continua fechada se você não confirmar.',
  },
  contactConfirmation: {
    subject: 'Recebemos sua mensagem ao Penmark',
    heading: 'Recebemos sua mensagem',
    intro: 'Obrigado por escrever. Uma pessoa vai ler e responder a este endereço.',
    number: 'Se escrever de novo, informe este número:',
    action: 'Ler as perguntas frequentes',
    ignore: 'Não escreveu para nós? Ignore este e-mail. Vamos excluir a mensagem.',
  },
  contactAnswer: {
    subject: 'Nossa resposta: {{subject}}',
    intro: 'Olá, {{name}}. Esta é a resposta à sua mensagem.',
    action: 'Escrever de novo',
  },
  resetPassword: {
    subject: 'Defina uma nova senha para o Penmark',
    heading: 'Defina uma nova senha',
    intro: 'Agora você pode definir uma nova senha para sua conta Penmark.',
    action: 'Definir uma nova senha',
    expires: 'O link vale uma vez, por uma hora. Um e-mail mais recente o substitui.',
    ignore: 'Não foi você quem pediu? Ignore este e-mail. Sua senha continua a mesma.',
  },
  approveEmailChange: {
    subject: 'Aprove seu novo endereço de e-mail no Penmark',
    heading: 'Aprove a alteração do seu endereço de e-mail',
    intro:
      'Aprove a alteração se você pediu para usar {{email}} na sua conta Penmark. Depois escreveremos para o novo endereço.',
    action: 'Aprovar a alteração',
    expires: 'O link vale uma vez, por 24 horas. Um e-mail mais recente o substitui.',
    ignore:
      'Não foi você quem pediu? Não abra o link. Foi alguém conectado à sua conta, então defina uma nova senha agora mesmo.',
  },
  confirmEmailChange: {
    subject: 'Confirme este endereço para sua conta Penmark',
    heading: 'Confirme seu novo endereço de e-mail',
    intro: 'Confirme que sua conta Penmark deve usar este endereço. Depois, entre com {{email}}.',
    action: 'Confirmar o novo endereço',
    expires: 'O link vale uma vez, por 24 horas. Um e-mail mais recente o substitui.',
    ignore: 'Não esperava este e-mail? Ignore-o. Nada vai mudar.',
  },
  auditorInvitation: {
    subject: '{{inviter}} convida você a auditar no Penmark',
    heading: 'Convite para auditar',
    intro:
      'Abra o convite de {{inviter}} para ler o registro do espaço de trabalho “{{workspace}}” no Penmark: extratos mensais, lançamentos e exportações que você pode verificar offline.',
    action: 'Ver o convite',
    scope:
      'Seu acesso é somente de leitura e dura {{days}} dias a partir do dia em que você aceitar. Você não verá nenhum texto.',
    recorded: 'Registramos cada página e arquivo que você abre e mostramos a quem convidou você.',
    expires:
      'O link vale uma vez, até {{date}}, e só para o endereço que recebeu este e-mail. Um e-mail mais recente o substitui.',
    ignore: 'Não esperava este e-mail? Ignore-o. Nada acontece se você não aceitar.',
  },
  auditorAccepted: {
    subject: '{{auditor}} aceitou seu convite para auditar',
    heading: 'Quem audita já tem acesso',
    intro:
      'Você não precisa fazer nada. {{auditor}} aceitou o convite e pode ler o registro do espaço de trabalho “{{workspace}}” até {{date}}.',
    action: 'Ver o que é aberto',
    revoke: 'Cada página e arquivo aberto aparece ali. Você pode revogar o acesso quando quiser.',
  },
  auditorRevoked: {
    subject: 'Seu acesso de auditoria no Penmark terminou',
    heading: 'Seu acesso foi revogado',
    intro:
      'Você não precisa fazer nada. {{owner}} revogou seu acesso ao registro do espaço de trabalho “{{workspace}}”.',
    action: 'Espaços de trabalho que você audita',
    exports: 'Você ainda pode verificar as exportações que baixou, offline e sem nós.',
  },
  usage80: {
    subject: 'Penmark: você usou {{percent}} das solicitações do mês',
    heading: 'Você usou {{percent}} das solicitações deste mês',
    intro:
      'Você não precisa fazer nada. Você usou {{used}} das {{limit}} solicitações do seu plano {{plan}} neste mês. Elas se renovam em {{date}}.',
    capIntro:
      'Você não precisa fazer nada. Você usou {{used}} das {{limit}} solicitações do seu teto mensal. Ele se renova em {{date}}.',
    action: 'Ver seu uso',
    extra: 'Quando acabarem, seus créditos extras serão usados. Você tem {{extra}}.',
    noExtra: 'Quando acabarem, novas solicitações serão recusadas até a renovação. As recusadas não usam créditos.',
    once: 'Enviamos este e-mail uma vez por mês, no máximo.',
  },
  usage100: {
    subject: 'Penmark: suas solicitações do mês acabaram',
    heading: 'Suas solicitações deste mês acabaram',
    intro:
      'Você não precisa fazer nada. Você usou todas as {{limit}} solicitações do seu plano {{plan}} neste mês. Elas se renovam em {{date}}.',
    capIntro:
      'Você não precisa fazer nada. Você usou todas as {{limit}} solicitações do seu teto mensal. Ele se renova em {{date}}.',
    action: 'Ver seu uso',
    extra: 'Novas solicitações usam seus créditos extras. Você tem {{extra}}.',
    noExtra: 'Novas solicitações serão recusadas até a renovação. As recusadas não usam créditos.',
    once: 'Enviamos este e-mail uma vez por mês, no máximo.',
  },
  weeklyDigest: {
    subject: 'Sua semana no Penmark, de {{from}} a {{to}}',
    heading: 'Sua semana, de {{from}} a {{to}}',
    intro:
      'Você não precisa fazer nada. Este é seu uso na semana passada e no mês até agora. Todos os horários são UTC.',
    requests: 'Solicitações da semana passada',
    month: 'Usado neste mês',
    share: '{{used}} de {{limit}} ({{percent}})',
    left: 'Créditos restantes',
    resets: 'Renovação em',
    resetsOn: '{{date}} ({{days}})',
    action: 'Ver seu uso',
  },
  notice: {
    when: 'Aconteceu em {{time}} (UTC).',
    ifYou: 'Se foi você, não precisa fazer nada.',
    accountSuspended: {
      subject: 'Sua conta Penmark está suspensa',
      heading: 'Sua conta está suspensa',
      what: 'Abra a página de login para ver quem contatar. O administrador deste site suspendeu sua conta ou o espaço de trabalho dela. Você saiu de todos os dispositivos, as chaves de API são recusadas e as solicitações em andamento foram interrompidas sem usar créditos. Nada foi excluído.',
      action: 'Ver quem contatar',
      unexpected: 'As pessoas que você convidou para auditar ainda podem ler seus registros de uso.',
    },
    accountResumed: {
      subject: 'Sua conta Penmark voltou a funcionar',
      heading: 'Sua conta voltou a funcionar',
      what: 'Entre como antes. O administrador deste site retirou a suspensão, e suas chaves de API voltaram a funcionar.',
      action: 'Entrar',
      unexpected: 'Se notar algo que você não fez, defina uma nova senha agora mesmo.',
    },
    device: 'Dispositivo',
    left: {
      these: 'O que aparece acima ainda dá acesso à sua conta. Confira em {{page}}',
      paused:
        'O que aparece acima continua conectado à sua conta. Chaves de acesso, Google e chaves de API novas ficam em pausa até você entrar e conferi-las em {{page}}',
      nothing: 'Nada mais abre sua conta.',
    },
    access: {
      session: 'Sessões e dispositivos',
      passkey: 'Chaves de acesso',
      app: 'Aplicativo autenticador',
      google: 'Conta Google',
      api_key: 'Chaves de API',
      seat: 'Acesso de auditoria',
    },
    passwordChanged: {
      subject: 'Sua senha do Penmark foi alterada',
      heading: 'Sua senha foi alterada',
      what: 'Seus outros dispositivos e tokens de API foram desconectados.',
      action: 'Definir uma nova senha',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    passwordReset: {
      subject: 'Sua senha do Penmark foi redefinida',
      heading: 'Sua senha foi redefinida',
      what: 'Alguém definiu uma nova senha por um link enviado a este endereço. Todos os dispositivos e tokens de API foram desconectados.',
      action: 'Definir uma nova senha',
      unexpected:
        'Não foi você? Alguém consegue ler sua caixa de e-mail. Proteja-a primeiro e depois defina uma nova senha.',
    },
    passwordSet: {
      subject: 'Sua conta Penmark agora tem uma senha',
      heading: 'Uma senha foi definida',
      what: 'Agora você também pode entrar com uma senha. Os outros dispositivos e tokens de API foram desconectados.',
      action: 'Definir uma nova senha',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    googleLinked: {
      subject: 'O Google foi conectado à sua conta Penmark',
      heading: 'Uma conta Google foi conectada',
      what: 'Agora você também pode entrar no Penmark com esta conta Google.',
      action: 'Ver a conexão',
      unexpected: 'Não foi você? Desconecte-a e defina uma nova senha agora mesmo.',
    },
    googleUnlinked: {
      subject: 'O Google foi desconectado da sua conta Penmark',
      heading: 'Sua conta Google foi desconectada',
      what: 'Você não pode mais entrar no Penmark com essa conta Google. Use sua senha.',
      action: 'Ver a configuração',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    apiKeyMade: {
      subject: 'Nova chave de API na sua conta Penmark',
      heading: 'Uma chave de API foi criada',
      what: 'Um programa com esta chave pode usar o Penmark em seu nome, com as permissões da chave.',
      action: 'Ver as chaves de API',
      unexpected: 'Não foi você? Revogue a chave e defina uma nova senha agora mesmo.',
    },
    apiKeyRevoked: {
      subject: 'Chave de API revogada na sua conta Penmark',
      heading: 'Uma chave de API foi revogada',
      what: 'Programas com esta chave não acessam mais o Penmark. Se outras chaves forem revogadas na próxima hora, não enviaremos outro e-mail.',
      action: 'Ver as chaves de API',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    factorOn: {
      subject: 'O Penmark agora pede um código ao entrar',
      heading: 'A verificação em duas etapas foi ativada',
      what: 'O login agora pede um código do seu aplicativo autenticador depois da senha.',
      action: 'Ver a segurança de acesso',
      unexpected:
        'Se não foi você, alguém esteve na sua conta. Defina uma nova senha agora mesmo e fale com o suporte.',
    },
    factorOff: {
      subject: 'O Penmark não pede mais um código ao entrar',
      heading: 'A verificação em duas etapas foi desativada',
      what: 'O login não pede mais um código, e seus códigos de recuperação deixaram de valer.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo e ative a verificação em duas etapas de novo.',
    },
    passkeyAdded: {
      subject: 'Nova chave de acesso na sua conta Penmark',
      heading: 'Uma chave de acesso foi adicionada',
      what: 'Quem tiver esta chave de acesso pode entrar na sua conta Penmark sem a senha.',
      action: 'Ver as chaves de acesso',
      unexpected: 'Não foi você? Remova a chave de acesso e defina uma nova senha agora mesmo.',
    },
    passkeyRemoved: {
      subject: 'Chave de acesso removida da sua conta Penmark',
      heading: 'Uma chave de acesso foi removida',
      what: 'Ela não abre mais sua conta Penmark.',
      action: 'Ver as chaves de acesso',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    recoveryCodesMade: {
      subject: 'Novos códigos de recuperação do Penmark',
      heading: 'Novos códigos de recuperação foram criados',
      what: 'Seus códigos de recuperação anteriores deixaram de valer.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo e depois crie novos códigos.',
    },
    recoveryCodeUsed: {
      subject: 'Um código de recuperação do Penmark foi usado',
      heading: 'Um código de recuperação foi usado',
      what: 'Alguém entrou com sua senha e um código de recuperação. Esse código não vale mais.',
      action: 'Ver a segurança de acesso',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo e crie novos códigos de recuperação.',
    },
    recoveryCodesFew: {
      subject: 'Restam poucos códigos de recuperação do Penmark',
      heading: 'Crie novos códigos de recuperação',
      what: 'Crie agora novos códigos de recuperação. Alguém entrou com um deles, e restam três ou menos. Sem códigos, perder o aplicativo autenticador pode significar perder a conta.',
      action: 'Criar novos códigos',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo e crie novos códigos de recuperação.',
    },
    sessionsEnded: {
      subject: 'Seus outros dispositivos saíram do Penmark',
      heading: 'Os outros dispositivos foram desconectados',
      what: 'Os outros navegadores e tokens de API foram desconectados da sua conta Penmark.',
      action: 'Ver sessões e dispositivos',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    newDevice: {
      subject: 'Novo login na sua conta Penmark',
      heading: 'Novo login',
      what: 'Alguém entrou na sua conta Penmark em um dispositivo novo.',
      action: 'Proteger a conta',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    codesExhausted: {
      subject: 'Alguém sabe sua senha do Penmark',
      heading: 'Códigos errados depois da senha certa',
      what: 'Troque a senha agora, a menos que tenha sido você. Alguém digitou sua senha e depois cinco códigos errados. Não conseguiu entrar.',
      action: 'Alterar a senha',
      unexpected:
        'Dispositivos novos precisam esperar antes de outra tentativa. Uma chave de acesso ou um dispositivo já usado, não.',
    },
    accessEnded: {
      subject: 'Acessos à sua conta Penmark foram encerrados',
      heading: 'Acessos encerrados',
      what: 'Estes acessos à sua conta Penmark foram encerrados.',
      action: 'Proteger a conta',
      unexpected: 'Não foi você? Defina uma nova senha agora mesmo: isso desconecta todos.',
    },
    accountDeleted: {
      subject: 'Sua conta Penmark foi excluída',
      heading: 'Sua conta foi excluída',
      what: 'Você não precisa fazer nada. Excluímos sua conta Penmark, como você pediu, e apagamos o que armazenávamos sobre você. Este é o último e-mail para este endereço.',
      action: 'Ir para o Penmark',
      unexpected:
        'Não foi você? Alguém sabia sua senha. Isso não pode ser desfeito. Troque essa senha em todos os outros lugares em que você a usa.',
    },
    emailChanged: {
      subject: 'Sua conta Penmark tem um novo endereço',
      heading: 'O endereço de e-mail foi alterado',
      what: 'Sua conta Penmark agora usa outro endereço de e-mail, como aprovado por este. Todos os dispositivos e tokens de API foram desconectados. Você não pode mais entrar com este endereço.',
      action: 'Ir para o Penmark',
      unexpected:
        'Não foi você? Alguém consegue ler sua caixa de e-mail. Proteja-a e responda a este e-mail ou fale com o suporte.',
    },
  },
} satisfies Translation<typeof english>
