import { queryOptions } from '@tanstack/react-query'
import { newId } from '#domain/kernel/ids.ts'
import { conditionsApi } from '#domain/tenancy/conditions/conditions.api.ts'
import type { ConditionForm, ConditionView } from '#domain/tenancy/conditions/conditions.schema.ts'
import { conditionKeys, refreshConditions } from '#web/cache/conditions.keys.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const libraryQuery = (property_id?: string) =>
  queryOptions({
    queryKey: conditionKeys.library(property_id),
    queryFn: () => call(conditionsApi.list, { query: property_id ? { property_id } : {} }),
  })

interface Saving {
  /** The version that the user has seen; null adds one. */
  condition: ConditionView | null
  form: ConditionForm
}

export const useSaveCondition = () =>
  useWrite({
    write: ({ condition, form }: Saving) =>
      condition
        ? call(conditionsApi.change, { params: { id: condition.id }, body: { ...form, version: condition.version } })
        : call(conditionsApi.create, { body: { ...form, id: newId() } }),
    stale: refreshConditions,
    success: (_, { condition }) => (condition ? 'Hususi şart kaydedildi.' : 'Hususi şart kütüphanenize eklendi.'),
    failure: 'form',
    retry: false,
  })

/** Copies a suggested condition to the user's library. */
export const useTakeCondition = () =>
  useWrite({
    write: ({ title, body, uses }: ConditionForm) =>
      call(conditionsApi.create, { body: { title, body, uses, id: newId() } }),
    stale: refreshConditions,
    success: () => 'Hususi şart kütüphanenize eklendi.',
    retry: false,
  })

export const useOrderConditions = () =>
  useWrite({
    write: (ids: string[]) => call(conditionsApi.order, { body: { ids } }),
    stale: refreshConditions,
    success: () => null,
  })

export const useRemoveCondition = () =>
  useWrite({
    write: (id: string) => call(conditionsApi.remove, { params: { id } }),
    stale: refreshConditions,
    success: useUndoOffer(),
    parallel: true,
    retry: false,
  })
