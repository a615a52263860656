import { roleLabels } from '#domain/access/roles.ts'
import { missingAs } from '#domain/kernel/refusal.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { statusAfterLeaving, titleOf } from '#domain/property/properties/properties.rules.ts'
import type { TenantForm } from '#domain/property/properties/tenants.schema.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { lockAddress } from '#server/features/people/accounts/addresses.queries.ts'
import { inviteAccount } from '#server/features/people/accounts/invite-account.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { countTenants, touchProperty } from './property-change.queries.ts'
import { changeStatus, syncStatus } from './property-status.ts'
import { askTenant } from './tenancy-requests.ts'
import { keepTenantRecord, linkTenant, nameOf, type Person, personByEmail, unlinkTenant } from './tenants.queries.ts'

/**
 * Invites people without an account, asks those with one, and stores the landlord's entry. Locks the property first, so
 * that concurrent changes wait and the status stays right.
 */
export async function addTenant(ctx: Context, actor: Actor, propertyId: string, form: TenantForm): Promise<void> {
  await refuseOnFailure(ctx, refuseProperty('tenant_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const property = await toLet(tx, actor, propertyId)
      // The same person may be added to another property at this moment, without an account that could be locked.
      await lockAddress(tx, form.emailAdresi)
      const known = await personByEmail(tx, form.emailAdresi)
      if (known) refuseUnfit(known, property.creator)
      const hostName = await nameOf(tx, property.creator)
      if (known) {
        await askTenant(ctx, tx, actor, { property, person: known, form, host: hostName })
        await touchProperty(tx, propertyId, ctx.clock.now())
        await syncStatus(ctx, tx, propertyId, auditActor(actor))
        return
      }
      const user_id = await invite(ctx, tx, { form, property, inviter: hostName })
      await linkTenant(tx, propertyId, user_id)
      tx.afterCommit(() => [property.creator, user_id].forEach(ctx.realtime.recheck))

      const { kimlikNo, ...record } = form
      await keepTenantRecord(tx, {
        ...record,
        kimlikNo: kimlikNo && encryptText(ctx.secrets.encryption, kimlikNo),
        user_id,
        created_by: property.creator,
      })
      await touchProperty(tx, propertyId, ctx.clock.now())
      await auditLog.append(tx, {
        property: propertyId,
        kind: 'tenant_added',
        actor: auditActor(actor),
        detail: { name: form.adiSoyadi },
      })
      await syncStatus(ctx, tx, propertyId, auditActor(actor))
      const baslik = titleOf(property)
      await notify(ctx, tx, [
        {
          ...toTenant(actor, user_id),
          event: `${baslik} kiraladığınız mülklere eklendi.`,
          property: { id: propertyId, baslik },
          letter: 'sent',
        },
      ])
    }),
  )
}

/** Removing the last tenant sets the property to vacant; otherwise the status stays. */
export async function removeTenant(ctx: Context, actor: Actor, propertyId: string, userId: string): Promise<void> {
  await refuseOnFailure(ctx, refuseProperty('tenant_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const property = await toLet(tx, actor, propertyId)
      if (!(await unlinkTenant(tx, propertyId, userId))) throw refuseProperty('property_or_user_missing')
      tx.afterCommit(() => [property.creator, userId].forEach(ctx.realtime.recheck))
      await touchProperty(tx, propertyId, ctx.clock.now())
      await auditLog.append(tx, {
        property: propertyId,
        kind: 'tenant_removed',
        actor: auditActor(actor),
        detail: { name: await nameOf(tx, userId) },
      })
      const remaining = await countTenants(tx, propertyId)
      const { tasinmazDurumu } = property
      await changeStatus(ctx, tx, propertyId, {
        from: tasinmazDurumu,
        to: statusAfterLeaving(tasinmazDurumu, remaining),
        actor: auditActor(actor),
      })
      // The notification has no link, because the person may no longer open the property's page.
      const event = `${titleOf(property)} kiraladığınız mülkler arasından çıkarıldı.`
      await notify(ctx, tx, [{ ...toTenant(actor, userId), event, property: null }])
    }),
  )
}

const toTenant = (actor: Actor, user_id: string) => ({
  user_id,
  kind: 'property' as const,
  target_audience: 'tenant' as const,
  sender_type: 'owner',
  created_by: actor.userId,
})

/** Same refusal for a missing property and a missing person (PROP-16). */
async function toLet(tx: Tx, actor: Actor, propertyId: string) {
  const found = propertyToChange(tx, actor, propertyId, 'edit')
  return (await missingAs(refuseProperty('property_or_user_missing'), found)).property
}

function refuseUnfit(person: Person, owner: string) {
  if (person.id === owner) throw refuseProperty('tenant_is_owner')
}

const invite = (
  ctx: Context,
  tx: Tx,
  { form, property, inviter }: { form: TenantForm; property: { creator: string; baslik: string }; inviter: string },
) =>
  inviteAccount(ctx, tx, {
    email: form.emailAdresi,
    username: form.adiSoyadi,
    userType: 'tenant',
    tenants: true,
    createdBy: property.creator,
    letter: { inviter, role: roleLabels.tenant, properties: [titleOf(property)] },
  })
