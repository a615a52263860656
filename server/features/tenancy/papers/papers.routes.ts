import { addendaApi, papersApi } from '#domain/tenancy/papers/papers.api.ts'
import { papersMessages } from '#domain/tenancy/papers/papers.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { answerByLink } from '#server/services/agreements/answer-agreement.ts'
import { openLinkedFile, openPaper, printLinked } from '#server/services/papers/open-paper.ts'
import { decideSignedIn, signPaper } from '#server/services/papers/paper-approval.ts'
import { printPaper } from '#server/services/papers/print-paper.ts'
import { resendPaper } from '#server/services/papers/remind-paper.ts'
import { sendAddendum, viewAddendum, withdrawAddendum } from './addenda.ts'
import { approval } from './decided.ts'

export const papersRoutes: Route[] = [
  route(papersApi.open, ({ ctx, params, caller }) => openPaper(ctx, params.token, caller)),
  route(papersApi.answer, ({ ctx, params, body, caller }) =>
    answerByLink(ctx, approval, { token: params.token, given: body, caller, signedIn: null }),
  ),
  route(papersApi.linkFile, ({ ctx, params, query }) => openLinkedFile(ctx, params.token, params.file, query.size)),
  route(papersApi.linkPdf, ({ ctx, params }) => printLinked(ctx, params.token)),
  route(papersApi.decide, ({ ctx, actor, params, body, caller }) =>
    decideSignedIn(ctx, actor, approval, { id: params.id, given: body, caller }),
  ),
  route(papersApi.resend, async ({ ctx, actor, params, caller }) => {
    await resendPaper(ctx, actor, { id: params.id, partyId: params.party, caller })
    return done(papersMessages.resent)
  }),
  route(papersApi.paper, async ({ ctx, actor, params, file, caller }) => {
    await signPaper(ctx, actor, approval, { id: params.id, partyId: params.party, bytes: file, caller })
    return done(papersMessages.paperRecorded)
  }),
  route(papersApi.print, ({ ctx, actor, params }) => printPaper(ctx, actor, params.id)),
  route(addendaApi.send, async ({ ctx, actor, params, body, caller }) => ({
    id: await sendAddendum(ctx, { actor, caller }, { tenancy: params.id, sent: body }),
    message: papersMessages.addendumSent,
  })),
  route(addendaApi.view, ({ ctx, actor, params, caller }) => viewAddendum(ctx, { actor, caller }, params.id)),
  route(addendaApi.withdraw, async ({ ctx, actor, params, caller }) => {
    await withdrawAddendum(ctx, { actor, caller }, params.id)
    return done(papersMessages.addendumWithdrawn)
  }),
]
