import { rightsChangeText } from '#domain/people/staff/rights-changes.rules.ts'
import type { AssignAnswer } from '#domain/people/staff/staff.api.ts'
import { refuseStaff } from '#domain/people/staff/staff.messages.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { bulkText } from '#domain/services/bulk/bulk.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { lockPropertiesOf, updateEngagement } from '#server/features/people/engagements/engagements.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropItemOf } from '#server/services/bin/bin.queries.ts'
import { withMember } from './change-staff.ts'
import { notifyOfRights } from './notify-of-rights.ts'
import { addAssignments, assignedTo, dropAssignments, lockStaff, type Member, setOffer } from './staff.queries.ts'

interface Wish {
  ids: string[]
  assigned: boolean
}

/** Assigns many properties to a person or removes them; other assignments stay. */
export const assignProperties = (
  ctx: Context,
  actor: Actor,
  id: string,
  { ids, assigned }: Wish,
): Promise<AssignAnswer> =>
  withMember(ctx, actor, id, async (tx, member) => {
    if (member.acts_on_all) throw refuseStaff('acts_on_all')
    if (member.role === 'shareholder') throw refuseStaff('shares_by_form')
    const own = (await lockPropertiesOf(tx, actor.userId, ids)).map((property) => property.id)
    const missing = refuseProperty('property_missing')
    const refused = ids
      .filter((each) => !own.includes(each))
      .map((each) => ({ id: each, baslik: '', code: missing.code, message: missing.message }))

    const before = await assignedTo(tx, member)
    const changed = own.length > 0 ? await change(tx, member, { ids: own, assigned }) : []
    if (changed.length > 0) {
      // Raises the version, so that open forms are outdated, and drops withdrawn rights.
      await updateEngagement(tx, member, {})
      await dropItemOf(tx, 'permissions', id)
      const held = { flags: member, acts_on_all: false }
      const after = { ...held, properties: await assignedTo(tx, (await lockStaff(tx, actor, id))!) }
      const text = rightsChangeText({ ...held, properties: before }, after)
      await notifyOfRights(ctx, tx, actor, { member, did: `yetkilerinizi değiştirdi. ${text}` })
    }
    return { message: bulkText(doneText(member.name, changed.length, assigned), refused), changed, refused }
  })

/** Applies at once after acceptance, else to the offer. Returns the changed ids. */
async function change(tx: Tx, member: Member, { ids, assigned }: Wish): Promise<string[]> {
  const { person_id, accepted_at, role, offer } = member
  if (accepted_at && person_id)
    return assigned ? addAssignments(tx, person_id, role, ids) : dropAssignments(tx, person_id, ids)
  const offered = new Set(offer.map(({ property_id }) => property_id))
  const changed = ids.filter((id) => offered.has(id) !== assigned)
  const next = assigned
    ? [...offer, ...changed.map((property_id) => ({ property_id, pay: null, payda: null }))]
    : offer.filter(({ property_id }) => !changed.includes(property_id))
  if (changed.length > 0) await setOffer(tx, member.id, next)
  return changed
}

function doneText(name: string, count: number, assigned: boolean): string {
  if (count === 0)
    return assigned
      ? `Seçtiğiniz mülkler ${name} adlı kişide zaten var`
      : `Seçtiğiniz mülkler ${name} adlı kişide değil`
  return assigned ? `${count} mülk ${name} adlı kişiye verildi` : `${count} mülk ${name} adlı kişiden geri alındı`
}
