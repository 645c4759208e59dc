import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'wxt'
import { localeFiles } from './locale-files.ts'
import { manifestOf, ownPattern, type Target } from './manifest.ts'

const FOLDER = path.dirname(fileURLToPath(import.meta.url))
/** The folder of builds and files. */
export const BUILT = path.join(FOLDER, '..', 'build', 'extension')

/** How WXT builds the extension for one browser. */
export function configOf(target: Target): InlineConfig {
  const { browser, origin, isForStore, out } = target
  const suffix = isForStore && browser === 'chromium' ? '-store' : ''
  return {
    root: FOLDER,
    configFile: false,
    outDir: out ?? BUILT,
    outDirTemplate: `${browser === 'firefox' ? 'firefox' : 'chrome'}-mv3${suffix}`,
    browser: browser === 'firefox' ? 'firefox' : 'chrome',
    manifestVersion: 3,
    // Imports are written out, so that types, lint and import rules see them.
    imports: false,
    manifest: manifestOf(target),
    zip: {
      artifactTemplate: `penmark-{{version}}-${browser === 'firefox' ? 'firefox' : 'chrome'}${suffix}.zip`,
      zipSources: false,
    },
    vite: () => ({
      define: {
        PENMARK_ORIGIN: JSON.stringify(origin),
        PENMARK_BROWSER: JSON.stringify(browser),
        PENMARK_MATCHES: JSON.stringify(ownPattern(origin, browser)),
      },
      build: { sourcemap: false, reportCompressedSize: false },
    }),
    hooks: {
      'build:publicAssets': (_, files) => {
        for (const { path: relativeDest, contents } of localeFiles()) files.push({ relativeDest, contents })
      },
    },
  }
}
