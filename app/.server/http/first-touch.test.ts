import { expect, test } from 'vitest'
import { waitsForFirstTouch } from './first-touch.ts'

const PAGE = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/></head><body><p>$& $1</p>',
  '<script nonce="n">plain()</script>',
  '<script nonce="n" type="module" async="">import "/assets/a.js"</script></body></html>',
].join('')

test('no script of a page that waits is loaded or run by the browser itself', () => {
  const page = waitsForFirstTouch(PAGE, 'n')
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<link rel="waiting" href="/assets/a.js" nonce="n"/>')
  expect(page).toContain('<script nonce="n" type="text/waiting" async="">import "/assets/a.js"</script>')
  expect(page).toContain('<p>$& $1</p>')
  expect(page).toContain('<script nonce="n">plain()</script>')
})

test('the page gets one small script of its own, with the nonce, at the end of its head', () => {
  const page = waitsForFirstTouch(PAGE, 'n')
  const [starter] = /<script nonce="n">\(function[\s\S]+?<\/script><\/head>/.exec(page) ?? []
  expect(starter?.length).toBeGreaterThan(300)
  expect(starter?.length).toBeLessThan(1_500)
  // What it names must be in it: the function travels as text.
  const inline = starter?.slice('<script nonce="n">'.length, -'</script></head>'.length) ?? ''
  expect(() => new Function(inline)).not.toThrow()
  expect(inline).not.toMatch(/__vite|import|WAITING/)
})
