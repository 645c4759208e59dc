import { describe, expect, it } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'

/** What the findings make of a text; `only` keeps the ticked ones. */
async function mended(text: string, only: 'ticked' | 'all' = 'all'): Promise<string> {
  const { findings } = await sharedTools.proofreader()({ text, language: 'pt' }, () => undefined)
  const points = [...text]
  for (const { start, end, replacements, ticked } of findings.reverse())
    if (ticked || only === 'all') points.splice(start, end - start, replacements[0] ?? '')
  return points.join('')
}

describe('Portuguese', () => {
  it.each([
    ['Os botões da jarra é frágeis.', 'Os botões da jarra são frágeis.'],
    ['Os pneus foi trocados ontem.', 'Os pneus foram trocados ontem.'],
    ['Minha irmã e eu esta preocupados.', 'Minha irmã e eu estamos preocupados.'],
    ['Espero que ele entenda e mim responda logo.', 'Espero que ele entenda e me responda logo.'],
    ['Alem disso, chegamos amanha.', 'Além disso, chegamos amanhã.'],
    ['Gostaria de saber se a vagas no curso.', 'Gostaria de saber se há vagas no curso.'],
    ['Eu gostou muito do presente.', 'Eu gostei muito do presente.'],
    ['Nós mora perto do mar.', 'Nós moramos perto do mar.'],
    ['Se poder ajudar, me avise.', 'Se puder ajudar, me avise.'],
    ['Vou compra o pão agora.', 'Vou comprar o pão agora.'],
    ['Depois nós comeu um lanche, e da pra voltar a pé.', 'Depois nós comemos um lanche, e dá pra voltar a pé.'],
    ['Quero dormi cedo, pois está mim cansando.', 'Quero dormir cedo, pois está me cansando.'],
    ['Os outro moradores saíram.', 'Os outros moradores saíram.'],
    ['Eu e meu irmão vai no jogo.', 'Eu e meu irmão vamos no jogo.'],
    ['Nos fomos de carro.', 'Nós fomos de carro.'],
  ])('ticks the mistake in "%s"', async (wrong, right) => {
    expect(await mended(wrong, 'ticked')).toBe(right)
  })

  it.each([
    ['Ontem eles falarão com o chefe.', 'Ontem eles falaram com o chefe.'],
    ['Ela faltou por que estava doente.', 'Ela faltou porque estava doente.'],
    ['A viagem foi longa mais tranquila.', 'A viagem foi longa mas tranquila.'],
    ['Os clientes que compra pelo site pagam menos.', 'Os clientes que compram pelo site pagam menos.'],
  ])('proposes a mend for "%s" without a tick', async (wrong, right) => {
    expect(await mended(wrong, 'ticked')).toBe(wrong)
    expect(await mended(wrong)).toBe(right)
  })

  it.each([
    'Passei a tarde lendo e a noite toda dormindo; fez a vontade do pai.',
    'Quando vi, era eu e a Ana foi embora.',
    'Todos os dias vai à praia, e os dias passam depressa.',
    'Eles estavam a dois quilômetros da pousada.',
    'A mulher que comprou o carro está cansada, e o médico da casa é bonito.',
    'Amanhã eles falarão com o chefe, e saberemos por que ela faltou.',
    'Que eu fale ou que eu coma, ninguém me ouve; eu dou tudo e nos vemos amanhã.',
    'Para nós é importante, e para vocês é fácil; de nós depende tudo.',
    'O agente foi preso. Custa cinco reais, mais o frete, e o produto é para mim.',
    'Ele os sente por perto, mas não a quis ver; as colegas cansadas foram embora.',
    'Eu falava alto quando a gente morava lá, e os amigos dele riam.',
    'O problema são as pessoas; admiro um cara assim, e o camisa dez jogou na World Series.',
    'Fala do deputado com mandato, mas que passa os dias fora.',
  ])('ticks nothing in "%s"', async (text) => {
    expect(await mended(text, 'ticked')).toBe(text)
  })
})
