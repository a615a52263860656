import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { privacyMessages } from '#domain/operations/privacy/privacy.messages.ts'
import { pageOf } from '#server/db/page.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { archiveKey, askOwnArchive, openArchive } from './archives.ts'
import { askDeletion, withdrawDeletion } from './ask-deletion.ts'
import { processDeletion, refuseDeletion, viewPlan } from './decide-deletion.ts'
import { deletionsPage } from './privacy.queries.ts'
import { giveConsent, viewCenter } from './view-center.ts'

export const privacyRoutes: Route[] = [
  route(privacyApi.center, ({ ctx, actor }) => viewCenter(ctx, actor)),
  route(privacyApi.consent, async ({ ctx, actor, body }) => {
    await giveConsent(ctx, actor, body)
    return done(privacyMessages.consentKept)
  }),
  route(privacyApi.askArchive, async ({ ctx, actor }) => {
    await askOwnArchive(ctx, actor)
    return done(privacyMessages.archiveAsked)
  }),
  route(privacyApi.archiveKey, async ({ ctx, actor, params }) => ({ key: await archiveKey(ctx, actor, params.id) })),
  route(privacyApi.openArchive, ({ ctx, actor, params, query }) =>
    openArchive(ctx, actor, { id: params.id, key: query.key }),
  ),
  route(privacyApi.askDeletion, async ({ ctx, actor, body }) => {
    await askDeletion(ctx, actor, body.note)
    return done(privacyMessages.deletionAsked)
  }),
  route(privacyApi.withdrawDeletion, async ({ ctx, actor, params }) => {
    await withdrawDeletion(ctx, actor, params.id)
    return done(privacyMessages.deletionWithdrawn)
  }),
  route(deletionsApi.list, async ({ ctx, query }) => {
    const { rows, total } = await deletionsPage(ctx.db, query)
    return pageOf(rows, total, query)
  }),
  route(deletionsApi.plan, ({ ctx, params }) => viewPlan(ctx, params.id)),
  route(deletionsApi.refuse, async ({ ctx, actor, params, body }) => {
    await refuseDeletion(ctx, actor, { id: params.id, reason: body.reason })
    return done(privacyMessages.deletionRefused)
  }),
  route(deletionsApi.process, async ({ ctx, actor, params }) => {
    await processDeletion(ctx, actor, params.id)
    return done(privacyMessages.deletionStarted)
  }),
]
