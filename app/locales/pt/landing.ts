import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: uma segunda leitura para tudo o que você escreve',
  description:
    'O Penmark reformula, resume, expande, explica, traduz, pesquisa e analisa seu texto. Cada alteração é marcada e explicada.',
  nav: { features: 'Recursos', pricing: 'Preços', questions: 'Perguntas', contact: 'Contato', label: 'Nesta página' },
  hero: {
    heading: 'Uma segunda leitura para tudo o que você escreve',
    intro: 'Cada alteração traz seu motivo. Nenhum nome, data ou valor muda sem que se veja.',
  },
  /** The sheet on which a visitor tries the product. */
  try: {
    letter:
      'Caros colegas, com o objetivo de usar a nova sala, passamos a revisão para quinta-feira, 12 de março, às 14:00. Dois leitores está fora devido ao fato de que a feira da primavera termina tarde este ano. Nos dias de hoje, todos escrevem na tela. Por favor, enviem suas notas até segunda-feira.',
    label: 'Seu texto',
    note: 'Por nossa conta. Não armazenamos.',
    limit: 'Até {{max}} caracteres',
    submit: 'Marcar alterações',
    changes_one: '{{count, number}} alteração',
    changes_other: '{{count, number}} alterações',
    kept_one: '{{count, number}} fato mantido',
    kept_other: '{{count, number}} fatos mantidos',
    edit: 'Editar texto',
    keep: 'Continuar: {{count, number}} por mês, grátis',
    comesAlong: 'Seu texto vai junto.',
    clean: 'Nossas regras não pedem nenhuma alteração. Experimente outro texto.',
    tooLong:
      'São mais de {{max, number}} caracteres. Encurte o texto ou crie uma conta grátis para textos mais longos.',
    used_one: 'O uso justo é de {{count, number}} tentativa por hora. Crie uma conta grátis para continuar.',
    used_other: 'O uso justo é de {{count, number}} tentativas por hora. Crie uma conta grátis para continuar.',
  },
  features: {
    heading: 'Sete ações',
    rephrase: {
      name: 'Reformular',
      text: 'O mesmo sentido em palavras melhores.',
    },
    summarize: {
      name: 'Resumir',
      text: 'Os pontos principais.',
    },
    expand: {
      name: 'Expandir',
      text: 'Uma nota curta, desenvolvida.',
    },
    explain: {
      name: 'Explicar',
      text: 'Palavras difíceis em termos simples.',
    },
    translate: { name: 'Traduzir', text: 'Para onze idiomas.' },
    research: {
      name: 'Pesquisar',
      text: 'Perguntas que vale a pena aprofundar.',
    },
    analyze: {
      name: 'Analisar',
      text: 'Tom e legibilidade.',
    },
    note: 'Exemplos do motor integrado. Um modelo de IA faz as sete.',
    withModel: 'Com um modelo de IA',
  },
  ledger: {
    heading: 'Cada crédito com seu comprovante',
    intro: 'Só uma resposta útil usa um.',
    now: 'Nosso registro, agora',
    signed: 'assinado',
    root: 'Hash raiz',
    sample: 'Conferir um recibo de exemplo',
  },
  trust: {
    label: 'Privacidade e provas',
    private: { name: 'Privado', text: 'Só armazenamos o que você salva.' },
    untracked: { name: 'Sem rastreamento', text: 'Sem anúncios, análise de visitas nem scripts de terceiros.' },
    sealed: { name: 'Criptografado', text: 'O que você salva é selado com a chave da sua conta.' },
    verified: { name: 'Verificável', text: 'Nem nós conseguimos mudar um recibo sem que se perceba.' },
  },
  pricing: {
    heading: 'Preços',
    interval: 'Período de cobrança',
    monthly: 'Mensal',
    yearly: 'Anual',
    saveUpTo: 'economize até {{percent}}',
    perMonth: 'por mês',
    perYear: 'por ano',
    free: 'Grátis',
    byContract: 'Preço sob medida',
    save: 'Você economiza {{amount}} por ano',
    popular: 'Recomendado',
    requests_one: '{{count, number}} solicitação por mês',
    requests_other: '{{count, number}} solicitações por mês',
    requestsFrom_one: 'A partir de {{count, number}} solicitação por mês',
    requestsFrom_other: 'A partir de {{count, number}} solicitações por mês',
    prompts_one: '{{count, number}} prompt salvo',
    prompts_other: '{{count, number}} prompts salvos',
    styles_one: '{{count, number}} estilo próprio',
    styles_other: '{{count, number}} estilos próprios',
    templates_one: '{{count, number}} modelo próprio',
    templates_other: '{{count, number}} modelos próprios',
    unlimited: 'Prompts, estilos e modelos sem limite',
    unlimitedPrompts: 'Prompts sem limite',
    unlimitedStyles: 'Estilos sem limite',
    unlimitedTemplates: 'Modelos sem limite',
    builtInOne: 'Estilo Profissional e modelo Assistente geral',
    builtInStyles: 'Todos os estilos integrados',
    builtInAll: 'Todos os estilos e modelos integrados',
    everythingIn: 'Tudo o que o {{plan}} inclui',
    support: 'Suporte prioritário',
    team: 'Acesso à API (trabalho em lote e equipes, previstos)',
    enterprise: 'Integrações sob medida, suporte dedicado, SLA, treinamento',
    start: 'Começar grátis',
    choose: 'Escolher {{plan}}',
    guarantee_one: 'Garantia de reembolso de {{count, number}} dia.',
    guarantee_other: 'Garantia de reembolso de {{count, number}} dias.',
  },
  languages: {
    heading: 'Idiomas',
    interface: 'Disponível em',
    targets: 'Traduz para',
  },
  faq: {
    heading: 'Perguntas',
    stored: {
      question: 'Vocês armazenam meu texto?',
      answer:
        'Não. Seu texto é lido, marcado e esquecido. Uma resposta espera lacrada por 15 minutos, caso a conexão caia. Só armazenamos o que você salva: favoritos, estilos, modelos e prompts.',
    },
    credit: {
      question: 'O que é um crédito?',
      answer:
        'Uma resposta útil. Revisar, analisar e comparar é grátis, e uma solicitação que falha não usa crédito. Os créditos se renovam no primeiro dia de cada mês (UTC).',
    },
    languages: {
      question: 'Em quais idiomas posso escrever?',
      answer:
        'A revisão lê português, inglês, espanhol, francês e alemão. Com um modelo de IA, todas as ações funcionam em qualquer idioma.',
    },
    facts: {
      question: 'Ele pode mudar meus fatos?',
      answer:
        'Depois de cada reformulação, nomes, datas, valores e negações são comparados. O que mudou aparece primeiro, com um botão para restaurar.',
    },
    model: {
      question: 'Meu texto vai para uma empresa de IA?',
      answer:
        'Com o motor integrado, não. Se o administrador deste site conectou um modelo de IA, você pode ocultar nomes e números antes de enviar e ver o que saiu.',
    },
    cancel: {
      question: 'Posso cancelar quando quiser?',
      answer:
        'Sim, em Cobrança. Seu plano continua até o fim do período pago. Os planos pagos têm garantia de reembolso.',
    },
    script: {
      question: 'Funciona sem JavaScript?',
      answer:
        'Sim. Cada página é um formulário simples, no celular também. O JavaScript acrescenta marcas ao vivo e atalhos.',
    },
    delete: {
      question: 'Como excluo minha conta?',
      answer: 'Em Configurações. Seus textos e dados pessoais são excluídos de vez. O registro guarda só números.',
    },
  },
  contact: {
    write: 'Escreva para nós',
    guarantee: 'Pedir o reembolso',
    address: 'Ou escreva para {{address}}',
    hours: 'Atendemos {{hours}} ({{zone}}).',
    chat: 'Conversar por chat',
  },
  call: {
    heading: 'Tem um parágrafo que incomoda você?',
    users_one: 'Mais de {{count, number}} pessoa escreve com o Penmark',
    users_other: 'Mais de {{count, number}} pessoas escrevem com o Penmark',
    sites_one: 'Funciona em mais de {{count, number}} site',
    sites_other: 'Funciona em mais de {{count, number}} sites',
    editors_one: 'Testado em {{count, number}} editor',
    editors_other: 'Testado em {{count, number}} editores',
  },
  footer: { pages: 'Mais páginas', verify: 'Conferir uma exportação', label: 'Idiomas desta página' },
} satisfies Translation<typeof english>
