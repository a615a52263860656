import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { linkInvitations } from '#server/features/people/engagements/activate-engagement.ts'
import { linkTenancyRequests } from '#server/features/property/properties/tenancy-requests.ts'
import { linkTenant } from '#server/features/property/properties/tenants.queries.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import { notifyLinked } from './contract-notifications.ts'
import {
  approvalsOf,
  contractsWaitingFor,
  linkContractTo,
  lockContract,
  propertyOf,
  provenPerson,
} from './contract-writes.queries.ts'

interface Person {
  id: string
  email: string
}

/** Links everything that waited for the proven address. A second run finds nothing. */
export const linkProven = (ctx: Context, accountId: string) =>
  ctx.db.transact(async (tx) => {
    const person = await provenPerson(tx, accountId)
    if (!person) return
    for (const id of await contractsWaitingFor(tx, person.email)) await linkContract(ctx, tx, id, person)
    await linkTenancyRequests(ctx, tx, person)
    await linkInvitations(ctx, tx, person)
    tx.afterCommit(() => ctx.realtime.recheck(person.id))
  })

async function linkContract(ctx: Context, tx: Tx, id: string, person: Person) {
  const contract = (await lockContract(tx, id))!
  await linkContractTo(tx, contract, person)
  const property = await propertyOf(tx, contract.property_id)
  const runs =
    contract.status === 'active' && property.contract_id === id && !contract.cancelled_at && !property.deleted_at
  if (runs) await linkTenant(tx, contract.property_id, person.id)
  if (contract.deleted_at || contract.cancelled_at) return
  const isAsked = (await approvalsOf(tx, id, contract.round)).some(
    (each) => each.tenant_email === person.email && each.approval_status === 'pending',
  )
  await notifyLinked(ctx, tx, contract, { userId: person.id, title: titleOf(property), isAsked })
  await announceContract(ctx, tx, contract)
}
