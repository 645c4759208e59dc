import { expect, test } from 'vitest'
import { drawnBeforeScripts } from './head-order.ts'

function ordered(page: string): string {
  return new TextDecoder().decode(drawnBeforeScripts(new Uint8Array(Buffer.from(page))))
}

test('stylesheets come before fonts and scripts, in their own order, and scripts have a low priority', () => {
  const head = [
    '<html><head><meta charset="utf-8"/><title>Größe</title>',
    '<link nonce="n" rel="preload" href="/a.woff2" as="font"/>',
    '<link rel="modulepreload" href="/a.js" nonce="n"/>',
    '<link nonce="n" rel="stylesheet" href="/a.css"/>',
    '<link nonce="n" rel="stylesheet" href="/b.css"/>',
    '</head>',
  ]
  expect(ordered(`${head.join('')}<body><link rel="stylesheet" href="/c.css"/></body></html>`)).toBe(
    [
      '<html><head><meta charset="utf-8"/><title>Größe</title>',
      '<link nonce="n" rel="stylesheet" href="/a.css"/>',
      '<link nonce="n" rel="stylesheet" href="/b.css"/>',
      '<link nonce="n" rel="preload" href="/a.woff2" as="font"/>',
      '<link rel="modulepreload" fetchpriority="low" href="/a.js" nonce="n"/>',
      '</head><body><link rel="stylesheet" href="/c.css"/></body></html>',
    ].join(''),
  )
})

test('a page without stylesheets or without a head stays as it is', () => {
  for (const page of ['<html><head><title>A</title></head><body></body></html>', 'plain', '']) {
    expect(ordered(page)).toBe(page)
  }
})
