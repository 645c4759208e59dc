import type { LeaseStore } from '#app/.server/platform/cluster/lease.ts'
import type { ArchiveSettings } from '#app/.server/platform/env.ts'
import type { Archive } from './archive.ts'
import { folderArchive } from './folder.ts'
import { s3Archive } from './s3.ts'

/** The archive that the settings name. Reaches for nothing yet. */
export function openArchive(settings: ArchiveSettings): Archive {
  return settings.kind === 'folder' ? folderArchive(settings.folder) : s3Archive(settings)
}

const LEASE = 'lease'

/** One try: an answer that comes later than this proves too little, and the next renewal asks again anyway. */
const LEASE_PATIENCE = { timeoutMs: 2_000, tries: 1, pauseMs: 0 }

/** The lease of a cluster, in the archive's own place, since compare-and-swap is needed there anyway. */
export function openLeaseStore(settings: ArchiveSettings): LeaseStore {
  const place =
    settings.kind === 'folder' ? folderArchive(settings.folder, LEASE) : s3Archive(settings, LEASE_PATIENCE, LEASE)
  return { read: place.readRegister, swap: place.swapRegister }
}

/** Pieces of a backup are megabytes, and no request waits for them. */
const BACKUP_PATIENCE = { timeoutMs: 120_000, tries: 5, pauseMs: 500 }

/** A place for backups in a bucket, reached with the access of the archive. Each object is put once. */
export function openBackupStore(
  access: ArchiveSettings & { kind: 's3' },
  place: { bucket: string; prefix: string },
): Pick<Archive, 'where' | 'get' | 'put'> {
  return s3Archive({ ...access, ...place }, BACKUP_PATIENCE)
}
