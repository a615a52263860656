import type { z } from 'zod'
import type { contractFilter } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { refreshAllProperties } from './properties.keys.ts'
import { queryClient } from './query-client.ts'

type Side = 'tenant' | 'guarantor'

const all = ['contracts'] as const

export const contractKeys = {
  list: (filter: z.output<typeof contractFilter>) => [...all, 'list', filter] as const,
  properties: (asked: { q: string; selected: string }) => [...all, 'properties', asked] as const,
  view: (id: string) => [...all, 'view', id] as const,
  edevlet: (id: string) => [...all, 'edevlet', id] as const,
  change: (id: string) => [...all, 'change', id] as const,
  // Not under `all`, so that a refetch does not overwrite a form that is being filled in.
  prefill: (query: { property?: string; renew?: string }) => ['contract-prefill', query] as const,
  form: (id: string) => ['contract-form', id] as const,
  link: (side: Side, token: string) => ['contract-link', side, token] as const,
  decision: (side: Side, token: string) => ['contract-decision', side, token] as const,
  verify: (hash: string) => ['contract-verify', hash] as const,
  verifyFile: (digest: string, seal: string) => ['contract-verify-file', digest, seal] as const,
}

/** A contract also changes its properties: status, tenants and history. */
export async function refreshContracts(): Promise<void> {
  void refreshAllProperties()
  await queryClient.invalidateQueries({ queryKey: all })
}
