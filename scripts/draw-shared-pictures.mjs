// Draws the pictures that others see when a page is shared: the landing page's own sheet, marked up, in each language.
// node scripts/draw-shared-pictures.mjs http://localhost:3000, beside a running server with the built-in engine.
import path from 'node:path'
import { chromium } from '@playwright/test'

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de']
const [, , origin = 'http://localhost:3000'] = process.argv
const folder = path.join(import.meta.dirname, '..', 'public')
const { CHROMIUM_PATH: executablePath } = process.env

const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
for (const language of LANGUAGES) {
  // The page's own policy refuses styles from outside.
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true })
  await page.goto(`${origin}/?lang=${language}`)
  await page.click('button[value=mark]')
  await page.waitForSelector('.try ins')
  await page.addStyleTag({
    content:
      '.landing-bar > :not(.landing-home), .try-foot button { display: none } main > :not(.hero), .landing-foot { display: none } .hero { gap: 3rem; padding-block: 2.2rem }',
  })
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({
    path: path.join(folder, `og-${language}.png`),
    clip: { x: 0, y: 0, width: 1200, height: 630 },
  })
  await page.close()
}
await browser.close()
