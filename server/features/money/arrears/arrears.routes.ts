import { arrearsApi, legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { arrearsMessages } from '#domain/money/arrears/arrears.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { askCaseArchive, listCaseArchives, openCaseArchive } from './archive-arrears.ts'
import { bookInterest, liftPursuits, pursueClaims, reverseInterest } from './change-arrears.ts'
import { chooseMessages, listMessages } from './choose-messages.ts'
import { enterLegalRate, listLegalRates } from './legal-interest.ts'
import { printArrears, printNotice } from './print-arrears.ts'
import { viewArrears } from './view-arrears.ts'
import { discardNotice, draftNotice, editNotice, giveNotice, noticeArrived, noticeReturned } from './write-notice.ts'

export const arrearsRoutes: Route[] = [
  route(arrearsApi.view, ({ ctx, actor, params }) => viewArrears(ctx, actor, params.id)),
  action(arrearsApi.bookInterest, arrearsMessages.interestBooked, ({ ctx, actor, params, body }) =>
    bookInterest(ctx, actor, params.id, body),
  ),
  action(arrearsApi.reverseInterest, arrearsMessages.interestReversed, ({ ctx, actor, params, body }) =>
    reverseInterest(ctx, actor, params, body.reason),
  ),
  action(arrearsApi.pursue, arrearsMessages.pursued, ({ ctx, actor, params, body }) =>
    pursueClaims(ctx, actor, params.id, body),
  ),
  action(arrearsApi.liftPursuit, arrearsMessages.pursuitLifted, ({ ctx, actor, params, body }) =>
    liftPursuits(ctx, actor, params.id, body.claims),
  ),
  route(arrearsApi.draft, async ({ ctx, actor, params, body }) => ({
    ...done(arrearsMessages.drafted),
    id: await draftNotice(ctx, actor, params.id, body),
  })),
  action(arrearsApi.edit, arrearsMessages.edited, ({ ctx, actor, params, body }) =>
    editNotice(ctx, actor, params.id, body),
  ),
  action(arrearsApi.discard, arrearsMessages.discarded, ({ ctx, actor, params }) =>
    discardNotice(ctx, actor, params.id),
  ),
  route(arrearsApi.give, async ({ ctx, actor, caller, params, body }) => {
    await giveNotice(ctx, { actor, caller }, params.id, body)
    return done(body.delivery === 'app' ? arrearsMessages.delivered : arrearsMessages.given)
  }),
  action(arrearsApi.arrive, arrearsMessages.delivered, ({ ctx, actor, caller, params, body }) =>
    noticeArrived(ctx, { actor, caller }, params.id, body.delivered_on),
  ),
  action(arrearsApi.return, arrearsMessages.returned, ({ ctx, actor, params, body }) =>
    noticeReturned(ctx, actor, params.id, body),
  ),
  route(arrearsApi.noticePdf, ({ ctx, actor, params }) => printNotice(ctx, actor, params.id)),
  route(arrearsApi.messages, ({ ctx, actor, params, query }) => listMessages(ctx, actor, params.id, query)),
  route(arrearsApi.choose, async ({ ctx, actor, params, body }) => {
    await chooseMessages(ctx, actor, params.id, body)
    return done(body.chosen ? arrearsMessages.chosen : arrearsMessages.left)
  }),
  route(arrearsApi.pdf, ({ ctx, actor, params }) => printArrears(ctx, actor, params.id)),
  action(arrearsApi.askArchive, arrearsMessages.archiveAsked, ({ ctx, actor, params }) =>
    askCaseArchive(ctx, actor, params.id),
  ),
  route(arrearsApi.archives, async ({ ctx, actor, params }) => ({
    archives: await listCaseArchives(ctx, actor, params.id),
  })),
  route(arrearsApi.openArchive, ({ ctx, actor, params }) => openCaseArchive(ctx, actor, params.id)),
  route(legalInterestApi.list, ({ ctx }) => listLegalRates(ctx)),
  action(legalInterestApi.save, arrearsMessages.rateSaved, ({ ctx, actor, body }) => enterLegalRate(ctx, actor, body)),
]
