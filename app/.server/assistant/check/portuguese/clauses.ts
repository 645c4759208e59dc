import type { PatternGroup } from '../patterns.ts'

/** Pronouns, persons and joining words that only the words around them tell apart. */
export const CLAUSE_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'pt.confused',
    lines: `
, [mais>mas] pedimos|pedimos-lhe|solicitamos|infelizmente|informamos|gostaríamos|quem|agora|hoje|ontem|amanhã|até|em|com|para|pra|por|essa|esse|este|esta|só|já|você|vocês|nós|sei|tenho|estou|vou|fui|queria|quero|achei|gostei|foram|são|estão|vai|era|tem|nem|meu|minha|sem|sempre|acho|precisa|preciso|consegui|tudo|nada|todo|todos|me
?, [mais>mas] o|a|os|as|um|uma|{v3gen}|{v1}
?{adja}|{adjo}|bom|boa|legal|bonito|bonita|difícil|fácil|longa|longo|cansado|cansada|simples|grande|forte [mais>mas] {adja}|{adjo}|bom|boa|legal|tranquila|tranquilo|bonito|bonita|muito|não|sem|com|é|vale|está|foi|ainda
?vez|dia|tempo|gente|casa|hora|tudo|isso|hoje|ontem|aqui|lá|bem [mais>mas] não|eu|ele|ela|nós|acho|foi|é|está|estou|nunca|ainda|também
# [mais>mas] eu|ele|ela|não|nós|é|isso|acho|se|quando|quem|foi|também|infelizmente|agora
^a|ante|até|com|como|contra|de|desde|em|entre|para|pra|perante|por|sem|sob|sobre|que|do|só|então|nem|pro [mim>me] {v3}|{v3gen}|{v1}|{past3}
está|estão|estava|ficar|fica|vai|foi|quer|pode|ta|tá [mim>me] {ing}|{inf}
e|que|só [mim>me] {v3}|{past3}|ajuda|ajude|dê|dá|liga|ligue|chama|avisa|manda|diz|fala|responde
para|pra [eu>mim] .|,|e ^{inf}
[vamos se>vamos nos] {inf}
e|,|mas [da>dá] pra|para {inf}
nós [se>nos] {v4}
# [nos>nós] {v4free}
que|mas|porque|quando|se|como|, [nos>nós] {v4free}
?e|pois|onde|já|amanhã|ontem|hoje [nos>nós] {v4}
se|quando|como {sub}|gente|alguém|ninguém|senhor|senhora|quem [ver>vir]
se|quando|quem|onde [poder>puder] {inf}|,|.|me|nos
se|quando|quem|onde alguém|ninguém|quem|senhor|senhora|gente|cliente [ter|fazer|poder|querer|vir|saber|estar|dizer|ir|ser|trazer>tiver|fizer|puder|quiser|vier|souber|estiver|disser|for|for|trouxer]
são|é|foi|bom|boa|legal|bonito|linda|lindo|bonita|gostoso [de mais>demais] .|,
se|que|não|porque|ainda|onde|aqui|lá|já|mas|também|só|hoje [a>há] {thing}
[ta|tá>tá] {ing}|bom|bem|muito|no|na|em|com|tudo|certo|aqui|lá|cheio|cheia|fechado|aberto|caro|difícil
[to|tô>tô] {ing}|bem|muito|no|na|em|com|aqui|cansado|cansada|indo|sem
se|que|como {sub}|gente|eu|senhor|senhora|alguém [{dashse}>~subj]
?se|que|caso o|a|os|as|meu|minha {word} [{dashse}>~subj]
[quiz|quizer|quizesse|fis|fes|puz|dice|troce|pobrema|poblema|probrema|poblemas|pobremas>quis|quiser|quisesse|fiz|fez|pus|disse|trouxe|problema|problema|problema|problemas|problemas]
# [agente>a gente] {v3gen}|{past3}
que|quando|se|porque|mas|, [agente>a gente] {v3gen}|{past3}
[a muito tempo>há muito tempo]
[a tempos>há tempos]
já|faz|ainda [fás>faz]
mas|que|já|e|# [fazem>faz] muito|tanto|bastante|pouco tempo
[houveram|haverão|haveriam>houve|haverá|haveria] {splural}
^não|já|se|eles|elas|os|as|que [haviam>havia] {splural} ^{pp}
[vossa resposta>sua resposta]
[à>a] {num} quilômetros|metros|passos
[a>à] disposição .|,|para|dos|de|no|caso|e
estou|fico|ficamos|estamos|ficou|está|estão|esteja|coloco-me|permaneço [a>à] disposição
fomos|vamos|vou|fui|foram|vão|ir|indo|foi|vai|cheguei|chegamos|chegar|voltei|voltamos|voltar|volta|volto [a>à] praia|escola|igreja|feira|farmácia|padaria|loja|aula|cidade|universidade|faculdade|academia|biblioteca|prefeitura|delegacia|festa|piscina|casa|missa|rodoviária|reunião|cozinha|sala|fazenda|cachoeira|montanha|praça ^de
e|,|amanhã|hoje|ontem|sábado|domingo|cedo|trabalho|estudo|só|sempre|aula [a>à] noite|tarde ^de|foi|é|está|estava|toda|inteira|passada
de segunda|terça|quarta|quinta [à>a] sexta|sábado|domingo|quinta|sexta-feira
[a>à] moda|toa|venda .|,|da|de
todo mundo [gostam|acham|falam|pensam|compram|usam|fazem|estavam|vieram>gosta|acha|fala|pensa|compra|usa|faz|estava|veio]
vou|vamos|posso|podemos|devo|devemos [{cutinf}>~inf]
vou|vamos|posso|quero|preciso|queria|consigo|consegui|vai|pode|deve [{cutir}>~inf]
?consigo|quero|preciso|queria|consegui|conseguimos|pretendo [{cutinf}>~inf]
?vai|vão|pode|podem|quer|deve|para|pra [{cutinf}>~inf] .|,|o|a|os|as|um|uma|meu|minha
nada [haver>a ver]
em|com|de|sobre|por [mim mesma|mesmo>mim =1]
[ao meu ver>a meu ver]
[menos piores|pior>menos =1]
[de encontro com>de encontro a]
[a nível de>em nível de]
`,
  },
  {
    family: 'agreement',
    rule: 'pt.agreement',
    lines: `
os|as|dos|das|nos|nas|aos|meus|minhas|seus|suas|nossos|nossas [outro|outra|mesmo|mesma|próprio|própria|único|única>outros|outras|mesmos|mesmas|próprios|próprias|únicos|únicas] {splural}
#|que|mas|porque|quando eu e meu|minha|o|a|seu|sua? {word} não|já|também|nos? [vai|foi|é|está|tem|quer|fez|gosta|fica|ficou|vão|foram|são|estão|têm>vamos|fomos|somos|estamos|temos|queremos|fizemos|gostamos|ficamos|ficamos|vamos|fomos|somos|estamos|temos]
e eu não|já|também|ainda? [esta|está|estou|vai|vou|foi|fui|tem|tenho|quer|quero|fez|fiz|é|sou|gosta|gosto|precisa|preciso|ficou|fiquei|comprou|comprei>estamos|estamos|estamos|vamos|vamos|fomos|fomos|temos|temos|queremos|queremos|fizemos|fizemos|somos|somos|gostamos|gostamos|precisamos|precisamos|ficamos|ficamos|compramos|compramos]
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até nós não|já|também|ainda|só|sempre|nunca|nos? [{v3gen}>~four]
^de|com|para|por|a|em|entre|sem|sobre nós não|já|também|ainda|só|sempre? [{pasteu}>~pastfour]
^e|ou|nem|que|caso|embora|talvez|quando|se|para eu não|já|me|te|só|também|sempre|nunca|lhe? [{v3gen}>~one]
eu não|já|me|te|só|também|nunca? [{past3}|{pasteu}>~pastone]
?a gente não|já|se|também|sempre|nunca? [{v4}>~v3]
#|e|que|mas|, todos|todas|muitos|muitas|alguns|algumas|ambos|poucos não|já|se|também? [é|está|esta|vai|foi|pode|quer|tem|fez|faz|gosta|acha|sabe|precisa|deve|ficou|era|estava|disse|veio>são|estão|estão|vão|foram|podem|querem|têm|fizeram|fazem|gostam|acham|sabem|precisam|devem|ficaram|eram|estavam|disseram|vieram]
?# {name}|ana|joão|maria|pedro|carlos|paulo e o|a? {name} não|já|também|se? [é|está|vai|foi|tem|quer|fez|gosta|estava|chegou|saiu>são|estão|vão|foram|têm|querem|fizeram|gostam|estavam|chegaram|saíram]
^que [existe|falta|faltou|sobrou|chegou|ocorreu|surgiu|apareceu|restou|basta>existem|faltam|faltaram|sobraram|chegaram|ocorreram|surgiram|apareceram|restaram|bastam] {thing}|os|as
não [existe|falta|chegou|aconteceu>existem|faltam|chegaram|aconteceram] {thing}|os|as
meus|minhas|seus|suas|nossos|nossas|dois|duas|três|quatro|cinco|seis|dez|muitos|muitas|vários|várias|alguns|algumas|uns|umas|poucas|poucos|estes|estas|esses|essas|tantos|tantas|quantos|quantas [{nounlike}>~plural]
os|as|dos|das|aos|pelos|pelas [{nounlike}>~plural]
^de|das|dos|com|em|nas|nos {mascp} [{adjas}>~mascp]
?{femp} muito|bem|tão|mais? [{adja}|{adjo}>~femp]
?{mascp} muito|bem|tão|mais? [{adjo}|{adja}>~mascp]
uma|a|essa|esta|minha|nossa {fem} muito|tão|bem|mais? [{adjo}>~fem]
um|o|esse|este|meu|nosso {masconly} muito|tão|bem|mais? [{adja}>~masc] ^{word}
#|que|mas|e|porque|pois|quando o|a|meu|minha|esse|essa|este|esta|nosso|nossa {fem} não|já? foi|está|é|fica|ficou|estava|era|parece muito|bem|tão|meio? [{adjo}>~fem]
#|que|mas|e|porque|pois|quando o|a|meu|minha|esse|essa|este|esta|nosso|nossa {masconly} não|já? foi|está|é|fica|ficou|estava|era|parece muito|bem|tão|meio? [{adja}>~masc]
#|que|mas|e|porque|pois|quando os|as|meus|minhas|esses|essas|nossos|nossas {femp} não|já? foram|estão|são|ficaram|estavam|eram|parecem muito|bem|tão|meio? [{adjos}>~femp]
#|que|mas|e|porque|pois|quando os|as|meus|minhas|esses|essas|nossos|nossas {mascp} não|já? foram|estão|são|ficaram|estavam|eram|parecem muito|bem|tão|meio? [{adjas}>~mascp]
muito obrigado|obrigada pelos|pelas [{nounlike}>~plural]
`,
  },
]
