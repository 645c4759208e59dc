import { linkPath } from './links.ts'

/** A provenance link in the field names of the calls. */
export function apiLink(
  { id, settled, checkable, createdAt }: { id: string; settled: number; checkable: boolean; createdAt: number },
  publicUrl: string,
) {
  return {
    ...{ id, url: `${publicUrl}${linkPath(id)}`, receipt: settled, checkable },
    created_at: new Date(createdAt).toISOString(),
  }
}
