import type { Tx } from '#server/db/client.ts'
import type { BinItem } from '#server/services/bin/bin.queries.ts'
import { deleteForGood } from './forum.queries.ts'

/** Deletes a post or reply permanently when it leaves the bin; ignores other kinds. */
export async function purgeForumText(
  tx: Tx,
  { kind, subject_id }: Pick<BinItem, 'kind' | 'subject_id'>,
): Promise<void> {
  if (kind === 'forum_post') await deleteForGood(tx, { target_id: subject_id, target_type: 'post' })
  if (kind === 'forum_reply') await deleteForGood(tx, { target_id: subject_id, target_type: 'reply' })
}
