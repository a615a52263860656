import { refuse } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { mayChooseStatus, statusWithTenant } from '#domain/property/properties/properties.rules.ts'
import type { PropertyStatus } from '#domain/property/properties/properties.schema.ts'
import type { PropertyChange } from '#domain/property/properties/property-detail.api.ts'
import type { EventDetail, PropertyEventKind } from '#domain/property/properties/property-events.rules.ts'
import { type FoundProperty, findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import {
  buildingExists,
  changeProperty,
  countTenants,
  countUnits,
  hasRunningTenancy,
  isPictureOf,
  refreshKeys,
} from './property-change.queries.ts'

type Property = FoundProperty['property']
type Change = Omit<PropertyChange, 'version'>

/** Changes title, address, status, payment state or cover: only fields sent, and only for the current version. */
export function updateProperty(
  ctx: Context,
  actor: Actor,
  id: string,
  { version, ...sent }: PropertyChange,
): Promise<number> {
  return ctx.db.transact(async (tx) => {
    const { property, rights } = await findProperty(tx, actor, id, { lock: true })
    const { odemeDurumu, ...fields } = sent
    // People who manage payments may set the payment state without the right to edit the property.
    const needsEdit = Object.keys(fields).length > 0 || odemeDurumu === undefined
    if (needsEdit && !rights.edit) throw refuse('not_allowed')
    if (odemeDurumu !== undefined && !rights.managePayments) throw refuse('not_allowed')
    if (property.version !== version) throw refuseProperty('changed_meanwhile')
    const change = onlyChanges(property, sent)
    if (Object.keys(change).length === 0) return version

    if (change.odemeDurumu && (await hasRunningTenancy(tx, id))) throw refuseProperty('payment_in_ledger')
    await checkBuilding(tx, actor, property, change)
    if (change.tasinmazDurumu) refuseUnfitStatus(change.tasinmazDurumu, await countTenants(tx, id))
    if (change.gorsel && !(await isPictureOf(tx, change.gorsel, id)))
      throw refuse('invalid_input', { gorsel: 'Kapak için bu mülkün fotoğraflarından birini seçin.' })

    const saved = await changeProperty(tx, id, change, ctx.clock.now())
    if (['baslik', 'tasinmazCinsi', 'adres', 'bina_id'].some((name) => name in change)) await refreshKeys(tx, id)
    await recordChange(tx, actor, property, change)
    return saved
  })
}

const onlyChanges = (property: Property, sent: Change): Change =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => value !== property[name as keyof Property]))

/** The refusal says what the person can do. */
function refuseUnfitStatus(status: PropertyStatus, tenants: number): void {
  if (mayChooseStatus(status, tenants)) return
  throw refuseProperty(status === statusWithTenant ? 'status_needs_tenant' : 'status_needs_no_tenant')
}

async function checkBuilding(tx: Tx, actor: Actor, property: Property, change: Change) {
  const { is_bina, bina_id } = { ...property, ...change }
  if (is_bina && bina_id)
    throw refuse('invalid_input', { bina_id: 'Bir bina başka bir binanın bağımsız bölümü olamaz.' })
  if (change.is_bina === false && (await countUnits(tx, property.id)) > 0) throw refuseProperty('building_has_units')
  if (change.bina_id && !(await buildingExists(tx, actor, change.bina_id, property.creator)))
    throw refuseProperty('building_missing')
}

async function recordChange(tx: Tx, actor: Actor, before: Property, change: Change) {
  const { tasinmazDurumu, odemeDurumu, gorsel, ...fields } = change
  const record = (kind: PropertyEventKind, detail: EventDetail = {}) =>
    auditLog.append(tx, { property: before.id, kind, actor: auditActor(actor), detail })
  if (Object.keys(fields).length > 0) await record('updated', { fields: Object.keys(fields) })
  if (tasinmazDurumu) await record('status_changed', { from: before.tasinmazDurumu, to: tasinmazDurumu })
  if (odemeDurumu) await record('payment_changed', { from: before.odemeDurumu, to: odemeDurumu })
  if (gorsel !== undefined) await record('cover_changed')
}
