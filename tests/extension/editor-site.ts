import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from 'vite'
import { type Editor, LONG_PACKAGES } from './editors.ts'

const TYPES: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.ttf': 'font/ttf', '.woff': 'font/woff', '.woff2': 'font/woff2' },
}

/** A site on this machine that shows each of these editors on a page of its own, built from the real packages. */
export async function startEditorSite(editors: readonly Editor[]) {
  const scripts = await bundlePages(editors)
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const script = scripts.get(pathname.slice(1))
    const send = (type: string, body: string | Buffer) => {
      answer.writeHead(200, { 'content-type': type }).end(body)
    }
    const file = packageFile(decodeURIComponent(pathname))
    if (script !== undefined) send('text/javascript', script)
    else if (file !== undefined) send(TYPES[path.extname(file)] ?? 'text/plain', readFileSync(file))
    else if (pathname.endsWith('.html'))
      send('text/html; charset=utf-8', PAGE.replace('SCRIPT', pathname.replace('.html', '.js')))
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Editor</title>
<body><h1>Editor</h1><div id="place"></div><script type="module" src="SCRIPT"></script>`

/** A file of an installed package under `/packages/`; nothing outside the folders of packages. */
function packageFile(pathname: string): string | undefined {
  if (!pathname.startsWith('/packages/')) return undefined
  const name = pathname.slice('/packages/'.length)
  for (const folder of [LONG_PACKAGES, 'node_modules']) {
    const file = path.resolve(folder ?? 'node_modules', name)
    if (file.startsWith(path.resolve(folder ?? 'node_modules')) && statSync(file, { throwIfNoEntry: false })?.isFile())
      return file
  }
  return undefined
}

async function bundlePages(editors: readonly Editor[]): Promise<Map<string, string>> {
  const entries = editors.map(({ page, isLong }) => {
    const [file = page] = page.split('?')
    return [file.replace('.js', ''), path.resolve('tests/extension', isLong ? 'editors' : 'pages', file)]
  })
  const results = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rollupOptions: {
        input: Object.fromEntries(entries),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
      },
    },
  })
  const [result] = [results].flat()
  if (result === undefined || !('output' in result)) throw new Error('vite built nothing')
  return new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])))
}
