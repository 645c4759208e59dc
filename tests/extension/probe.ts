import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'

/** Builds an extension of one content script that writes as the product does; `mutate` may break its code on purpose. */
export async function buildProbe(browser: 'chromium' | 'firefox', mutate = (code: string) => code) {
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-probe-'))
  for (const name of ['content', 'background'])
    writeFileSync(path.join(folder, `${name}.js`), mutate(await bundle(name)))
  const manifest = {
    manifest_version: 3,
    name: 'Probe',
    version: '1.0',
    permissions: ['scripting'],
    host_permissions: ['http://127.0.0.1/*'],
    background: browser === 'firefox' ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    content_scripts: [{ matches: ['http://127.0.0.1/*'], js: ['content.js'], run_at: 'document_start' }],
    ...(browser === 'firefox' ? { browser_specific_settings: { gecko: { id: 'probe@penmark.example' } } } : {}),
  }
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function bundle(name: string): Promise<string> {
  const entry = path.resolve('tests/extension/probe', `${name}.ts`)
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'probe' } },
  })
  const [result] = [results].flat()
  if (result === undefined || !('output' in result)) throw new Error('vite built nothing')
  return result.output[0].code
}
