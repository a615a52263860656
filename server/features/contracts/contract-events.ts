import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller } from '#server/http/route.ts'
import { recordContractEvent } from './contract-writes.queries.ts'

export const contractEventKinds = [
  'created',
  'sent',
  'opened',
  'code_confirmed',
  'approved',
  'rejected',
  'guarantor_approved',
  'guarantor_declined',
  'reminded',
  'resent',
  'edited',
  'asked_again',
  'activated',
  'signed_off',
  'scan_uploaded',
  'cancelled',
  'deleted',
] as const
export type ContractEventKind = (typeof contractEventKinds)[number]

/** Who did it and from where; the product itself has no address. */
export interface Doer {
  id: string | null
  name: string
  from?: Pick<Caller, 'ip' | 'userAgent'>
}
export const theProduct: Doer = { id: null, name: 'Anahtar' }

/** In the transaction of the change it proves. */
export const witness = (
  ctx: Context,
  tx: Tx,
  contractId: string,
  kind: ContractEventKind,
  doer: Doer,
  detail: Record<string, unknown> = {},
) =>
  recordContractEvent(tx, {
    contract_id: contractId,
    kind,
    actor_id: doer.id,
    actor_name: doer.name,
    detail,
    ip: doer.from?.ip ?? '',
    user_agent: (doer.from?.userAgent ?? '').slice(0, 500),
    at: ctx.clock.now(),
  })
