import type { PatternGroup } from './patterns.ts'

/** Confused words, the grave accent, agreement, prepositions. What Brazil and Portugal write differently is not touched. */
export const PORTUGUESE_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'confused',
    rule: 'pt.confused',
    lines: `
#|,|. [mais>mas] ninguém|tudo|nós|depois|{sub}|não|eu|ele|ela|isso|acho|nunca|infelizmente|também|ainda|foi|é|está|quando|se
^, [mas>mais] {adj}|de|que|tarde|informações|tempo|dinheiro|pessoas|uma|um|alto|rápido|caro|barato|importante|cedo|perto|longe|do|fácil|gente|vezes
muito|um|uma|nada|cada|vez|dia|não|ainda|é|são|os|as|o|a|anos|reais [mas>mais] .|que
[mau>mal] {pp}|feito|educado|informado|humorado|estar|entendido
muito|me|passar|passou|sinto|sentindo|fala|falar|está|estou|dormi|comi|sabe [mau>mal] ^humor|cheiro|tempo|gosto
[mal>mau] humor|cheiro|tempo|gosto|exemplo|caráter|dia|atendimento|momento|hálito|estado|uso|aluno|negócio
^o|um|do|ao|cada|esse|este|seu|meu|pelo|nosso|no|outro|qualquer|com|como [agente>a gente] não|se|vai|foi|tem|precisa|quer|pode|está|fez|combinou|faz|gosta|sabe|já|estava|tinha|deve|trabalha|mora
[a gente>agente] secreto|imobiliário|de viagens
[afim>a fim] de
[concerteza|comcerteza>com certeza]
[derrepente|derepente>de repente]
[porisso>por isso]
[encima>em cima]
[em baixo>embaixo] da|do|de
[apartir>a partir]
[à partir>a partir]
[atravez|atraves>através]
[denovo>de novo]
[oque>o que]
[menas>menos]
[seje|esteje|sejem|estejem>seja|esteja|sejam|estejam]
[perca>perda] de|total|da
uma|a|grande|sem [perca>perda]
[houveram|haviam|haverão|haveriam|hajam>houve|havia|haverá|haveria|haja] {num}|muitos|muitas|vários|várias|poucos|problemas|pessoas|algumas|alguns|mais|duas|dois|erros|dúvidas|mudanças
[fazem>faz] {num}|muitos|alguns|vários|uns|mais|poucos anos|meses|dias|semanas|horas|tempo
[existe|falta|aconteceu>existem|faltam|aconteceram] muitos|muitas|vários|várias|alguns|algumas|duas|dois|três
^daqui|para|por|de|até|{num} [a {num} anos|meses|dias|semanas|horas>há =1 =2] ^atrás
[há {num} anos|meses|dias|semanas atrás>há =1 =2]
[à {num} anos|meses|dias|semanas>há =1 =2]
[a>há] muito|muitos|alguns|poucos|vários tempo|anos|meses|dias
^não|que|já|ainda|só [há>à] noite|tarde|vista|venda
daqui [há>a]
[há>a] partir|pé|fim
para|pra [mim>eu] {inf}
entre [eu>mim] e
com|para|de|sem|entre você|ele|ela|meu|minha? e [eu>mim]
[com nós>conosco] .|no|na|,|e
^e eu [esta|está>estou]
ninguém|ele|ela|não|você|que|sempre [mim>me]
com|para|de [agente>a gente] .|,|e
que|não|já|se|ele|ela|você [esta>está] {ing}|muito|bem|mal|em|aqui|pronto|fechado|aberto|no|na|cansado|com|sem|disponível|{pp}
{n}|{name} [esta>está] {ing}|muito|bem|em|aqui|pronto|pronta|fechado|fechada|aberto|aberta|no|na|com|sem|disponível|quebrado|quebrada|atrasado|atrasada|incluído|{pp}
[está>esta] semana|tarde|noite|manhã|vez|empresa|cidade|carta|loja|situação|casa|oferta|informação
ele|ela|você|isso|que|não [estar>está] {ing}|muito|no|na|em|com ^a
ele|ela|você|que|produto|pedido|cliente|sistema [estar>está]
vai|pode|deve|para|vou|deveria|quero|de [está>estar]
# [e>é] muito|importante|possível|necessário|verdade|difícil|fácil|melhor
ele|ela|isso|isto|também|tudo [e>é] muito|um|uma|importante|bom|boa|ótimo|difícil|fácil|caro|bonito|bonita|o|a|de
#|que|mas o|a|meu|minha|este|esta|nosso|nossa {n} [e>é] muito|um|uma|importante|grande|bom|boa|ótimo|ótima|pequeno|bonita|bonito|caro|cara
?{adj} [é>e] {adj} .
[porque|porquê>por que] você|vocês|ele|ela|não|o|a|isso|eles {word}? {word}? {word}? {word}? {word}? {word}? {word}? {word}? ?
[porque>por quê] ?
sei|saber|entendo|explicar|motivo|razão|pergunto|explique|entender|perguntou [porque>por que]
o [porque|por que>porquê] .|de|da|do|disso
[aonde>onde] {sub}? está|estão|fica|mora|moro|trabalho|trabalha|estava|nasci|comprei|nós
cidade|lugar|casa|empresa|hotel|loja|escola|país|rua [aonde>onde] ^vou|fui|vamos|vai
[onde>aonde] você|ele|ela|nós|vocês vai|vamos|vão|foi
[senão>se não] {sub}|for|puder|quiser|houver|tiver|chover|der|conseguir|pagar|receber
[se não>senão] .|vou|vai|vamos
[cessão|seção>sessão] de cinema|terapia|fotos
[concerto|concertar>conserto|consertar] de|o|do|da|meu|a|minha ^música|rock|piano
com [descrição>discrição]
[comprimento|comprimentos>cumprimento|cumprimentos] ,|cordiais
[comprimentar>cumprimentar]
[eminente>iminente] perigo
[tráfego>tráfico] de drogas
[viajem>viagem] {word}? foi|para|de|é|.|com|dos
a|boa|uma|minha|nossa|sua|da|na|de|próxima|última [viajem>viagem]
que|eles|vocês [viagem>viajem]
[trás|tras>traz] o|a|um|uma|muitos|muitas|mais|benefícios|problemas|consigo
por|para|atrás|de [traz>trás] ^um|uma|o|a
quando|se você|ele|eu [ver>vir] 
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até eles|elas|vocês [tem|vem|mantém|contém>têm|vêm|mantêm|contêm]
os|as|muitos|muitas|alguns|meus|minhas|nossos|seus|todos {plural} {plural}? não|já|também? [tem|vem|mantém|contém>têm|vêm|mantêm|contêm]
ele|ela|você|o|isso [têm|vêm>tem|vem]
[nada haver>nada a ver]
[haver com>a ver com]
tem|ter|tinha [haver>a ver] com
[meio dia e meio>meio-dia e meia]
[meia>meio] cansada|triste|nervosa|preocupada|chateada|perdida|confusa|doente|difícil|estranha|atrasada|irritada|tonta|cheia|decepcionada
é [proibido|necessário|permitido>proibida|necessária|permitida] a
[a cerca>acerca] de|do|da
[com tudo>contudo] ,|o|a|não
[ao invés>em vez] de ^que
[á|ás|áquele|áquela>à|às|àquele|àquela]
`,
  },
  {
    family: 'confused',
    rule: 'pt.grave',
    lines: `
[à>a] {inf}
[à>a] {masc}|ele|ela|você|vocês|esse|esta|este|isso|pé|partir|prazo|cada|todos|qualquer|{plural}|um|meu|alguém|mim|princípio|respeito
?^é|foi|toda|e|durante|que|para|era|passar|passou [a>à] noite|tarde|vista|vontade|distância|medida|toa|frente|esquerda|direita|procura|meia-noite|beira ^toda|inteira|do|da|de|com|em
fique|fica|ficar|fiquem|sinta-se|sintam-se|bem [a>à] vontade
pagar|paga|pago|pagamento|preço|desconto [a>à] vista
vire|virar|fica|logo|porta|rua|segunda|primeira|entre [a>à] esquerda|direita
[as>às] {num} horas|h|hora
, [as>às] {hour}
[as>às] vezes|pressas|cegas|escondidas
chego|chegamos|chegaremos|começa|começou|abre|fecha|saio|sai|acordo|reunião|marcado|marcada|hoje|amanhã|ontem [as>às] {hour}
? até [as>às] {hour}
devido|graças|relação|relativo|quanto|referente|obediência|acesso|frente|até|dirijo|respeito|chegar|chegou|cheguei|vou|fui|foi|vamos|fomos|ir|voltar|voltei|assistir|assisti|refere|pertence|igual|direito|necessárias|necessária|responder [a>à] {fem}|minha|sua|nossa|empresa|direção ^{masc}
devido|graças|quanto|acesso|referente|relação|chegar|assistir|responder [as>às] {femp}|minhas|suas
das {hour} [as|a>às]
`,
  },
  {
    family: 'agreement',
    rule: 'pt.agreement',
    lines: `
#|que|mas|e|porque|se|quando os|as|meus|minhas|seus|suas|nossos|nossas|estes|estas|esses|essas|muitos|muitas|alguns|algumas|vários|várias {splural} não|já|se|também|ainda|me|nos? [{v3gen}>~plural3]
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até eles|elas|vocês não|já|se|também|ainda|me|nos? [{v3gen}>~plural3]
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até nós não|já|nos|também|ainda|só? [{past3}>~plural1]
`,
  },
  {
    family: 'agreement',
    rule: 'pt.agreement',
    lines: `
quanto|quantos [custa>custam] os|as
ontem|nós|sábado|domingo|e [fumos>fomos]
[trouce|trousse|trusse>trouxe]
os|as|esses|estas|essas {plural} [esta>estão] {ing}|sendo|muito|em|no|na|com|sem|{adjos}|{adjas}
é|foi|será [proibida|permitida|necessária>proibido|permitido|necessário] {inf}
se|quando [haver>houver]
seguem [anexo>anexos] os|documentos|arquivos
seguem [anexo|anexos>anexas] as|fotos|planilhas
a gente não|já|se|também? [vamos|somos|estamos|temos|fomos|fizemos|queremos|podemos|precisamos|vimos|gostamos|fazemos|sabemos|ficamos|chegamos|compramos|trabalhamos|moramos|íamos|estávamos|tínhamos>vai|é|está|tem|foi|fez|quer|pode|precisa|viu|gosta|faz|sabe|fica|chegou|comprou|trabalha|mora|ia|estava|tinha]
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até nós não|já|nos|também|só? [vai|foi|é|está|tem|quer|pode|fez|precisa|gosta|estava|faz|sabe|ficou|chegou|vão|são|estão|tinha|era|deve|tá|temo|fumo|vamo|comprou|usa>vamos|fomos|somos|estamos|temos|queremos|podemos|fizemos|precisamos|gostamos|estávamos|fazemos|sabemos|ficamos|chegamos|vamos|somos|estamos|tínhamos|éramos|devemos|estamos|temos|fomos|vamos|compramos|usamos]
^de|com|para|pra|por|a|em|entre|sem|sobre|contra|até eles|elas|vocês não|já|se|também|só|me? [vai|foi|é|está|quer|pode|fez|precisa|gosta|estava|faz|sabe|ficou|chegou|era|deve|disse|trabalha|mora|tinha|falou|ia|será|ganhou|comprou|veio|deu|viu|enviou>vão|foram|são|estão|querem|podem|fizeram|precisam|gostam|estavam|fazem|sabem|ficaram|chegaram|eram|devem|disseram|trabalham|moram|tinham|falaram|iam|serão|ganharam|compraram|vieram|deram|viram|enviaram]
#|que|mas|e|porque|se|quando os|as|meus|minhas|seus|suas|nossos|nossas|estes|estas|esses|essas|muitos|muitas|alguns|algumas|todos|vários|dois|duas|três {plural} {plural}? não|já|se|também|ainda? [vai|foi|é|está|quer|pode|fez|precisa|gosta|estava|faz|sabe|ficou|chegou|era|deve|disse|custa|tinha|parece|será|funciona|veio|trabalha|saiu|acabou>vão|foram|são|estão|querem|podem|fizeram|precisam|gostam|estavam|fazem|sabem|ficaram|chegaram|eram|devem|disseram|custam|tinham|parecem|serão|funcionam|vieram|trabalham|saíram|acabaram]
#|que|mas|porque|quando o|a|meu|minha|seu|sua|este|esta|esse|essa|nosso|nossa|cada|um|uma {single} não|já|se? [vão|foram|são|estão|querem|podem|fizeram|precisam|estavam|fazem|eram|devem|tinham|têm>vai|foi|é|está|quer|pode|fez|precisa|estava|faz|era|deve|tinha|tem] ^as|os
^e|ou|nem eu não|já|me|te|só|também? [vai|é|está|tem|quer|pode|fez|foi|sabe|precisa|gosta|acha|somos|vamos>vou|sou|estou|tenho|quero|posso|fiz|fui|sei|preciso|gosto|acho|sou|vou]
#|que|mas|porque|se|quando você|ele|ela não|já|me|se|só|também? [vou|sou|estou|tenho|quero|posso|fiz|sei|preciso|vão|são|estão|querem|podem|foram|fizeram>vai|é|está|tem|quer|pode|fez|sabe|precisa|vai|é|está|quer|pode|foi|fez]
a maioria das|dos {plural} não? [são|estão|têm|querem|podem|pensam|acham|vão|preferem>é|está|tem|quer|pode|pensa|acha|vai|prefere]
?a maioria das|dos {plural} não? [são>é]
todo mundo não? [são|estão|têm|querem|podem|foram|sabem|vão>é|está|tem|quer|pode|foi|sabe|vai]
os|as|uns|umas|meus|minhas|seus|suas|nossos|nossas|dois|duas|três|quatro|cinco|muitos|muitas|vários|várias|alguns|algumas|estes|estas|esses|essas|todos|todas|poucos|seis|dez|dos|das|nos|nas|aos os|as? [{single}>~plural]
[um {femthing}>uma =1]
[uma {masc}>um =1]
[o {femthing}>a =1]
#|com|para|é|foi|tem|e [a {masconly}>o =1] 
[os {femp}>as =1]
[as {mascp}>os =1]
[este|esse|meu|nosso|seu {fem}>esta|essa|minha|nossa|sua =1]
[esta|essa|minha|nossa|sua {masc}>este|esse|meu|nosso|seu =1]
[muito {fem}>muita =1]
[muito {femp}>muitas =1]
[muito {mascp}>muitos =1]
#|que|mas|e|porque|quando|se|pois|como o|um|este|esse|meu|nosso {masc} é|está|foi|ficou|estava|era muito|bem|bastante|tão|meio? [{adja}>~masc]
#|que|mas|e|porque|quando|se|pois|como a|uma|esta|essa|minha|nossa {fem} é|está|foi|ficou|estava|era muito|bem|bastante|tão|meio? [{adjo}>~fem]
#|que|mas|e|porque|quando|se|pois|como as|minhas|nossas|estas {femp} são|estão|foram|ficaram|estavam|eram muito|bem|tão? [{adjos}|{adjo}>~femp]
#|que|mas|e|porque|quando|se|pois|como os|meus|nossos|estes {mascp} são|estão|foram|ficaram|estavam|eram muito|bem|tão? [{adjas}|{adjo}|{adja}>~mascp]
^de|das|dos|com|em|nas|nos {femp} [{adjos}>~femp]
`,
  },
  {
    family: 'tense',
    rule: 'pt.tense',
    lines: `
se {sub}|não|me|a gente? [teria|seria|poderia|faria|iria|haveria|saberia|estaria|teríamos|seríamos|poderíamos|teriam|seriam|poderiam>tivesse|fosse|pudesse|fizesse|fosse|houvesse|soubesse|estivesse|tivéssemos|fôssemos|pudéssemos|tivessem|fossem|pudessem]
se|quando {sub}|ele|você|vocês|eles [ter|fazer|poder|querer|vir|saber|estar|dizer|ir|ser|trazer>tiver|fizer|puder|quiser|vier|souber|estiver|disser|for|for|trouxer]
embora {sub}|não? [está|é|tem|pode|gosta|foi>esteja|seja|tenha|possa|goste|fosse]
`,
  },
  {
    family: 'preposition',
    rule: 'pt.preposition',
    lines: `
gosto|gosta|gostamos|gostei|preciso|precisa|precisamos|lembro|esqueci|esqueço muito? [o|a|os|as>do|da|dos|das] {n}
me lembro|lembro-me [que>de que]
assisti|assistir|assistimos [o|um|os>ao|a um|aos] filme|jogo|filmes|programa|show|vídeo|jogos
obedecer|obedeça [o|a|as|os>ao|à|às|aos]
prefiro|prefere|preferimos {word} {word}? [do que>a]
[implica em>implica]
? chegar|cheguei|chegou|chegamos|chegaram [em|no|na>a|ao|à] {n}
namorar|namora|namoro|namorando [com>] 
moro|mora|moramos|residente|situado [à>na] rua
? [de o>do] ^{inf}
? [de a>da] {fem}
[em o>no]
[em a>na] {fem}
[por o>pelo]
[por a>pela] {fem}
[a o>ao] {masc}
[mais melhor|pior|maior|menor>=1]
[mais bom>melhor]
[mais grande>maior]
[subir para cima>subir]
[descer para baixo>descer]
[entrar para dentro>entrar]
[sair para fora>sair]
[há {num} anos atrás>há =1 anos]
[elo de ligação>elo]
[surpresa inesperada>surpresa]
[encarar de frente>encarar]
[repetir de novo|novamente>repetir]
vou|vai|posso|pode|quero|quer|poderia|consigo [vim>vir]
[vou ir>vou]
tinha|tenho|havia|tivesse [chego|trago|compro>chegado|trazido|comprado]
[interviu|interviram|reteu|manteram|deteu|proviu>interveio|intervieram|reteve|mantiveram|deteve|proveio]
`,
  },
]
