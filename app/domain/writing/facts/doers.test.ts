import { expect, test } from 'vitest'
import { turnedDoer } from './doers.ts'
import type { KnownLanguage } from './fact.ts'
import { tokensOf } from './tokens.ts'

const turned = (before: string, after: string, from: KnownLanguage, to: KnownLanguage = from) =>
  turnedDoer({ tokens: tokensOf(before, from), language: from }, { tokens: tokensOf(after, to), language: to })?.was
    .word

test.for([
  ['en', 'The nurse warned the surgeon about the mix-up.', 'The surgeon alerted the nurse to the mix-up.'],
  ['en', 'Olivia told Rachel that the flat was gone.', 'Rachel informed Olivia that the flat was no longer available.'],
  ['en', 'The coach criticised the referee.', 'The coach was attacked by the referee.'],
  ['en', 'The tenant bought the boiler from the landlord.', 'The landlord purchased the boiler from the tenant.'],
  ['de', 'Der Trainer hat den Schiedsrichter kritisiert.', 'Der Schiedsrichter griff den Trainer an.'],
  ['de', 'Der Käufer hat dem Verkäufer gedroht.', 'Der Käufer wurde vom Verkäufer unter Druck gesetzt.'],
  ['fr', 'La mère a appelé la voisine.', 'La voisine a téléphoné à la mère.'],
  ['fr', 'Le fournisseur doit prévenir le client.', 'Le fournisseur doit être averti par le client.'],
  ['es', 'El abogado llamó a la testigo.', 'La testigo telefoneó al abogado.'],
  ['es', 'Marta invitó a Julia a la boda.', 'Julia convidó a Marta a su boda.'],
  ['pt', 'O gerente criticou o funcionário.', 'O funcionário censurou o gerente.'],
  ['pt', 'A Rita enganou a Paula.', 'A Rita foi iludida pela Paula.'],
] as const)('in %s "%s" is not "%s"', ([language, before, after]) => {
  expect(turned(before, after, language)).toBeDefined()
})

test.for([
  ['en', 'The nurse warned the surgeon about the mix-up.', 'The surgeon was alerted to the mix-up by the nurse.'],
  ['en', 'The seller sold the buyer a car.', 'The buyer purchased a car from the seller.'],
  ['en', 'The teacher gave the pupils a test.', 'The pupils received a test from the teacher.'],
  ['en', 'Olivia met Rachel at the station.', 'Rachel met up with Olivia at the station.'],
  ['en', 'Olivia asked Rachel for help.', 'Rachel promised Olivia to help, as she had asked.'],
  ['en', 'The landlord must inform the tenant.', 'The tenant must be notified by the landlord.'],
  ['en', 'Olivia is Rachel’s sister.', 'Rachel’s sister is Olivia.'],
  ['en', 'The manager asked Anna to help Tom.', 'Anna was asked by the manager to support Tom.'],
  ['de', 'Den Trainer hat der Schiedsrichter kritisiert.', 'Der Schiedsrichter griff den Trainer an.'],
  ['de', 'Der Lehrer gab dem Schüler ein Buch.', 'Der Schüler bekam vom Lehrer ein Buch.'],
  ['de', 'Die Rechte der Mieter achtet der Vermieter.', 'Der Vermieter respektiert die Rechte der Mieter.'],
  ['fr', 'Le fournisseur doit prévenir le client.', 'Le client doit être averti par le fournisseur.'],
  ['fr', 'Le propriétaire loue un studio au locataire.', 'Le locataire emprunte un studio au propriétaire.'],
  ['es', 'El banco concedió un crédito al cliente.', 'El cliente recibió un crédito del banco.'],
  ['es', 'El abogado llamó a la testigo.', 'La testigo fue telefoneada por el abogado.'],
  ['pt', 'A Rita vendeu a casa à Paula.', 'A Paula comprou a casa da Rita.'],
  ['pt', 'O gerente criticou o funcionário.', 'O funcionário foi censurado pelo gerente.'],
] as const)('in %s "%s" is "%s"', ([language, before, after]) => {
  expect(turned(before, after, language)).toBeUndefined()
})

test.for([
  ['en', 'fr', 'The landlord warned the tenant.', 'Le locataire a averti le propriétaire.'],
  ['de', 'es', 'Der Mieter hat den Nachbarn beleidigt.', 'El vecino insultó al inquilino.'],
  ['pt', 'en', 'O médico visitou a enfermeira.', 'The nurse went to see the doctor.'],
] as const)('from %s to %s "%s" is not "%s"', ([from, to, before, after]) => {
  expect(turned(before, after, from, to)).toBeDefined()
})

test.for([
  ['en', 'fr', 'The landlord warned the tenant.', 'Le propriétaire a averti le locataire.'],
  ['de', 'en', 'Der Mieter kauft vom Vermieter eine Küche.', 'The landlord sells the tenant a kitchen.'],
  ['es', 'pt', 'El médico avisó a la enfermera.', 'A enfermeira foi avisada pelo médico.'],
] as const)('from %s to %s "%s" is "%s"', ([from, to, before, after]) => {
  expect(turned(before, after, from, to)).toBeUndefined()
})
