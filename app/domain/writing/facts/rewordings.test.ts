import { expect, test } from 'vitest'
import { alarms, checkMeaning } from './meaning.ts'

function raised(before: string, after: string, from: string, to = from): number {
  const operation = from === to ? 'rephrase' : 'translate'
  const { facts, added } = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return facts.length + added.length
}

test.each([
  // One event is told by its two sides.
  ['en', 'I am writing about the kettle I bought from you.', 'I am writing about the kettle that you sold me.'],
  ['en', 'Tom asked Lucy to lend him her car on Friday.', 'Tom wanted to borrow the car of Lucy on Friday.'],
  // Duties of different verbs are not one that changed.
  [
    'en',
    'Anything dearer has to be reported to the landlord, who will arrange for a plumber.',
    'Report anything dearer to the landlord so that he can send a plumber.',
  ],
  ['en', 'Only written requests count, says the office.', 'The office says that requests only count in writing.'],
  ['de', 'Der Preis gilt einschließlich Frühstück.', 'Der Preis gilt inklusive Frühstück.'],
  [
    'es',
    'No se permiten visitas sin permiso por escrito.',
    'Sin autorización por escrito, las visitas no están permitidas.',
  ],
  ['en', 'The time allowed is two hours.', 'You have two hours.'],
  ['en', 'Only an authorised dealer opens it.', 'Only a dealer who is authorised opens it.'],
  ['en', 'Claims have to be made within 30 days.', 'You have 30 days to make a claim.'],
  ['de', 'Der Antrag muss unterschrieben sein, sonst wird er abgelehnt.', 'Nur unterschriebene Anträge gelten.'],
  ['en', 'Do not freeze the vaccine.', 'Freezing the vaccine must be avoided.'],
  // A word that implies a denial takes it along.
  ['en', 'People should not leave home, the police say.', 'The police say that people should stay at home.'],
  ['fr', 'Mon fils ne pourra pas participer à la sortie.', 'Mon fils devra renoncer à la sortie.'],
  ['pt', 'Ele disse que nunca o tinha visto antes.', 'Disse que nunca antes o tinha visto.'],
  ['en', 'It does not matter whether she comes or not.', 'It does not matter if she comes.'],
  ['de', 'Es ist egal, ob sie kommt oder nicht.', 'Es ist egal, ob sie kommt.'],
  [
    'en',
    'Wait at the assembly point until you are told that it is safe to go back.',
    'Stay at the assembly point and do not go back before you are told that it is safe.',
  ],
  [
    'en',
    'You can change your order until it has been packed.',
    'You can change your order as long as it has not been packed.',
  ],
  [
    'de',
    'Anträge, die nicht unterschrieben sind, bleiben liegen.',
    'Anträge, die ununterschrieben sind, bleiben liegen.',
  ],
  ['en', 'You have to be over 65 to get the discount.', 'The discount is only for people older than 65.'],
  ['en', 'Our dentist is on holiday until 12 August.', 'Our dentist returns on 13 August from holiday.'],
  ['en', 'More than half of the class has paid.', 'Most of the class has paid.'],
  ['de', 'Wer nicht kommt, bekommt kein Zertifikat.', 'Ein Zertifikat bekommt nur, wer kommt.'],
  ['en', 'There were fewer visitors than last year.', 'There were not as many visitors as last year.'],
  ['en', 'The tablets should be taken after meals.', 'Always eat something before you take the tablets.'],
  ['es', 'Espere al menos media hora.', 'Espere media hora como poco.'],
  ['de', 'Die Straße ist mindestens drei Wochen gesperrt.', 'Die Straße ist drei Wochen oder länger gesperrt.'],
])('%s: rewordings raise no alarm: "%s", "%s"', (language, before, after) => {
  expect(raised(before, after, language)).toBe(0)
})

test('a bound that another word with "de" leads in is a bound in translations, too', () => {
  expect(raised('Children under 12 do not pay.', 'Les enfants de plus de 12 ans ne paient pas.', 'en', 'fr')).not.toBe(
    0,
  )
  expect(raised('Children under 12 do not pay.', 'Les enfants de moins de 12 ans ne paient pas.', 'en', 'fr')).toBe(0)
  const never = 'Never give this medicine to a child under 12.'
  expect(raised(never, 'Les plus de 12 ans ne doivent jamais prendre ce médicament.', 'en', 'fr')).not.toBe(0)
})

