import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  notes: {
    summaryKept: 'Frases mantidas: {{kept}} de {{total}}.',
    summaryTrimmed_one: 'Uma frase foi encurtada sem um aparte.',
    summaryTrimmed_other: '{{count}} frases foram encurtadas sem seus apartes.',
    summaryExtractive: 'O motor integrado escolhe suas próprias frases; ele não escreve novas.',
    summaryTooShort: 'O texto é curto demais para deixar algo de fora, então não há o que resumir.',
    fiveLanguages: 'O motor integrado só faz isto em inglês, espanhol, francês, alemão e português.',
    summaryAllMatters:
      'Cada frase tem uma data, um dever, um aviso, uma negação ou uma pergunta, por isso nada pode ficar de fora. Nada foi cobrado.',
    summaryLeftOut: 'Deixado de fora por falta de espaço: {{list}}',
    summaryLonger: 'O resumo é mais longo do que o escolhido, para que nenhum dever, aviso, data ou pergunta se perca.',
    summaryMissed_one: 'Outra frase com uma data, um dever, uma negação ou uma pergunta não coube.',
    summaryMissed_other: 'Outras {{count}} frases com datas, deveres, negações ou perguntas não couberam.',
    lengthNotMet: 'Não foi possível atingir exatamente o tamanho escolhido sem partir uma frase.',
    rephraseEdits_one: 'Uma alteração foi feita; ela aparece ao lado do texto.',
    rephraseEdits_other: '{{count}} alterações foram feitas; elas aparecem ao lado do texto.',
    rephraseChecked_one: 'Uma delas corrige um erro, como faz a revisão gratuita.',
    rephraseChecked_other: '{{count}} delas corrigem erros, como faz a revisão gratuita.',
    rephraseFewRules:
      'Neste idioma as regras só encurtam expressões fixas e retiram o que é dito duas vezes. Todo o resto fica como você escreveu.',
    rephraseRules:
      'As alterações seguem regras e um dicionário. Nomes, números, citações, links e código ficam como você escreveu.',
    rephraseShort: 'O tamanho curto também deixa de fora os apartes dispensáveis.',
    rephraseLong: 'O tamanho longo também reorganiza frases; o motor integrado não acrescenta conteúdo.',
    sentenceMoves_one: 'Uma frase foi reorganizada.',
    sentenceMoves_other: '{{count}} frases foram reorganizadas.',
    unchanged: 'Nenhuma reformulação segura foi encontrada: pelas regras, o texto já está claro. Nada foi cobrado.',
    styleByRules:
      'Regras não conseguem escrever neste estilo. Em vez disso, o texto ficou mais claro e seus erros foram corrigidos; um modelo conectado consegue seguir o estilo.',
    explainCorrected_one: 'Um erro foi corrigido antes da explicação.',
    explainCorrected_other: '{{count}} erros foram corrigidos antes da explicação.',
    explainCut: 'São mostrados só os primeiros {{kept}} de {{total}} passos; escolha um tamanho maior para ver mais.',
    explainSenses: 'As definições vêm do dicionário WordNet e podem não corresponder ao sentido correto.',
    explainNoRareWords: 'Nenhuma palavra é rara o bastante para precisar de definição.',
    explainLegal: 'As palavras jurídicas são explicadas em termos gerais; não é aconselhamento jurídico.',
    explainNothing: 'Nenhuma palavra jurídica, formal ou rara para explicar. Nada foi cobrado.',
    expandOutline:
      'O motor integrado faz um roteiro e pergunta o que o seu texto deixa em aberto; não escreve nada nele. Um modelo conectado pode escrever um texto mais longo.',
    expandNothing: 'O texto não deixa em aberto nenhuma pergunta que as regras encontrem. Nada foi cobrado.',
    researchOffline:
      'Nenhuma fonte foi usada: nada foi pesquisado na internet. O relatório mostra o que verificar no seu texto e onde procurar.',
    researchQuestion:
      'Sua instrução foi usada como pergunta: são mostrados os trechos mais próximos do texto, que podem não respondê-la.',
    analyzeEnglish: 'O tom é medido com uma lista de palavras e pode não perceber ironia e contexto.',
    analyzePartly:
      'Neste idioma, a análise cobre contagens, tamanho das frases, tempo de leitura, termos-chave e erros. Tom e legibilidade só em inglês.',
    analyzeCounts: 'Para este texto, a análise se limita a contagens e números.',
    notShorter: 'Nenhuma redação mais curta foi encontrada. Nada foi cobrado.',
    tooLittle: 'Este texto oferece pouco demais para trabalhar. Nada foi cobrado.',
    noWords: 'Não há palavras com que trabalhar neste texto.',
    code: 'Isto parece código de programa. O motor integrado trabalha com prosa e não mexe em código.',
    languageUnknown: 'Não foi possível reconhecer o idioma do texto. Mais algumas palavras costumam ajudar.',
    englishOnly: 'O motor integrado faz isto apenas em inglês. Um modelo conectado pode trabalhar em outros idiomas.',
    chooseEnglish: 'Algumas frases estão em inglês. Escolha o inglês como idioma do texto para trabalhar com elas.',
    notProse: 'O dicionário conhece poucas destas palavras para dar um resultado confiável.',
    shortText: 'O texto é curto, então o idioma pode ter sido identificado errado.',
    customPromptIgnored: 'O motor integrado não consegue seguir uma instrução própria; ela não foi usada.',
    refineNotOffered:
      'Esta alteração de um resultado precisa de um modelo conectado; o motor integrado não consegue fazê-la.',
    styleOnlyRephrase: 'Os estilos valem só para a reformulação; este resultado não usa nenhum.',
    templateIgnored: 'Os modelos de texto orientam um modelo de IA conectado; o motor integrado não usou este.',
    fixClean: 'As regras não encontraram nenhum erro. Elas conhecem muitos, mas não todos. Nenhum crédito foi usado.',
    fixOnly: 'Só foram corrigidos erros. A redação e o estilo ficaram como estavam. Nenhum crédito foi usado.',
    fixOffered_one: 'Há mais um ponto que merece o seu olhar; não está marcado.',
    fixOffered_other: 'Há mais {{count}} pontos que merecem o seu olhar; não estão marcados.',
    fixNoDictionary: 'Não há aqui um dicionário deste idioma, por isso a ortografia das palavras não foi verificada.',
    fixLanguages:
      'A revisão lê prosa em inglês, espanhol, português, francês e alemão, e aqui não reconheceu nenhum deles.',
    onlyCorrected: 'As regras não encontraram nada a reformular, só erros: estas são as correções da revisão gratuita.',
    oneVersion: 'O motor integrado encontra sempre a mesma redação, por isso oferece uma versão.',
    styleUnchecked: 'Não foi possível verificar se a resposta segue as regras do estilo.',
    maskMissing: 'Passagens ocultas que não voltaram e faltam no resultado: {{list}}.',
    glossaryAvoid: 'Seu glossário não permite estas palavras, e nenhuma regra diz o que escrever no lugar: {{list}}',
    reason: {
      glossary: 'Como pede o seu glossário',
      spelling: 'Ortografia',
      grammar: 'Gramática',
      agreement: 'Gramática: faltava concordância',
      confused: 'Palavras fáceis de confundir',
      wordy: 'Menos palavras, mesmo sentido',
      plain: 'Uma palavra mais simples',
      filler: 'Palavra que não acrescenta nada',
      aside: 'Um aparte foi retirado',
      active: 'Voz ativa em vez de passiva',
      order: 'Orações reorganizadas',
      contraction: 'Contração, como na conversa',
      noContraction: 'Escrito por extenso',
      formal: 'Expressão mais formal',
      casual: 'Expressão mais cotidiana',
      tidy: 'Espaços',
      punctuation: 'Pontuação',
    },
    capability: {
      rephrase:
        'Corrige cinco idiomas como a revisão gratuita e reformula por regras: o inglês por inteiro, os outros em expressões fixas.',
      summarize: 'Inglês, espanhol, francês, alemão e português. Escolhe as frases mais importantes.',
      expand: 'Apenas em inglês. Um roteiro e as perguntas que o texto deixa em aberto; não escreve conteúdo novo.',
      explain:
        'Inglês, espanhol, francês, alemão e português: palavras jurídicas e formais. Em inglês, também frases longas e palavras raras.',
      translate: 'A tradução precisa de um modelo conectado; o motor integrado não tem nenhum.',
      research: 'Apenas em inglês e sem internet. Lista o que verificar no seu texto.',
      analyze:
        'Completa em inglês; contagens, tempo de leitura, termos-chave e erros em espanhol, francês, alemão e português.',
    },
  },
  /** Notes of the connected engine. */
  openai: {
    removed: 'Retirado da resposta do modelo, porque não fazia parte do texto: {{list}}',
    web_page:
      'O endereço do servidor do modelo responde com uma página da web, então a URL base parece errada; ela costuma terminar em /v1.',
    only_thought: 'O modelo gastou seus tokens pensando, duas vezes, antes de escrever qualquer coisa.',
    language_retried:
      'A primeira resposta do modelo estava em outro idioma. Ela foi descartada e a segunda é exibida; isso não custa nada a mais.',
    wrong_language: 'A resposta parece estar em {{found}}, e não em {{wanted}}.',
    meaning_retried:
      'A primeira resposta do modelo mudou ou perdeu fatos do seu texto. A segunda é exibida; isso não custa nada a mais.',
    rules_retried:
      'A primeira resposta do modelo não seguiu as regras do seu estilo. A segunda é exibida; isso não custa nada a mais.',
    first_kept: 'Uma segunda resposta foi pedida sem custo e não era melhor. A primeira é exibida.',
    meaning_differs: 'Confira estes pontos do seu texto, que a resposta pode ter mudado ou perdido: {{list}}',
    rules_broken_one: '{{count}} ponto não segue uma regra do seu estilo.',
    rules_broken_other: '{{count}} pontos não seguem as regras do seu estilo.',
    in_pieces: 'O texto era longo e foi feito em {{count}} partes, cada uma com o fim da anterior.',
    no_words: 'A resposta do modelo não tinha palavras. Nada foi cobrado.',
    unchanged: 'O modelo não encontrou nada a melhorar e devolveu o seu texto como estava.',
    no_sources:
      'Nenhuma fonte foi usada: o modelo respondeu com o que aprendeu, sem pesquisar na web. Confira os fatos antes de confiar neles.',
    cut_at_length: 'A resposta atingiu o limite de extensão e termina aí. Escolha uma extensão maior para obter mais.',
    end_unmarked:
      'O servidor do modelo terminou sem avisar que havia concluído, por isso o texto pode estar incompleto.',
    stopped: 'Interrompido: o texto termina onde estava quando você parou.',
  },
} satisfies Translation<typeof english>
