import type { ArchiveSettings } from '#app/.server/platform/env.ts'
import type { Archive } from './archive.ts'
import { folderArchive } from './folder.ts'
import { s3Archive } from './s3.ts'

/** The archive that the settings name. Reaches for nothing yet. */
export function openArchive(settings: ArchiveSettings): Archive {
  return settings.kind === 'folder' ? folderArchive(settings.folder) : s3Archive(settings)
}
