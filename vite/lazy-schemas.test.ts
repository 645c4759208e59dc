import { build } from 'vite'
import { expect, test } from 'vitest'
import { lazySchemas } from './lazy-schemas.ts'

const FILES: Readonly<Record<string, string>> = {
  '/app/domain/zod.ts': "import { z } from 'zod'\nif ('document' in globalThis) z.setUp()\nexport { z }",
  '/app/domain/form.ts':
    "import { z } from '/app/domain/zod.ts'\nconst short = (most) => z.string().max(most)\nexport const Schema = z.object({ name: short(9) }).strict()\nexport const LIMIT = 9",
}

/** The code of a page of these lines, after everything that it does not use is gone. */
async function built(entry: string): Promise<string> {
  const { apply: _, applyToEnvironment: __, enforce: ___, ...plugin } = lazySchemas()
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id === '/entry.ts' || id in FILES ? id : null),
        load: (id) => (id === '/entry.ts' ? entry : (FILES[id] ?? null)),
      },
      plugin,
    ],
    build: { write: false, minify: false, rollupOptions: { input: '/entry.ts', external: ['zod'] } },
  })
  const [bundle] = [result].flat()
  if (bundle === undefined || !('output' in bundle)) throw new Error('vite built nothing')
  return bundle.output[0].code
}

test('a page that needs another export of a module does not load its schemas', async () => {
  const code = await built("import { LIMIT } from '/app/domain/form.ts'\nconsole.log(LIMIT)")
  expect(code).toContain('9')
  expect(code).not.toMatch(/object\(|short/)
})

test('a page that reads a form has its schema, made from the same calls, and zod set up', async () => {
  const code = await built("import { Schema } from '/app/domain/form.ts'\nconsole.log(Schema)")
  expect(code).toMatch(/z\.setUp\(\)[\s\S]*z\.object\(\{ name: short\(9\) \}\)\.strict\(\)/)
})
