import { bulkText } from '#domain/properties/bulk.rules.ts'
import { refuseProperty } from '#domain/properties/properties.messages.ts'
import { rightsChangeText } from '#domain/staff/rights-changes.rules.ts'
import type { AssignAnswer } from '#domain/staff/staff.api.ts'
import { refuseStaff } from '#domain/staff/staff.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropItemOf } from '#server/services/bin/bin.queries.ts'
import { withPerson } from './change-staff.ts'
import { notifyOfRights } from './notify-of-rights.ts'
import { addAssignments, assignedTo, dropAssignments, lockOwnProperties, updateStaff } from './staff.queries.ts'

/** Gives somebody many properties, or takes them back, beside whatever else the person has. */
export const assignProperties = (
  ctx: Context,
  actor: Actor,
  id: string,
  { ids, assigned }: { ids: string[]; assigned: boolean },
): Promise<AssignAnswer> =>
  withPerson(ctx, actor, id, async (tx, person) => {
    if (person.acts_on_all) throw refuseStaff('acts_on_all')
    if (person.type === 'shareholder') throw refuseStaff('shares_by_form')
    const own = await lockOwnProperties(tx, actor, ids)
    const known = new Set(own.map((property) => property.id))
    const missing = refuseProperty('property_missing')
    const refused = ids
      .filter((each) => !known.has(each))
      .map((each) => ({ id: each, baslik: '', code: missing.code, message: missing.message }))

    const before = await assignedTo(tx, id)
    const changed =
      known.size === 0
        ? []
        : await (assigned ? addAssignments(tx, id, person.type, [...known]) : dropAssignments(tx, id, [...known]))
    if (changed.length > 0) {
      // An open form of this person is out of date now, and so is whatever was withdrawn before.
      await updateStaff(tx, id, person.version, {})
      await dropItemOf(tx, 'permissions', id)
      const held = { flags: person, acts_on_all: false }
      const after = { ...held, properties: await assignedTo(tx, id) }
      const text = rightsChangeText({ ...held, properties: before }, after)
      await notifyOfRights(ctx, tx, actor, { person, did: `yetkilerinizi değiştirdi. ${text}` })
    }
    return { message: bulkText(doneText(person.username, changed.length, assigned), refused), changed, refused }
  })

function doneText(name: string, count: number, assigned: boolean): string {
  if (count === 0)
    return assigned
      ? `Seçtiğiniz mülkler ${name} adlı kişide zaten var`
      : `Seçtiğiniz mülkler ${name} adlı kişide değil`
  return assigned ? `${count} mülk ${name} adlı kişiye verildi` : `${count} mülk ${name} adlı kişiden geri alındı`
}
