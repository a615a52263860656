import type { PropertyRights } from '#domain/access/property-rights.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { type FeatureForm, meterNumbers } from '#domain/property/properties/properties.schema.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { findFeature, saveFeature, touchProperty } from './property-change.queries.ts'

type MeterName = keyof typeof meterNumbers
type Meters = { [Name in MeterName]?: FeatureForm[Name] | undefined }
const meterNames = Object.keys(meterNumbers) as MeterName[]

const newNumbers = (before: Meters, sent: Meters) =>
  meterNames.filter((name) => sent[name] !== undefined && sent[name] !== before[name])

export async function readFeature(ctx: Context, actor: Actor, id: string) {
  const feature = await findFeature(ctx.db, actor, id)
  if (!feature) throw refuseProperty('property_missing')
  return feature
}

type Versioned<Values> = Values & { version: number }

/** Saves the whole record. New meter numbers in it need the meters right, as in `updateMeters`. */
export const updateFeature = (ctx: Context, actor: Actor, id: string, sent: Versioned<FeatureForm>) =>
  change(ctx, actor, {
    id,
    sent,
    event: 'features_updated',
    refuseUnless: (rights, numbers) => {
      if (!rights.edit) throw refuse('not_allowed')
      if (!rights.meters && numbers.length > 0) throw refuseProperty('meters_not_allowed')
    },
  })

/** Changes only the three meter numbers. */
export const updateMeters = (ctx: Context, actor: Actor, id: string, sent: Versioned<Meters>) =>
  change(ctx, actor, {
    id,
    sent,
    event: 'meters_updated',
    refuseUnless: (rights) => {
      if (!rights.meters) throw refuseProperty('meters_not_allowed')
    },
  })

interface FeatureChange {
  id: string
  sent: Versioned<FeatureForm | Meters>
  event: 'features_updated' | 'meters_updated'
  refuseUnless: (rights: PropertyRights, numbers: MeterName[]) => void
}

function change(ctx: Context, actor: Actor, { id, sent, event, refuseUnless }: FeatureChange): Promise<number> {
  const { version, ...values } = sent
  return refuseOnFailure(ctx, refuseProperty('features_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const before = await findFeature(tx, actor, id)
      if (!before) throw refuseProperty('property_missing')
      const { property, rights } = await findProperty(tx, actor, before.property_id, { lock: true })
      const fields = newNumbers(before, values)
      refuseUnless(rights, fields)
      const saved = await saveFeature(tx, id, version, values)
      if (saved === null) throw refuseProperty('changed_meanwhile')
      await touchProperty(tx, property.id, ctx.clock.now())
      await auditLog.append(tx, { property: property.id, kind: event, actor: auditActor(actor), detail: { fields } })
      return saved
    }),
  )
}
