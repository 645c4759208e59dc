import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: uma segunda leitura para tudo o que você escreve',
  description:
    'O Penmark reformula, resume, amplia, explica, traduz, pesquisa e analisa o seu texto. Um crédito é uma resposta útil, e cada uma tem a sua linha em um livro de registros.',
  nav: { features: 'Recursos', pricing: 'Preços', languages: 'Idiomas', label: 'Nesta página' },
  hero: {
    heading: 'Uma segunda leitura para tudo o que você escreve',
    intro:
      'Cole um parágrafo. O Penmark reformula, resume, amplia, explica, traduz, pesquisa ou analisa, e mostra o que fez. Seu texto é processado uma vez e não fica guardado.',
    join: 'Criar conta',
    free_one: '{{count, number}} solicitação por mês é grátis. Sem cartão.',
    free_other: '{{count, number}} solicitações por mês são grátis. Sem cartão.',
    caption: 'Uma carta depois de uma leitura',
    specimen:
      'Prezados colegas, [-vimos por meio desta informar-][+avisamos+] que a revisão [-foi transferida-][+passa|voz ativa+] para quinta-feira. Duas leitoras estão fora [-devido ao fato de que-][+porque|mais simples+] a feira de primavera termina tarde neste ano. [-Cabe ressaltar que a-][+A|nada se perde+] sala é a mesma[+, e o horário também|para esclarecer+].',
    footing: 'Reformular · 1 crédito · restam {{left}} de {{limit}}',
  },
  features: {
    heading: 'Sete maneiras de trabalhar um texto',
    intro: 'Escolha primeiro o que deve acontecer. Estilo, modelo, tamanho e idioma vêm depois, em uma só linha.',
    rephrase: {
      name: 'Reformular',
      text: 'Diz o mesmo com palavras melhores, no estilo que você escolher.',
      sample: 'Ligue para nós [-na eventualidade de-][+se+] chover.',
    },
    summarize: {
      name: 'Resumir',
      text: 'Os pontos principais, no tamanho que você definir.',
      sample: '[-Doze parágrafos-] [+Três frases+]',
    },
    expand: {
      name: 'Expandir',
      text: 'Completa o que uma nota curta deixa de fora.',
      sample: 'O trem atrasou[+, retido por uma árvore na linha+].',
    },
    explain: {
      name: 'Explicar',
      text: 'Palavras difíceis e frases longas, em termos simples.',
      sample: 'Amortizar[+: distribuir um custo no tempo+]',
    },
    translate: { name: 'Traduzir', text: 'Para onze idiomas, no seu tom.', sample: 'Bom dia [+Good morning+]' },
    research: {
      name: 'Pesquisar',
      text: 'Termos, contexto e perguntas que valem a pena.',
      sample: 'O canal foi inaugurado[+ quando? para quem?+]',
    },
    analyze: {
      name: 'Analisar',
      text: 'Tom, estrutura e legibilidade, em números.',
      sample: '14 palavras por frase [+leitura fácil+]',
    },
    note: 'Até onde cada um vai depende do motor. Sem um modelo de linguagem, o motor embutido trabalha com regras e dicionários, e a tela diz o que ele não consegue fazer.',
  },
  ledger: {
    heading: 'Cada crédito tem a sua própria linha',
    intro:
      'Antes de a sua solicitação ser executada, um crédito é reservado e anotado. Uma resposta útil o consome. Uma falha, um tempo esgotado ou uma parada antes da primeira palavra o libera, e não custa nada.',
    proof:
      'As linhas de uma conta são numeradas sem lacunas e seladas com um hash. Nada é editado: o banco de dados se recusa a mudar ou remover uma linha. Seu painel as mostra.',
    caption: 'Três solicitações, como o registro as anota (exemplo)',
    number: 'N.º',
    event: 'Evento',
    effect: 'Crédito',
    seal: 'Hash',
    reserved: 'Reservado',
    settled: 'Consumido',
    released: 'Liberado: tempo esgotado',
    held: 'reservado',
    spent: '1 crédito',
    none: 'sem custo',
  },
  pricing: {
    heading: 'Preços',
    intro:
      'Um crédito é uma resposta útil; verificar um texto é grátis. Os créditos se renovam no primeiro dia de cada mês (UTC).',
    interval: 'Período de cobrança',
    monthly: 'Mensal',
    yearly: 'Anual',
    saveUpTo: 'economize até {{percent}}',
    perMonth: 'por mês',
    perYear: 'por ano',
    free: 'Grátis',
    byContract: 'Por contrato',
    save: 'Você economiza {{amount}} por ano',
    popular: 'Nossa sugestão',
    requests_one: '{{count, number}} solicitação por mês',
    requests_other: '{{count, number}} solicitações por mês',
    requestsFrom_one: '{{count, number}} solicitação por mês ou mais',
    requestsFrom_other: '{{count, number}} solicitações por mês ou mais',
    prompts_one: '{{count, number}} instrução salva',
    prompts_other: '{{count, number}} instruções salvas',
    styles_one: '{{count, number}} estilo próprio',
    styles_other: '{{count, number}} estilos próprios',
    templates_one: '{{count, number}} modelo próprio',
    templates_other: '{{count, number}} modelos próprios',
    unlimited: 'Instruções, estilos e modelos sem limite',
    unlimitedPrompts: 'Instruções sem limite',
    unlimitedStyles: 'Estilos sem limite',
    unlimitedTemplates: 'Modelos sem limite',
    builtInOne: 'Estilo Profissional e modelo Assistente geral',
    builtInStyles: 'Todos os estilos incluídos',
    builtInAll: 'Todos os estilos e modelos incluídos',
    support: 'Suporte prioritário',
    team: 'Processamento em lote, equipe e acesso à API',
    enterprise: 'Integrações sob medida, suporte dedicado, SLA e treinamento sob medida',
    start: 'Começar grátis',
    choose: 'Escolher {{plan}}',
    contract: 'Limites e condições são acertados com você.',
    guarantee_one:
      'Garantia de reembolso de {{count, number}} dia nos planos pagos. Cancele quando quiser; o acesso continua até o fim do período pago.',
    guarantee_other:
      'Garantia de reembolso de {{count, number}} dias nos planos pagos. Cancele quando quiser; o acesso continua até o fim do período pago.',
  },
  languages: {
    heading: 'Idiomas',
    interface: 'A interface fala',
    targets: 'Traduz-se para',
  },
  call: {
    heading: 'Traga um parágrafo que incomoda você',
    text: 'Para ter uma conta bastam um endereço de e-mail e um minuto.',
  },
  footer: { label: 'Idiomas desta página' },
} satisfies Translation<typeof english>
