import { expect, test } from './penmark.ts'

const TEXT = 'Dear Ms. Lopez 😀, we want to help. In order to save time, we made a decision to wait until Friday.'

test('a click into a word offers synonyms, and into a sentence other wordings; nothing is sent before one is asked for', async ({
  page,
  builtin,
  signIn,
}) => {
  await signIn(page, builtin)
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dashboard/assistant/wordings') sent.push(request.postData() ?? '')
  })
  await page.goto(`${builtin.url}/dashboard/assistant`)
  const text = page.locator('#text')
  const card = page.locator('.live-card')
  // There is nothing to reword in an empty text.
  await text.click()
  await expect(card).toHaveCount(0)
  await text.fill(TEXT)
  const click = async (word: string) => {
    await text.evaluate(
      (box: HTMLTextAreaElement, place) => box.setSelectionRange(place, place),
      TEXT.indexOf(word) + 2,
    )
    await text.dispatchEvent('click')
  }
  await click('help')
  await expect(card).toContainText('Other words at the cursor')
  expect(sent).toEqual([])

  // A synonym is typed in its place, so that one undo takes it back, also behind a picture of two units.
  await card.getByRole('button', { name: 'Other words for “help”' }).click()
  const synonym = card.getByRole('button').first()
  await expect(card).toContainText('fit')
  const word = (await synonym.innerText()).trim()
  expect(word).not.toBe('help')
  await synonym.click()
  await expect(text).toHaveValue(TEXT.replace('help', word))
  await expect(text).toBeFocused()
  await expect(card).toHaveCount(0)
  await text.press('Control+z')
  await expect(text).toHaveValue(TEXT)

  // A sentence keeps the others; the key does what the click does.
  await text.evaluate(
    (box: HTMLTextAreaElement, place) => box.setSelectionRange(place, place),
    TEXT.indexOf('decision'),
  )
  await text.press('Control+.')
  await card.getByRole('button', { name: 'Reword the sentence' }).click()
  const wording = card.locator('.wordings').getByRole('button').first()
  await expect(wording).toContainText('decided to wait until Friday')
  await expect(card.getByRole('button', { name: 'AI model' })).toHaveCount(0)
  await wording.click()
  await expect(text).toHaveValue(/^Dear Ms\. Lopez 😀, we want to help\. .*decided to wait until Friday\.$/)
  expect(sent).toHaveLength(2)

  // The key leads into the card; Escape leads back to the text, and writing closes the card.
  await text.press('Control+.')
  await expect(card.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(text).toBeFocused()
  await click('help')
  await expect(card).toBeVisible()
  await text.press('x')
  await expect(card).toHaveCount(0)
})

test('a connected model rewords a sentence for one credit once it is asked', async ({
  page,
  connected,
  double,
  signIn,
}) => {
  await signIn(page, connected)
  await page.goto(`${connected.url}/dashboard/assistant`)
  const text = page.locator('#text')
  await text.fill('We will send 5 boxes on Friday.')
  await text.click()
  const card = page.locator('.live-card')
  double.otherwise({
    kind: 'answer',
    text: '1. We send 5 boxes on Friday.\n2. We will bring you 5 boxes on Friday.\n3. We will dispatch 5 boxes on Friday.\n4. We gladly send 6 boxes on Friday.',
  })
  await card.getByRole('button', { name: 'Ask the AI model · 1 credit' }).click()
  const wordings = card.locator('.wordings').getByRole('button')
  await expect(wordings).toHaveText([
    'Shorter: We send 5 boxes on Friday.',
    'Plainer: We will bring you 5 boxes on Friday.',
    'More formal: We will dispatch 5 boxes on Friday.',
    // A wording that changes a fact says so before it is taken.
    /^Warmer: We gladly send 6 boxes on Friday\. .*1 fact differs$/,
    'Close',
  ])
  await wordings.nth(2).click()
  await expect(text).toHaveValue('We will dispatch 5 boxes on Friday.')
  await page.reload()
  await expect(page.locator('.foot-badge')).toContainText('1 of 25 this month')
})
