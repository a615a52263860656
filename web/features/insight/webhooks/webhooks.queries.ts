import { webhooksApi } from '#domain/insight/webhooks/webhooks.api.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { refreshWebhooks, webhookKeys } from '#web/cache/webhooks.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

export const webhooksQuery = queryOf(webhooksApi.list, { key: webhookKeys.list, staleTime: 0 })

export const deliveriesPerPage = 10

export const deliveriesQuery = (id: string, page: number) =>
  listOf(webhooksApi.deliveries, {
    key: webhookKeys.deliveries(id, page),
    params: { id },
    query: { page, size: deliveriesPerPage },
    staleTime: 0,
  })

/** Not retried, because the key of an address whose reply was lost is never shown. */
export const useCreateWebhook = () =>
  useSend(webhooksApi.create, { stale: refreshWebhooks, failure: 'form', retry: false })

export const useRemoveWebhook = (id: string) => useSend(webhooksApi.remove, { params: { id }, stale: refreshWebhooks })

export const useResumeWebhook = (id: string) => useSend(webhooksApi.resume, { params: { id }, stale: refreshWebhooks })

export const useReplay = (id: string, delivery: string) =>
  useSend(webhooksApi.replay, { params: { id, delivery }, stale: refreshWebhooks })
