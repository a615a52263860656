import { newId } from '#domain/kernel/ids.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { statusAfterLeaving, titleOf } from '#domain/property/properties/properties.rules.ts'
import type { TenantForm } from '#domain/property/properties/tenants.schema.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { properties } from '#server/db/schema/properties.ts'
import { askForProof, firstName } from '#server/features/people/accounts/address-proof.ts'
import type { Actor } from '#server/http/actor.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { countTenants, touchProperty } from './property-change.queries.ts'
import { changeStatus } from './property-status.ts'
import {
  bindRequests,
  insertRequest,
  propertyOfRequest,
  propertyToLet,
  rentsAlready,
  type TenancyRequest,
  takeRequest,
} from './tenancy-requests.queries.ts'
import { keepTenantRecord, linkTenant, type Person } from './tenants.queries.ts'

type Property = typeof properties.$inferSelect

/** The request as shown to the person asked. */
export const requestView = (request: { id: string; baslik: string; host: string; created_at: Date }) => ({
  ...request,
  baslik: titleOf(request),
  created_at: request.created_at.toISOString(),
})

/** A person with an account must confirm the tenancy; until then it is only stored as a request. */
export async function askTenant(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { property, person, form, host }: { property: Property; person: Person; form: TenantForm; host: string },
) {
  if (await rentsAlready(tx, property.id, person.id)) throw refuseProperty('tenant_already')
  const { kimlikNo, ...record } = form
  const asked = await insertRequest(tx, {
    ...record,
    kimlikNo: kimlikNo && encryptText(ctx.secrets.encryption, kimlikNo),
    id: newId(),
    property_id: property.id,
    // Anyone can register with another's address, so an unproven account is asked only after proving it.
    user_id: person.proven ? person.id : null,
    created_by: actor.userId,
  })
  if (!asked) throw refuseProperty('tenant_asked')
  await auditLog.append(tx, {
    property: property.id,
    kind: 'tenant_asked',
    actor: auditActor(actor),
    detail: { name: form.adiSoyadi },
  })
  const baslik = titleOf(property)
  const letter = {
    name: 'tenant-added' as const,
    data: {
      firstname: person.proven ? person.username : form.adiSoyadi,
      host,
      property: baslik,
      link: `${ctx.config.publicUrl}/dashboard`,
    },
  }
  if (person.proven) return notify(ctx, tx, [{ ...toAsked(person.id, baslik, host), created_by: actor.userId, letter }])
  await ctx.mailer.post(tx, form.emailAdresi, letter.name, letter.data)
  await askForProof(ctx, tx, {
    accountId: person.accountId,
    email: person.email,
    firstname: firstName(form.adiSoyadi),
    letter: 'address-proof',
    mayTellOwner: false,
  })
}

const toAsked = (user_id: string, baslik: string, host: string) => ({
  user_id,
  kind: 'property' as const,
  target_audience: 'tenant' as const,
  sender_type: 'owner',
  event: `${host} sizi ${baslik} mülkünün kiracısı olarak ekledi. Onayınız bekleniyor.`,
  // Without the property, because the person may not open it yet.
  property: null,
  link: '/dashboard',
})

/** Sends waiting requests after the address was proven. */
export async function linkTenancyRequests(ctx: Context, tx: Tx, person: { id: string; email: string }) {
  const bound = await bindRequests(tx, person)
  if (bound.length === 0) return
  const event = 'Sizi kiracı olarak ekleyen bir mülk sahibi var. Onayınız bekleniyor.'
  await notify(ctx, tx, [{ ...toAsked(person.id, '', ''), event, letter: 'sent' }])
}

/** Locks the property before the request, like every change of tenants. */
const answering = (ctx: Context, actor: Actor, id: string, answer: (tx: Tx, at: AnsweredRequest) => Promise<void>) =>
  ctx.db.transact(async (tx) => {
    const propertyId = await propertyOfRequest(tx, actor.userId, id)
    const property = propertyId && (await propertyToLet(tx, propertyId))
    const request = property ? await takeRequest(tx, property.id, id) : null
    if (!property || !request) throw refuseProperty('tenancy_request_missing')
    await answer(tx, { property, request })
    await touchProperty(tx, property.id, ctx.clock.now())
    tx.afterCommit(() => [property.creator, actor.userId].forEach(ctx.realtime.recheck))
  })

interface AnsweredRequest {
  property: Property
  request: TenancyRequest
}

export const acceptTenancy = (ctx: Context, actor: Actor, id: string) =>
  answering(ctx, actor, id, async (tx, { property, request }) => {
    await linkTenant(tx, property.id, actor.userId)
    const { adiSoyadi, emailAdresi, telefonNumarasi, kimlikNo, dogumTarihi, iletisimAdresi } = request
    await keepTenantRecord(tx, {
      adiSoyadi,
      emailAdresi,
      telefonNumarasi,
      kimlikNo,
      dogumTarihi,
      iletisimAdresi,
      user_id: actor.userId,
      created_by: property.creator,
    })
    const detail = { name: adiSoyadi }
    await auditLog.append(tx, { property: property.id, kind: 'tenant_added', actor: auditActor(actor), detail })
    await notifyOwner(ctx, tx, actor, { property, request, answer: 'mülkünün kiracısı olduğunu onayladı' })
  })

export const declineTenancy = (ctx: Context, actor: Actor, id: string) =>
  answering(ctx, actor, id, async (tx, { property, request }) => {
    const detail = { name: request.adiSoyadi }
    await auditLog.append(tx, { property: property.id, kind: 'tenant_declined', actor: auditActor(actor), detail })
    await afterLeaving(ctx, tx, actor, property)
    await notifyOwner(ctx, tx, actor, { property, request, answer: 'mülkünün kiracısı olmadığını bildirdi' })
  })

/** The landlord withdraws the request before it is answered. */
export const withdrawRequest = (ctx: Context, actor: Actor, propertyId: string, id: string) =>
  ctx.db.transact(async (tx) => {
    const { property } = await propertyToChange(tx, actor, propertyId, 'edit')
    const request = await takeRequest(tx, propertyId, id)
    if (!request) throw refuseProperty('tenancy_request_missing')
    const detail = { name: request.adiSoyadi }
    await auditLog.append(tx, { property: propertyId, kind: 'tenant_removed', actor: auditActor(actor), detail })
    await afterLeaving(ctx, tx, actor, property)
    await touchProperty(tx, propertyId, ctx.clock.now())
  })

async function afterLeaving(ctx: Context, tx: Tx, actor: Actor, { id, tasinmazDurumu }: Property) {
  const to = statusAfterLeaving(tasinmazDurumu, await countTenants(tx, id))
  await changeStatus(ctx, tx, id, { from: tasinmazDurumu, to, actor: auditActor(actor) })
}

const notifyOwner = (
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { property, request, answer }: AnsweredRequest & { answer: string },
) => {
  const baslik = titleOf(property)
  return notify(ctx, tx, [
    {
      user_id: property.creator,
      kind: 'property',
      target_audience: 'owner',
      sender_type: 'tenant',
      created_by: actor.userId,
      event: `${request.adiSoyadi}, ${baslik} ${answer}.`,
      property: { id: property.id, baslik },
    },
  ])
}
