import type { DelegateList } from '#domain/access/property-rights.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { NewProperty } from '#domain/properties/properties.api.ts'
import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { mayChooseStatus } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
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

/** Staff add to their host's portfolio, everybody else to their own. */
export function ownerFor(actor: Actor): { creator: string; list: DelegateList | null } {
  const { isAuthorised, isEstate, isProxy, isShareholder } = actor.roles
  const list = isShareholder
    ? 'shareholder'
    : isAuthorised
      ? 'authorised'
      : isEstate
        ? 'estate'
        : isProxy
          ? 'proxy'
          : null
  if (!list || actor.subject.role === 'admin') return { creator: actor.userId, list: null }
  if (!actor.createdBy) throw refuse('not_allowed')
  return { creator: actor.createdBy, list: actor.actsOnAll ? null : list }
}

/** Who adds a property can go on with it: it lands in the list that bears the person's role. */
export async function addToPortfolio(
  ctx: Context,
  tx: Tx,
  { actor, given, kind }: { actor: Actor; given: PropertyToInsert[]; kind: 'created' | 'imported' },
): Promise<string[]> {
  const { creator, list } = ownerFor(actor)
  const added = await insertProperties(tx, creator, given, ctx.clock.now())
  await auditLog.appendAll(
    tx,
    added.map((property) => ({ property, kind, actor: auditActor(actor) })),
  )
  if (list) await assignTo(tx, actor.userId, list, added)
  return added
}

export async function createProperty(ctx: Context, actor: Actor, { id = newId(), ...given }: NewProperty) {
  if (!mayChooseStatus(given.tasinmazDurumu, 0)) throw refuseProperty('status_needs_tenant')
  const { creator } = ownerFor(actor)
  return refuseOnFailure(ctx, refuseProperty('property_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const bina = given.bina_id ? await buildingTitle(tx, actor, creator, given.bina_id) : null
      if (given.bina_id && bina === null) throw refuseProperty('building_missing')
      await addToPortfolio(ctx, tx, { actor, given: [{ ...given, id, bina }], kind: 'created' })
      const created = await createdProperty(tx, { ...actor, subject: { ...actor.subject, owned_id: [id] } }, id)
      // Somebody else's property has that id: nothing was added, and nothing of it may be told.
      if (!created) throw refuse('invalid_input', { id: 'Bu kimlik kullanılamaz' })
      return created
    }),
  )
}
