import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { paymentPlansMessages } from '#domain/money/payment-plans/payment-plans.messages.ts'
import { type Route, route } from '#server/http/route.ts'
import { changePlan, openLedgerFrom, switchReminders } from './change-plan.ts'
import { enterRent, takeRentBack } from './enter-rent.ts'
import { handOutReminder } from './hand-out-reminder.ts'
import { remindByHand } from './remind-by-hand.ts'
import { viewPlan } from './view-plan.ts'

const { changed, opened, remindedNow, rentEntered, rentTakenBack, remindersOff, remindersOn } = paymentPlansMessages

export const paymentPlansRoutes: Route[] = [
  route(paymentPlansApi.view, ({ ctx, actor, params }) => viewPlan(ctx, actor, params.id)),
  route(paymentPlansApi.change, async ({ ctx, actor, params, body }) => {
    await changePlan(ctx, actor, params.id, body)
    return { message: changed }
  }),
  route(paymentPlansApi.open, async ({ ctx, actor, params, body }) => {
    await openLedgerFrom(ctx, actor, params.id, body)
    return { message: opened }
  }),
  route(paymentPlansApi.enterRent, async ({ ctx, actor, params, body }) => {
    await enterRent(ctx, actor, params.id, body)
    return { message: rentEntered }
  }),
  route(paymentPlansApi.takeRentBack, async ({ ctx, actor, params, body }) => {
    await takeRentBack(ctx, actor, params, body.reason)
    return { message: rentTakenBack }
  }),
  route(paymentPlansApi.remindNow, async ({ ctx, actor, params }) => {
    await remindByHand(ctx, actor, params.id)
    return { message: remindedNow }
  }),
  route(paymentPlansApi.handOut, ({ ctx, actor, params }) => handOutReminder(ctx, actor, params.id)),
  route(paymentPlansApi.remind, async ({ ctx, actor, params, body }) => {
    await switchReminders(ctx, actor, params.id, body.on)
    return { message: body.on ? remindersOn : remindersOff }
  }),
]
