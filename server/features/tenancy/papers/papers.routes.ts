import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { papersMessages } from '#domain/tenancy/papers/papers.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { decideByLink, decideSignedIn } from '#server/services/papers/decide-paper.ts'
import { openLinkedFile, openPaper, printLinked } from '#server/services/papers/open-paper.ts'
import { printPaper } from '#server/services/papers/print-paper.ts'
import { recordOnPaper } from '#server/services/papers/record-on-paper.ts'
import { resendPaper } from '#server/services/papers/remind-paper.ts'
import { sendAddendum, viewAddendum, withdrawAddendum } from './addenda.ts'
import { decidedOf } from './decided.ts'

export const papersRoutes: Route[] = [
  route(papersApi.open, ({ ctx, params, caller }) => openPaper(ctx, params.token, caller)),
  route(papersApi.answer, ({ ctx, params, body, caller }) =>
    decideByLink(ctx, params.token, { input: body, caller, decided: decidedOf }),
  ),
  route(papersApi.linkFile, ({ ctx, params, query }) => openLinkedFile(ctx, params.token, params.file, query.size)),
  route(papersApi.linkPdf, ({ ctx, params }) => printLinked(ctx, params.token)),
  route(papersApi.decide, ({ ctx, actor, params, body, caller }) =>
    decideSignedIn(ctx, actor, params.id, { input: body, caller, decided: decidedOf }),
  ),
  action(papersApi.resend, papersMessages.resent, ({ ctx, actor, params, caller }) =>
    resendPaper(ctx, actor, { id: params.id, partyId: params.party, caller }),
  ),
  route(papersApi.paper, async ({ ctx, actor, params, file, caller }) => {
    const recording = { id: params.id, partyId: params.party, bytes: file, caller, decided: decidedOf }
    await recordOnPaper(ctx, actor, recording)
    return done(papersMessages.paperRecorded)
  }),
  route(papersApi.print, ({ ctx, actor, params }) => printPaper(ctx, actor, params.id)),
  route(addendaApi.send, async ({ ctx, actor, params, body, caller }) => ({
    id: await sendAddendum(ctx, { actor, caller }, { tenancy: params.id, sent: body }),
    message: papersMessages.addendumSent,
  })),
  route(addendaApi.view, ({ ctx, actor, params, caller }) => viewAddendum(ctx, { actor, caller }, params.id)),
  action(addendaApi.withdraw, papersMessages.addendumWithdrawn, ({ ctx, actor, params, caller }) =>
    withdrawAddendum(ctx, { actor, caller }, params.id),
  ),
]
