import { newId } from '#domain/kernel/ids.ts'
import { conditionsApi } from '#domain/tenancy/conditions/conditions.api.ts'
import type { ConditionForm, ConditionView } from '#domain/tenancy/conditions/conditions.schema.ts'
import { conditionKeys, refreshConditions } from '#web/cache/conditions.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const libraryQuery = (property_id?: string) =>
  queryOf(conditionsApi.list, { key: conditionKeys.library(property_id), query: property_id ? { property_id } : {} })

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

export const useOrderConditions = () => useSend(conditionsApi.order, { stale: refreshConditions, success: () => null })

export const useRemoveCondition = () =>
  useWrite({
    write: (id: string) => call(conditionsApi.remove, { params: { id } }),
    stale: refreshConditions,
    success: useUndoOffer(),
    parallel: true,
    retry: false,
  })
