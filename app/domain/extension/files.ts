/** A file of the extension that people download. */
export type ExtensionFile = {
  browser: 'chromium' | 'firefox'
  name: string
  bytes: number
  /** In hex. */
  sha256: string
}

/** What `npm run extension -- zip` writes beside the files: which version it packed, and for which web app. */
export const ZIPPED = 'zipped.json'

/** The address of a file of the extension. */
export function fileAddress({ name }: Pick<ExtensionFile, 'name'>): string {
  return `/extension/${name}`
}