test('"nicht vor" denies a place and bounds a time', () => {
  expect(raised('Please do not park in front of the gate.', 'Bitte parken Sie nicht vor dem Tor.', 'en', 'de')).toBe(0)
  expect(raised('Nicht vor dem 3. Mai öffnen.', 'Vor dem 3. Mai öffnen.', 'de')).not.toBe(0)
})

test('a denial belongs to the nearer duty', () => {
  const before = 'Mein Bruder kann am Samstag nicht helfen, weil er arbeiten muss.'
  expect(raised(before, 'Am Samstag muss mein Bruder arbeiten und kann deshalb nicht helfen.', 'de')).toBe(0)
})

test('a stretch of time has its ends in every language', () => {
  expect(raised('Der Kurs läuft von April bis Juni.', 'The course runs from April to June.', 'de', 'en')).toBe(0)
  expect(raised('Der Kurs läuft von April bis Juni.', 'The course runs from April to July.', 'de', 'en')).not.toBe(0)
  expect(raised('Der Kurs läuft bis Juni.', 'The course runs from June.', 'de', 'en')).not.toBe(0)
})

test.each([
  ['en', 'I bought the kettle from you.', 'I sold the kettle to you.'],
  ['en', 'Claims have to be made within 30 days.', 'Claims can be made within 30 days.'],
  ['en', 'The form was never signed by anybody.', 'The form was signed.'],
  ['en', 'Pupils must leave the hall at once.', 'Pupils may leave the hall at once.'],
  ['pt', 'Ele disse que nunca o tinha visto.', 'Ele disse que o tinha visto.'],
  [
    'en',
    'She was asked whether she comes or not, and said that she will not come.',
    'She was asked, and said that she will come.',
  ],
  [
    'en',
    'Sales in the north fell by 7%, while in the south they grew by 3%.',
    'Sales in the north grew by 7%, while in the south they fell by 3%.',
  ],
  [
    'es',
    'El consumo de gas cayó un 9 % y el de luz creció un 4 %.',
    'El consumo de gas creció un 9 % y el de luz cayó un 4 %.',
  ],
  ['en', 'The committee rejected the plan by nine votes.', 'By nine votes the committee adopted the plan.'],
  ['en', 'There were fewer visitors than last year.', 'There were more visitors than last year.'],
  [
    'en',
    'The surgery went well and he should be home by May.',
    'The surgery went badly and he should not be home by May.',
  ],
  ['en', 'Our dentist is on holiday until 12 August.', 'Our dentist returns on 14 August from holiday.'],
  ['en', 'More than half of the class has paid.', 'Less than half of the class has paid.'],
  ['de', 'Wer nicht kommt, bekommt kein Zertifikat.', 'Wer nicht kommt, bekommt ein Zertifikat.'],
  ['en', 'The tablets should be taken after meals.', 'The tablets should be taken before meals.'],
  ['fr', 'Les moins de 12 ans ne paient pas.', 'Les plus de 12 ans ne paient pas.'],
  ['de', 'Die Straße ist mindestens drei Wochen gesperrt.', 'Die Straße ist höchstens drei Wochen gesperrt.'],
  [
    'en',
    'Moderate rain will fall in some areas of the region on Monday evening.',
    'In some areas of the region moderate rain will not fall on Monday evening.',
  ],
  // The verb is another one, and the matter is the same.
  ['en', 'Tenants must hand in the keys by noon.', 'By noon, tenants may return the keys.'],
  ['fr', 'Le client doit renvoyer le colis avant lundi.', 'Le client peut retourner le colis avant lundi.'],
  // Words that set a condition.
  ['en', 'The seller guarantees that the roof is tight.', 'The seller assumes that the roof is tight.'],
  ['de', 'Die Kündigung bedarf der schriftlichen Form.', 'Für die Kündigung genügt die mündliche Form.'],
  ['fr', 'Ce comprimé se prend à jeun.', 'Ce comprimé se prend pendant le repas.'],
  ['es', 'El precio es de 90 euros, incluido el desayuno.', 'El precio es de 90 euros, salvo el desayuno.'],
  ['pt', 'A médica suspeita de uma fratura.', 'A médica confirmou uma fratura.'],
])('%s: changes are told: "%s", "%s"', (language, before, after) => {
  expect(raised(before, after, language)).toBeGreaterThan(0)
})
