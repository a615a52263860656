import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const paymentPlanQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.paymentPlan(id),
    queryFn: () => call(paymentPlansApi.view, { params: { id } }),
  })

const params = (id: string) => ({ params: { id } })

export const useChangePlan = (id: string) =>
  useWrite({
    write: (body: CallInput<typeof paymentPlansApi.change>['body']) =>
      call(paymentPlansApi.change, { ...params(id), body }),
    stale: refreshTenancies,
    failure: 'form',
  })

export const useOpenLedger = (id: string) =>
  useWrite({
    write: (body: CallInput<typeof paymentPlansApi.open>['body']) =>
      call(paymentPlansApi.open, { ...params(id), body }),
    stale: refreshTenancies,
    failure: 'form',
  })

export const useEnterRent = (id: string) =>
  useWrite({
    write: (body: CallInput<typeof paymentPlansApi.enterRent>['body']) =>
      call(paymentPlansApi.enterRent, { ...params(id), body }),
    stale: refreshTenancies,
    failure: 'form',
  })

export const useTakeRentBack = (id: string, rent: string) =>
  useWrite({
    write: (reason: string) => call(paymentPlansApi.takeRentBack, { params: { id, rent }, body: { reason } }),
    stale: refreshTenancies,
    failure: 'form',
    retry: false,
  })

export const useSwitchReminders = (id: string) =>
  useWrite({
    write: (on: boolean) => call(paymentPlansApi.remind, { ...params(id), body: { on } }),
    stale: refreshTenancies,
  })
