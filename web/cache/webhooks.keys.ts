import { queryClient } from './query-client.ts'

const all = ['webhooks'] as const

export const webhookKeys = {
  list: [...all, 'list'] as const,
  deliveries: (id: string, page: number) => [...all, 'deliveries', id, page] as const,
}

export const refreshWebhooks = () => queryClient.invalidateQueries({ queryKey: all })
