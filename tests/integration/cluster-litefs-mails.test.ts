import { expect, onTestFinished } from 'vitest'
import { startSmtpDouble } from '#tests/mocks/smtp/server.ts'
import { visitor } from '#tests/support/browser.ts'
import { browserAt, readiness } from '#tests/support/litefs-clients.ts'
import { until } from '#tests/support/litefs-cluster.ts'
import { liteFsTests } from '#tests/support/litefs-tests.ts'

// Two machines with the real LiteFS, and mails that are due while one takes over from the other.

const { withLiteFs, started } = await liteFsTests('cluster mails')

const OWNERS = Array.from({ length: 4 }, (_, index) => `owner-${index}@example.com`)
/** 20 of the 25 requests of a starter: 80 percent, of which each owner is told once. */
const MEMBERS = OWNERS.map((email) => ({ email, plan: 'starter' as const, used: 20 }))

async function startedWithMails() {
  const smtp = await startSmtpDouble()
  onTestFinished(() => smtp.close())
  // The second one leaves its sender without an answer.
  smtp.holdAfter(1)
  const settings = { SMTP_URL: smtp.url, SUPPORT_CONTACT: 'help@penmark.example' }
  const all = await started(settings, {}, MEMBERS)
  await until(() => smtp.mails.length === 2, 'the second mail is under way')
  return { smtp, ...all }
}

withLiteFs.for([
  ['LiteFS hands over', 'handed over'],
  ['the leader stops for a deploy', 'stopped'],
  ['the leader is killed', 'killed'],
] as const)('in the middle of a mail %s: every owner gets one', async ([, how]) => {
  const { smtp, leader, follower, person } = await startedWithMails()
  const word = { intent: 'add', kind: 'word', value: 'quokka' }
  if (how === 'handed over') await follower.promote()
  if (how === 'killed') await Promise.all([leader.killApp(), leader.killLiteFs()])
  if (how === 'stopped') {
    const stopped = leader.killApp('SIGTERM')
    smtp.release()
    await stopped
    await leader.killLiteFs('SIGTERM')
  }
  await until(() => follower.output().includes('"leads":true'), 'the other machine leads', 60_000)
  await until(() => smtp.mails.length >= OWNERS.length, 'the other mails leave')
  smtp.release()
  if (how === 'handed over') await until(async () => (await readiness(leader)) === 200, 'the machine that led follows')
  // Another sending would have had its turn by the end of a request that writes.
  expect((await browserAt(follower, person).post('/dashboard/settings/dictionary', word)).status).toBeLessThan(400)
  expect(smtp.mails.map(({ to }) => to).toSorted()).toEqual(OWNERS)
})

withLiteFs('a message to the operator survives its leader; what is sent again has the same Message-ID', async () => {
  const { smtp, leader, follower } = await startedWithMails()
  smtp.release()
  await until(() => smtp.mails.length === OWNERS.length, 'the alerts have left')
  smtp.holdAfter(0)
  const letter = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    subject: 'A quokka',
    message: 'Where?',
  }
  const stranger = visitor({ url: follower.url, origin: new URL(leader.settings.PUBLIC_URL ?? '').origin })
  const sent = await stranger.post('/contact', { ...letter, made_at: String(Date.now() - 60_000) })
  expect(sent.status).toBe(200)
  const ofContact = () => smtp.mails.filter(({ subject }) => !/80%|80_/.test(subject)).slice(0)
  await until(() => smtp.mails.length > OWNERS.length, 'the first mail about it is under way')
  await Promise.all([leader.killApp(), leader.killLiteFs()])
  smtp.release()
  await until(() => follower.output().includes('"leads":true'), 'the other machine leads', 60_000)
  const places = () => new Set(ofContact().map(({ to }) => to))
  await until(() => places().size === 2, 'the operator and the sender have their mails')
  expect([...places()].toSorted()).toEqual(['ada@example.com', 'help@penmark.example'])
  expect(new Set(ofContact().map(({ messageId }) => messageId)).size).toBe(2)
})
