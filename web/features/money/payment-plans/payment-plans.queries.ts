import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

export const paymentPlanQuery = (id: string) =>
  queryOf(paymentPlansApi.view, { key: tenancyKeys.paymentPlan(id), params: { id } })

const params = (id: string) => ({ params: { id } })

export const useChangePlan = (id: string) =>
  useSend(paymentPlansApi.change, { ...params(id), stale: refreshTenancies, failure: 'form' })

export const useOpenLedger = (id: string) =>
  useSend(paymentPlansApi.open, { ...params(id), stale: refreshTenancies, failure: 'form' })

export const useEnterRent = (id: string) =>
  useSend(paymentPlansApi.enterRent, { ...params(id), stale: refreshTenancies, failure: 'form' })

export const useTakeRentBack = (id: string, rent: string) =>
  useSend(paymentPlansApi.takeRentBack, {
    params: { id, rent },
    stale: refreshTenancies,
    failure: 'form',
    retry: false,
  })

/** Reminds of everything that is late; what was sent cannot be taken back. */
export const useRemindNow = (id: string) =>
  useSend(paymentPlansApi.remindNow, { ...params(id), stale: refreshTenancies, retry: false })

/** A text to pass on by the own phone; a reminder is recorded as handed out. */
export const useHandOut = (id: string) =>
  useSend(paymentPlansApi.handOut, { ...params(id), stale: refreshTenancies, success: () => null })

export const useSwitchReminders = (id: string) =>
  useSend(paymentPlansApi.remind, { ...params(id), stale: refreshTenancies })
