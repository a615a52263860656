import { ownersToAddFor, self } from '#domain/access/engagements.ts'
import type { DelegateList } from '#domain/access/property-rights.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { NewProperty } from '#domain/property/properties/properties.api.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { mayChooseStatus } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuseForOwner } from '#server/http/refuse-for-owner.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import {
  assignTo,
  buildingTitle,
  createdProperty,
  insertProperties,
  type PropertyToInsert,
} from './properties.queries.ts'

interface Portfolio {
  creator: string
  list: DelegateList | null
}

/**
 * The owner to add a property for: the one named in the call, else the caller, or the only owner who allows it. An
 * owner chosen in the header is the only option.
 */
export async function ownerFor(db: Db, actor: Actor, wanted?: string): Promise<Portfolio> {
  const possible = ownersToAddFor(actor.subject, actor.engagements)
  if (possible.length === 0 || (wanted && !possible.includes(wanted))) {
    const elsewhere = ownersToAddFor(actor.whole.subject, actor.whole.engagements)
    throw await refuseForOwner(db, actor, wanted ? elsewhere.includes(wanted) : elsewhere.length > 0)
  }
  const owner = wanted ?? (possible.includes(self) || possible.length === 1 ? possible[0]! : null)
  if (owner === null) throw refuse('invalid_input', { owner: 'Mülkü kimin adına eklediğinizi seçin' })
  if (owner === self) return { creator: actor.userId, list: null }
  const { role, acts_on_all } = actor.engagements.find(({ owner_id }) => owner_id === owner)!
  return { creator: owner, list: acts_on_all ? null : role }
}

interface Addition {
  actor: Actor
  owner: Portfolio
  given: PropertyToInsert[]
  kind: 'created' | 'imported'
}

/** Assigns the property to the person who adds it, in the list of their role, so that they can continue with it. */
export async function addToPortfolio(ctx: Context, tx: Tx, { actor, owner, given, kind }: Addition): Promise<string[]> {
  const { creator, list } = owner
  const added = await insertProperties(tx, creator, given, ctx.clock.now())
  await auditLog.appendAll(
    tx,
    added.map((property) => ({ property, kind, actor: auditActor(actor) })),
  )
  if (list) await assignTo(tx, actor.userId, list, added)
  return added
}

export async function createProperty(
  ctx: Context,
  actor: Actor,
  { id = newId(), owner: wanted, ...given }: NewProperty,
) {
  if (!mayChooseStatus(given.tasinmazDurumu, 0)) throw refuseProperty('status_needs_tenant')
  const owner = await ownerFor(ctx.db, actor, wanted)
  return refuseOnFailure(ctx, refuseProperty('property_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const bina = given.bina_id ? await buildingTitle(tx, actor, owner.creator, given.bina_id) : null
      if (given.bina_id && bina === null) throw refuseProperty('building_missing')
      await addToPortfolio(ctx, tx, { actor, owner, given: [{ ...given, id, bina }], kind: 'created' })
      const created = await createdProperty(tx, { ...actor, subject: { ...actor.subject, owned_id: [id] } }, id)
      // The id belongs to another owner's property: nothing was added and nothing may be revealed.
      if (!created) throw refuse('invalid_input', { id: 'Bu kimlik kullanılamaz' })
      return created
    }),
  )
}
