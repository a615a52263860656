import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import { privacyMessages } from '#domain/operations/privacy/privacy.messages.ts'
import { pageOf } from '#server/db/page.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { archiveKey, askOwnArchive, openArchive } from './archives.ts'
import { askDeletion, withdrawDeletion } from './ask-deletion.ts'
import { processDeletion, refuseDeletion, viewPlan } from './decide-deletion.ts'
import { deletionsPage } from './privacy.queries.ts'
import { giveConsent, viewCenter } from './view-center.ts'

export const privacyRoutes: Route[] = [
  route(privacyApi.center, ({ ctx, actor }) => viewCenter(ctx, actor)),
  action(privacyApi.consent, privacyMessages.consentKept, ({ ctx, actor, body }) => giveConsent(ctx, actor, body)),
  action(privacyApi.askArchive, privacyMessages.archiveAsked, ({ ctx, actor }) => askOwnArchive(ctx, actor)),
  route(privacyApi.archiveKey, async ({ ctx, actor, params }) => ({ key: await archiveKey(ctx, actor, params.id) })),
  route(privacyApi.openArchive, ({ ctx, actor, params, query }) =>
    openArchive(ctx, actor, { id: params.id, key: query.key }),
  ),
  action(privacyApi.askDeletion, privacyMessages.deletionAsked, ({ ctx, actor, body }) =>
    askDeletion(ctx, actor, body.note),
  ),
  action(privacyApi.withdrawDeletion, privacyMessages.deletionWithdrawn, ({ ctx, actor, params }) =>
    withdrawDeletion(ctx, actor, params.id),
  ),
  route(deletionsApi.list, async ({ ctx, query }) => {
    const { rows, total } = await deletionsPage(ctx.db, query)
    return pageOf(rows, total, query)
  }),
  route(deletionsApi.plan, ({ ctx, params }) => viewPlan(ctx, params.id)),
  action(deletionsApi.refuse, privacyMessages.deletionRefused, ({ ctx, actor, params, body }) =>
    refuseDeletion(ctx, actor, { id: params.id, reason: body.reason }),
  ),
  action(deletionsApi.process, privacyMessages.deletionStarted, ({ ctx, actor, params }) =>
    processDeletion(ctx, actor, params.id),
  ),
]
