import { refuseBin, restoredMessages } from '#domain/services/bin/bin.messages.ts'
import type { BinKind } from '#domain/services/bin/bin.schema.ts'
import type { Context } from '#server/context.ts'
import { restorePost } from '#server/features/community/forum/write-post.ts'
import { restoreReply } from '#server/features/community/forum/write-reply.ts'
import { restorePermissions } from '#server/features/people/staff/change-staff.ts'
import { restoreDocument } from '#server/features/property/documents/remove-document.ts'
import { restoreFixture, restoreFixtureDoc } from '#server/features/property/fixtures/remove-fixture.ts'
import { restoreImage } from '#server/features/property/properties/change-image.ts'
import { restoreProperty } from '#server/features/property/properties/restore-property.ts'
import { restoreCondition } from '#server/features/tenancy/conditions/change-conditions.ts'
import type { Actor } from '#server/http/actor.ts'
import { itemFor, itemsFor } from '#server/services/bin/bin.queries.ts'
import type { Restorer } from '#server/services/bin/put-in-bin.ts'

const restorers: Record<BinKind, Restorer> = {
  property: restoreProperty,
  document: restoreDocument,
  picture: restoreImage,
  fixture: restoreFixture,
  fixture_picture: restoreFixtureDoc,
  permissions: restorePermissions,
  special_condition: restoreCondition,
  forum_post: restorePost,
  forum_reply: restoreReply,
}

/** Each kind has its own restore function with its permission check. Returns the success message. */
export const restore = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const item = await itemFor(tx, actor, id)
    await restorers[item.kind](ctx, tx, actor, item)
    return restoredMessages[item.kind]
  })

/** All or none in one transaction; items that someone else restored meanwhile are skipped. */
export const restoreMany = (ctx: Context, actor: Actor, ids: string[]): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const items = await itemsFor(tx, actor, ids)
    if (items.length === 0) throw refuseBin('bin_item_missing')
    for (const item of items) await restorers[item.kind](ctx, tx, actor, item)
    return `${items.length} kayıt geri alındı.`
  })
