import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { renderDocument } from './render-document.ts'

const SUFFIX = '.md?document'

/** Lets the server import a document of the repository as the page that it becomes, made when the product is built. */
export function documents(root: string): Plugin {
  return {
    name: 'penmark:documents',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = id.slice(0, -'?document'.length)
      this.addWatchFile(file)
      const name = path.relative(path.join(root, 'docs'), file).replaceAll(path.sep, '/').slice(0, -'.md'.length)
      const drawingOf = (drawing: string) => {
        const beside = path.join(path.dirname(file), drawing)
        this.addWatchFile(beside)
        return readFileSync(beside, 'utf8')
      }
      return `export default ${JSON.stringify(renderDocument(readFileSync(file, 'utf8'), name, drawingOf))}`
    },
  }
}
