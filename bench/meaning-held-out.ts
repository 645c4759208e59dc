import type { Pair } from './meaning-pairs.ts'

/** Written after the rules were settled, so that they show the share on texts that the rules were not tuned for. */
export const HELD_OUT: readonly Pair[] = [
  {
    language: 'en',
    before:
      'Dear Tom, the plumber will arrive tomorrow between 8 and 10 am. He charges $80 per hour, and parts are not included.',
    after:
      'Hi [[name|Tom]], expect the plumber tomorrow between [[number|8]] and [[time|10 am]]. The rate is [[money|$80]] an hour, [[negation|not]] counting parts.',
  },
  {
    language: 'en',
    before: 'Sales in the Nordics fell by 4.5 percent to 310 units in Q2, while Iceland alone sold 17 more.',
    after:
      'In Q2, [[name|Nordics]] sales dropped [[percent|4.5%]] to [[number|310]] units, though [[name|Iceland]] sold [[number|seventeen]] more.',
  },
  {
    language: 'en',
    before: 'I am sorry that we did not reply sooner. Your ticket [TICKET_ID] was closed on 2 Feb by mistake.',
    after:
      'Apologies for [[negation|not]] replying earlier; ticket [[placeholder|[TICKET_ID]]] was mistakenly closed on [[date|February 2]].',
  },
  {
    language: 'en',
    before: 'The warranty covers 24 months from 01/07/2025 but none of the accessories.',
    after: 'You have a 24-month warranty starting [[date|01/07/2025]]; [[negation|no]] accessories are covered.',
  },
  {
    language: 'en',
    before: 'McKinsey estimates that 375 million workers may switch jobs by 2030.',
    after:
      'By [[number|2030]], as many as [[number|375 million]] workers might change jobs, according to [[name|McKinsey]].',
  },
  {
    language: 'en',
    before: 'Mix 200 g of flour with 3 eggs. Bake at 180 °C for 35 minutes and do not open the oven.',
    after:
      'Combine [[number|three]] eggs and [[number|200 grams]] of flour; bake [[number|35 minutes]] at [[number|180 °C]] [[negation|without]] opening the oven.',
  },
  {
    language: 'en',
    before: 'According to the BBC, the storm left 60,000 homes without power on Tuesday night.',
    after:
      '[[number|60,000]] homes had [[negation|no]] electricity after the storm on [[date|Tuesday]] night, the [[name|BBC]] reports.',
  },
  {
    language: 'de',
    before: 'Die Miete beträgt 980 Euro warm. Haustiere sind nicht gestattet, Einzug ist ab 1. September möglich.',
    after: 'Ab [[date|1. September]] beziehbar, Warmmiete [[money|980 €]], Haustiere [[negation|nicht]] erlaubt.',
  },
  {
    language: 'de',
    before: 'In 17 von 20 Fällen half das Mittel, doch niemand weiß, ob es 2 Jahre haltbar ist.',
    after:
      'Geholfen hat das Mittel bei [[number|siebzehn]] von [[number|zwanzig]] Fällen; ob es [[number|zwei Jahre]] hält, weiß [[negation|niemand]].',
  },
  {
    language: 'es',
    before: 'Quedamos el viernes a las 21:00 en casa de Lucía; traed 2 botellas y no lleguéis tarde.',
    after:
      'Nos vemos en casa de [[name|Lucía]] el [[date|viernes]] a las [[time|21:00]]. Traed [[number|dos]] botellas y [[negation|no]] os retraséis.',
  },
  {
    language: 'fr',
    before: 'Le colis de 4,5 kg coûte 12,90 € et n’est jamais livré le dimanche.',
    after:
      'Comptez [[money|12,90 euros]] pour [[number|4,5 kg]] ; la livraison n’a [[negation|jamais]] lieu le [[date|dimanche]].',
  },
  {
    language: 'pt',
    before: 'A loja abre às 10:00, fecha às 19h e não aceita cartões abaixo de 5 euros.',
    after: 'Das [[time|10:00]] às [[time|19:00]]; cartões abaixo de [[money|5 €]] [[negation|não]] são aceites.',
  },
]
