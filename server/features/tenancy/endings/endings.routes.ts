import { objectionStops } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { endingsMessages } from '#domain/tenancy/endings/endings.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { proposeChange, withdrawChange } from './change-ending.ts'
import { counterEnding, objectToEnding, withdrawEnding } from './close-ending.ts'
import {
  addDeductionFile,
  answerDeduction,
  changeDeduction,
  proposeDeduction,
  withdrawDeduction,
} from './deductions.ts'
import { addProof, giveNotice, withdrawNotice } from './notices.ts'
import { recordNotice } from './record-notice.ts'
import { recordRefund, setNextStatus, setRefundBankAccount, settleEnding, tickTask } from './settle-ending.ts'
import { startEnding } from './start-ending.ts'
import { viewEnding } from './view-ending.ts'

export const endingsRoutes: Route[] = [
  route(endingsApi.view, ({ ctx, actor, params, caller }) => viewEnding(ctx, { actor, caller }, params.id)),
  route(endingsApi.start, async ({ ctx, actor, params, body, caller }) => {
    const id = await startEnding(ctx, { actor, caller }, params.id, body)
    return { ...done(body.way === 'agreement' ? endingsMessages.proposed : endingsMessages.set), id }
  }),
  route(endingsApi.record, async ({ ctx, actor, params, query, file, caller }) => ({
    ...done(endingsMessages.set),
    id: await recordNotice(ctx, { actor, caller }, { id: params.id, notice: query, bytes: file }),
  })),
  route(endingsApi.counter, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.countered),
    id: await counterEnding(ctx, { actor, caller }, params.id, body),
  })),
  route(endingsApi.proposeChange, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.changeProposed),
    id: await proposeChange(ctx, { actor, caller }, params.id, body),
  })),
  route(endingsApi.withdrawChange, async ({ ctx, actor, params, caller }) => {
    await withdrawChange(ctx, { actor, caller }, params.id)
    return done(endingsMessages.changeWithdrawn)
  }),
  route(endingsApi.object, async ({ ctx, actor, params, body, caller }) => {
    const way = await objectToEnding(ctx, { actor, caller }, params.id, body.reason)
    return done(objectionStops(way) ? endingsMessages.objected : endingsMessages.objectedToDecision)
  }),
  route(endingsApi.withdraw, async ({ ctx, actor, params, body, caller }) => {
    await withdrawEnding(ctx, { actor, caller }, params.id, body.reason)
    return done(endingsMessages.withdrawn)
  }),
  route(endingsApi.setNextStatus, async ({ ctx, actor, params, body, caller }) => {
    await setNextStatus(ctx, { actor, caller }, params.id, body.next_status)
    return done(endingsMessages.nextStatus)
  }),
  route(endingsApi.tick, async ({ ctx, actor, params, body, caller }) => {
    await tickTask(ctx, { actor, caller }, params.id, { kind: params.kind, done: body.done })
    return done(endingsMessages.ticked)
  }),
  route(endingsApi.giveNotice, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.noticeGiven),
    id: await giveNotice(ctx, { actor, caller }, params.id, body),
  })),
  route(endingsApi.withdrawNotice, async ({ ctx, actor, params, body, caller }) => {
    await withdrawNotice(ctx, { actor, caller }, params.id, body.reason)
    return done(endingsMessages.noticeWithdrawn)
  }),
  route(endingsApi.addProof, async ({ ctx, actor, params, query, file }) => ({
    ...done(endingsMessages.proofAdded),
    file_id: await addProof(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  route(endingsApi.proposeDeduction, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.deductionProposed),
    id: await proposeDeduction(ctx, { actor, caller }, params.id, body),
  })),
  route(endingsApi.changeDeduction, async ({ ctx, actor, params, body, caller }) => {
    await changeDeduction(ctx, { actor, caller }, params.id, body)
    return done(endingsMessages.deductionChanged)
  }),
  route(endingsApi.withdrawDeduction, async ({ ctx, actor, params, caller }) => {
    await withdrawDeduction(ctx, { actor, caller }, params.id)
    return done(endingsMessages.deductionWithdrawn)
  }),
  route(endingsApi.answerDeduction, async ({ ctx, actor, params, body, caller }) => {
    await answerDeduction(ctx, { actor, caller }, params.id, body)
    return done(body.answer === 'accepted' ? endingsMessages.deductionAccepted : endingsMessages.deductionDisputed)
  }),
  route(endingsApi.addDeductionFile, async ({ ctx, actor, params, query, file }) => ({
    ...done(endingsMessages.fileAdded),
    file_id: await addDeductionFile(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  route(endingsApi.settle, async ({ ctx, actor, params, caller }) => {
    await settleEnding(ctx, { actor, caller }, params.id)
    return done(endingsMessages.settlementMade)
  }),
  route(endingsApi.setRefundAccount, async ({ ctx, actor, params, body, caller }) => {
    await setRefundBankAccount(ctx, { actor, caller }, params.id, body.iban)
    return done(endingsMessages.refundAccount)
  }),
  route(endingsApi.recordRefund, async ({ ctx, actor, params, body, caller }) => {
    await recordRefund(ctx, { actor, caller }, params.id, body)
    return done(endingsMessages.refunded)
  }),
]
