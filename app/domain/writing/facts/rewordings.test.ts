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
  ['es', 'Espere al menos media hora.', 'Espere media hora como poco.'],
  ['de', 'Die Straße ist mindestens drei Wochen gesperrt.', 'Die Straße ist drei Wochen oder länger gesperrt.'],
])('%s: rewordings raise no alarm: "%s", "%s"', (language, before, after) => {
  expect(raised(before, after, language)).toBe(0)
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
  ['de', 'Die Straße ist mindestens drei Wochen gesperrt.', 'Die Straße ist höchstens drei Wochen gesperrt.'],
  [
    'en',
    'Moderate rain will fall in some areas of the region on Monday evening.',
    'In some areas of the region moderate rain will not fall on Monday evening.',
  ],
])('%s: changes are told: "%s", "%s"', (language, before, after) => {
  expect(raised(before, after, language)).toBeGreaterThan(0)
})
