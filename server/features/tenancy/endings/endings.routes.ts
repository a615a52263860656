import { objectionStops } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { endingsMessages } from '#domain/tenancy/endings/endings.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
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
  action(endingsApi.withdrawChange, endingsMessages.changeWithdrawn, ({ ctx, actor, params, caller }) =>
    withdrawChange(ctx, { actor, caller }, params.id),
  ),
  route(endingsApi.object, async ({ ctx, actor, params, body, caller }) => {
    const way = await objectToEnding(ctx, { actor, caller }, params.id, body.reason)
    return done(objectionStops(way) ? endingsMessages.objected : endingsMessages.objectedToDecision)
  }),
  action(endingsApi.withdraw, endingsMessages.withdrawn, ({ ctx, actor, params, body, caller }) =>
    withdrawEnding(ctx, { actor, caller }, params.id, body.reason),
  ),
  action(endingsApi.setNextStatus, endingsMessages.nextStatus, ({ ctx, actor, params, body, caller }) =>
    setNextStatus(ctx, { actor, caller }, params.id, body.next_status),
  ),
  action(endingsApi.tick, endingsMessages.ticked, ({ ctx, actor, params, body, caller }) =>
    tickTask(ctx, { actor, caller }, params.id, { kind: params.kind, done: body.done }),
  ),
  route(endingsApi.giveNotice, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.noticeGiven),
    id: await giveNotice(ctx, { actor, caller }, params.id, body),
  })),
  action(endingsApi.withdrawNotice, endingsMessages.noticeWithdrawn, ({ ctx, actor, params, body, caller }) =>
    withdrawNotice(ctx, { actor, caller }, params.id, body.reason),
  ),
  route(endingsApi.addProof, async ({ ctx, actor, params, query, file }) => ({
    ...done(endingsMessages.proofAdded),
    file_id: await addProof(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  route(endingsApi.proposeDeduction, async ({ ctx, actor, params, body, caller }) => ({
    ...done(endingsMessages.deductionProposed),
    id: await proposeDeduction(ctx, { actor, caller }, params.id, body),
  })),
  action(endingsApi.changeDeduction, endingsMessages.deductionChanged, ({ ctx, actor, params, body, caller }) =>
    changeDeduction(ctx, { actor, caller }, params.id, body),
  ),
  action(endingsApi.withdrawDeduction, endingsMessages.deductionWithdrawn, ({ ctx, actor, params, caller }) =>
    withdrawDeduction(ctx, { actor, caller }, params.id),
  ),
  route(endingsApi.answerDeduction, async ({ ctx, actor, params, body, caller }) => {
    await answerDeduction(ctx, { actor, caller }, params.id, body)
    return done(body.answer === 'accepted' ? endingsMessages.deductionAccepted : endingsMessages.deductionDisputed)
  }),
  route(endingsApi.addDeductionFile, async ({ ctx, actor, params, query, file }) => ({
    ...done(endingsMessages.fileAdded),
    file_id: await addDeductionFile(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  action(endingsApi.settle, endingsMessages.settlementMade, ({ ctx, actor, params, caller }) =>
    settleEnding(ctx, { actor, caller }, params.id),
  ),
  action(endingsApi.setRefundAccount, endingsMessages.refundAccount, ({ ctx, actor, params, body, caller }) =>
    setRefundBankAccount(ctx, { actor, caller }, params.id, body.iban),
  ),
  action(endingsApi.recordRefund, endingsMessages.refunded, ({ ctx, actor, params, body, caller }) =>
    recordRefund(ctx, { actor, caller }, params.id, body),
  ),
]
