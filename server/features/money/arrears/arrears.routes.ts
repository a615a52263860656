import { arrearsApi, legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { arrearsMessages } from '#domain/money/arrears/arrears.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { askCaseArchive, listCaseArchives, openCaseArchive } from './archive-arrears.ts'
import { bookInterest, liftPursuits, pursueClaims, reverseInterest } from './change-arrears.ts'
import { chooseMessages, listMessages } from './choose-messages.ts'
import { enterLegalRate, listLegalRates } from './legal-interest.ts'
import { printArrears, printNotice } from './print-arrears.ts'
import { viewArrears } from './view-arrears.ts'
import { discardNotice, draftNotice, editNotice, giveNotice, noticeArrived, noticeReturned } from './write-notice.ts'

export const arrearsRoutes: Route[] = [
  route(arrearsApi.view, ({ ctx, actor, params }) => viewArrears(ctx, actor, params.id)),
  route(arrearsApi.bookInterest, async ({ ctx, actor, params, body }) => {
    await bookInterest(ctx, actor, params.id, body)
    return done(arrearsMessages.interestBooked)
  }),
  route(arrearsApi.reverseInterest, async ({ ctx, actor, params, body }) => {
    await reverseInterest(ctx, actor, params, body.reason)
    return done(arrearsMessages.interestReversed)
  }),
  route(arrearsApi.pursue, async ({ ctx, actor, params, body }) => {
    await pursueClaims(ctx, actor, params.id, body)
    return done(arrearsMessages.pursued)
  }),
  route(arrearsApi.liftPursuit, async ({ ctx, actor, params, body }) => {
    await liftPursuits(ctx, actor, params.id, body.claims)
    return done(arrearsMessages.pursuitLifted)
  }),
  route(arrearsApi.draft, async ({ ctx, actor, params, body }) => ({
    ...done(arrearsMessages.drafted),
    id: await draftNotice(ctx, actor, params.id, body),
  })),
  route(arrearsApi.edit, async ({ ctx, actor, params, body }) => {
    await editNotice(ctx, actor, params.id, body)
    return done(arrearsMessages.edited)
  }),
  route(arrearsApi.discard, async ({ ctx, actor, params }) => {
    await discardNotice(ctx, actor, params.id)
    return done(arrearsMessages.discarded)
  }),
  route(arrearsApi.give, async ({ ctx, actor, caller, params, body }) => {
    await giveNotice(ctx, { actor, caller }, params.id, body)
    return done(body.delivery === 'app' ? arrearsMessages.delivered : arrearsMessages.given)
  }),
  route(arrearsApi.arrive, async ({ ctx, actor, caller, params, body }) => {
    await noticeArrived(ctx, { actor, caller }, params.id, body.delivered_on)
    return done(arrearsMessages.delivered)
  }),
  route(arrearsApi.return, async ({ ctx, actor, params, body }) => {
    await noticeReturned(ctx, actor, params.id, body)
    return done(arrearsMessages.returned)
  }),
  route(arrearsApi.noticePdf, ({ ctx, actor, params }) => printNotice(ctx, actor, params.id)),
  route(arrearsApi.messages, ({ ctx, actor, params, query }) => listMessages(ctx, actor, params.id, query)),
  route(arrearsApi.choose, async ({ ctx, actor, params, body }) => {
    await chooseMessages(ctx, actor, params.id, body)
    return done(body.chosen ? arrearsMessages.chosen : arrearsMessages.left)
  }),
  route(arrearsApi.pdf, ({ ctx, actor, params }) => printArrears(ctx, actor, params.id)),
  route(arrearsApi.askArchive, async ({ ctx, actor, params }) => {
    await askCaseArchive(ctx, actor, params.id)
    return done(arrearsMessages.archiveAsked)
  }),
  route(arrearsApi.archives, async ({ ctx, actor, params }) => ({
    archives: await listCaseArchives(ctx, actor, params.id),
  })),
  route(arrearsApi.openArchive, ({ ctx, actor, params }) => openCaseArchive(ctx, actor, params.id)),
  route(legalInterestApi.list, ({ ctx }) => listLegalRates(ctx)),
  route(legalInterestApi.save, async ({ ctx, actor, body }) => {
    await enterLegalRate(ctx, actor, body)
    return done(arrearsMessages.rateSaved)
  }),
]
