// Files beside an export that are no part of it: which ones a system adds by itself, and which could be taken for the export's.

const BY_SYSTEM =
  /^(?:\.DS_Store|\._.+|\.localized|Icon\r|\.apdisk|Thumbs\.db|ehthumbs\.db|desktop\.ini|\.directory|~\$.+|\.~lock\..+#|.+:(?:Zone\.Identifier|com\.apple\..+))$/i
const FOLDERS_BY_SYSTEM =
  /^(?:__MACOSX|\.AppleDouble|\.Spotlight-V100|\.fseventsd|\.Trashes|\$RECYCLE\.BIN|System Volume Information|@eaDir)$/i

/**
 * Whether a system, its file manager or an office program adds such a file to folders and archives by itself. It is not read as
 * part of an export.
 * @param {string} name
 */
export function isAddedBySystem(name) {
  const parts = name.split('/').filter((part) => part !== '')
  return parts.some((part) => FOLDERS_BY_SYSTEM.test(part)) || BY_SYSTEM.test(parts[parts.length - 1] ?? '')
}

const OF_AN_EXPORT = new Set([
  'readme.txt',
  'vkey',
  'checkpoint',
  'consistency.proof',
  'ledger.jsonl',
  'ledger.csv',
  'context.jsonl',
  'subset.proof',
  'statements.csv',
  'requests.csv',
  'money.csv',
  'statement.html',
  'checkpoints.jsonl',
  'schema',
  'schema/events.schema.json',
  'manifest.json',
])

/**
 * Whether a name is a plain one of a file that could stand beside an export on any system: relative, without segments that
 * lead elsewhere, and not one that some system takes for the name of the export's own file (other case, a dot or a space at its end).
 * @param {string} name as it would be unpacked into the export's folder
 */
export function isHarmlessStranger(name) {
  if (/[\\:\p{Cc}\p{Cf}\ufffd]/u.test(name) || name.length > 255) return false
  const parts = name.split('/')
  if (parts.some((part) => part === '' || /^\.+$/.test(part) || /[. ]$/.test(part) || part.startsWith(' ')))
    return false
  return !OF_AN_EXPORT.has(name.normalize('NFKC').toLowerCase())
}
