import type { PatternGroup } from '../patterns.ts'

/**
 * Words that writers leave without their mark and that are rare words or verb forms so, which is why a dictionary knows them:
 * `historia` is a form of a verb that hardly anybody uses. Left is what is written, right what is meant.
 */
const UNMARKED =
  'alem:além ate:até agua:água historia:história historias:histórias memoria:memória salario:salário aniversario:aniversário secretario:secretário ultimo:último ultima:última ultimos:últimos ultimas:últimas medico:médico medica:médica medicos:médicos musica:música musicas:músicas politico:político logica:lógica credito:crédito debito:débito numero:número numeros:números negocio:negócio negocios:negócios policia:polícia agencia:agência experiencia:experiência preferencia:preferência referencia:referência tera:terá sera:será amanha:amanhã irma:irmã irmas:irmãs cafe:café maquina:máquina maquinas:máquinas pagina:página paginas:páginas serie:série series:séries especie:espécie dicionario:dicionário obvio:óbvio obvia:óbvia circulo:círculo titulo:título titulos:títulos seculo:século estomago:estômago figado:fígado angulo:ângulo ingenuo:ingênuo exito:êxito video:vídeo videos:vídeos estadio:estádio socio:sócio area:área areas:áreas contrario:contrário serio:sério lampada:lâmpada sinonimo:sinônimo anonimo:anônimo polemica:polêmica premio:prêmio premios:prêmios convenio:convênio razoes:razões botoes:botões colonia:colônia circunstancia:circunstância tendencia:tendência residencia:residência providencia:providência inteligencia:inteligência privilegio:privilégio estagio:estágio uteis:úteis papeis:papéis pasteis:pastéis moveis:móveis apos:após'
    .split(' ')
    .map((pair) => pair.split(':'))

/** Verb forms that are common without the mark, and nouns with it; the word before tells which one it is. */
const AFTER_DETERMINER =
  'influencia:influência influencias:influências copia:cópia copias:cópias publico:público publica:pública pratica:prática praticas:práticas inicio:início principio:princípio beneficio:benefício beneficios:benefícios noticia:notícia noticias:notícias fabrica:fábrica fabricas:fábricas media:média duvida:dúvida duvidas:dúvidas enfase:ênfase analise:análise transito:trânsito manha:manhã opera:ópera distancia:distância radio:rádio substancia:substância'
    .split(' ')
    .map((pair) => pair.split(':'))

const side = (pairs: readonly string[][], at: 0 | 1) => pairs.map((pair) => pair[at]).join('|')

export const ACCENT_PATTERNS: readonly PatternGroup[] = [
  {
    family: 'spelling',
    rule: 'pt.accent',
    lines: `
^eu|me|se|te [${side(UNMARKED, 0)}>${side(UNMARKED, 1)}]
o|a|os|as|um|uma|do|da|dos|das|no|na|nos|nas|ao|pelo|pela|meu|minha|seu|sua|nosso|nossa|este|esta|esse|essa|cada|sem|qualquer|alguma|algum|nenhuma|outra|tenho|tem|primeira|boa|grande [${side(AFTER_DETERMINER, 0)}>${side(AFTER_DETERMINER, 1)}] ^se|me
de|pela|amanhã [manha>manhã]
o|um|do|no|este|esse|nosso|outro|cada|ao|pelo|qualquer|algum|neste|nesse|deste [pais>país]
meu|o|seu|nosso|teu|do [avo>avô]
minha|a|sua|nossa|tua|da [avo>avó]
está|estou|fica|ficou|vou|vamos|ir|de|até|por|pra|para|cheguei|chegar|chegamos|foi|fui|fomos|moro|mora|tem|é|aqui|estava|vai|que [la>lá]
? [la>lá] .|,|em|no|na|fora|dentro|de|embaixo|atrás|perto
^em|por|hectares|{num} [ha>há] {num}|um|uma|muito|muita|muitos|muitas|pouco|poucos|alguns|algumas|vários|mais|tempo|dias|anos|algum|alguém|problemas|de|vagas|dúvida
não|que|já|ainda|só|sempre|onde|aqui|se [ha>há]
não|que|isso|já|só|nem|assim|ele|ela|me [da>dá] pra|para|certo|tempo|medo|pena|vontade|trabalho|uma|um|nada|conta|mais
{sub}|não|que|se|empresa|reunião|evento|filho|filha|gente [ira>irá] {inf}
{sub}|não|que|se|também|só|quem|isso|{n} [fara|devera|podera|dira|estara|havera>fará|deverá|poderá|dirá|estará|haverá]
não|também|produto|texto|embalagem|pacote|caixa|documento|livro|ele [contem>contém]
^para|de|sem [porem>porém] ,|o|a|não|eu|ele|ela|quando|se|ainda
eu [cai|sai|atrai|construi|conclui|destrui>caí|saí|atraí|construí|concluí|destruí]
o|por|de|para|com [que>quê] ?
que|bem|ainda [tambem>também]
[estam|vam|sam|dam>estão|vão|são|dão]
`,
  },
]
