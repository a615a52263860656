import { showMoney } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type ContractOnPlace, concernedBy, contractsOnPlace } from './property-deletion.queries.ts'

/** Before the records go: the other side reads that they are gone, and that an agreement does not end with a record. */
export async function tellOfDeletion(
  ctx: Context,
  tx: Tx,
  property: { id: string; baslik: string; creator: string },
  actor: Actor,
): Promise<void> {
  const title = titleOf(property)
  const told = new Set<string>()
  for (const contract of await contractsOnPlace(tx, property.id)) {
    const facts = {
      property_title: title,
      contract_id: contract.id,
      owner_name: contract.owner_name,
      monthly_rent: showMoney(contract.brutAylik, contract.bedelTuru),
      start_date: contract.baslangicTarihi,
      duration: `${contract.sozlesmeSuresi} ${lower(contract.sureBirimi)}`,
    }
    for (const { email, name, party } of partiesOf(contract)) {
      // One letter each, about the newest of several contracts.
      if (told.has(email)) continue
      told.add(email)
      const how = { name, by: actor.username, reason: '', kind: 'property_deleted' as const, party }
      await ctx.mailer.post(tx, email, 'contract-ended', { ...facts, ...how })
    }
  }
  const event = `${actor.username}, ${title} mülkünün kaydını sildi.`
  const notice = { kind: 'property' as const, event, property: null, sender_type: 'owner', created_by: actor.userId }
  const people = (await concernedBy(tx, property.id)).filter(({ id }) => id !== actor.userId)
  await notify(
    ctx,
    tx,
    people.map(({ id, email }) => ({
      ...notice,
      user_id: id,
      target_audience: id === property.creator ? ('owner' as const) : ('tenant' as const),
      ...(told.has(email) && { letter: 'sent' as const }),
    })),
  )
}

const partiesOf = ({ tenants, has_guarantor, guarantor_email, guarantor_name }: ContractOnPlace) => [
  ...tenants.map((tenant) => ({ ...tenant, party: 'tenant' as const })),
  ...(has_guarantor ? [{ email: guarantor_email, name: guarantor_name, party: 'guarantor' as const }] : []),
]
