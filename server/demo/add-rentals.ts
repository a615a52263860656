import { newId } from '#domain/kernel/ids.ts'
import type { NotificationKind } from '#domain/people/notifications/notifications.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { propertyEvents, tenants } from '#server/db/schema/properties.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { addAddenda } from './add-addenda.ts'
import { addContracts, factsOf, startDaysAgo } from './add-contracts.ts'
import { addEndings } from './add-endings.ts'
import { addHandovers } from './add-handovers.ts'
import { type People, propertyAge } from './add-portfolio.ts'
import { addSuggestions } from './add-suggestions.ts'
import { demoContracts } from './demo-contracts.ts'
import type { DemoFiles } from './demo-files.ts'
import { demoProperties } from './demo-properties.ts'
import { demoEvents, demoNotifications } from './demo-rentals.ts'
import type { Past } from './past.ts'

/** The pairs for the landlords' lists of tenants; tenants without an account are added with the agreement. */
function withAccount() {
  const pairs = demoContracts.flatMap(({ owner, tenants }) => tenants.map((tenant) => ({ owner, tenant })))
  return pairs.filter(
    (pair, at) =>
      !factsOf(pair.tenant).name &&
      pairs.findIndex(({ owner, tenant }) => owner === pair.owner && tenant === pair.tenant) === at,
  )
}

/** Tenants, contracts, requests and their notifications. */
export async function addRentals(
  ctx: Context,
  tx: Tx,
  people: People,
  past: Past,
  ids: Map<string, string>,
  kept: DemoFiles,
) {
  const idOf = (title: string) => ids.get(title)!
  const secret = (text: string) => encryptText(ctx.secrets.encryption, text)
  await tx.insert(tenants).values(
    withAccount().map(({ owner, tenant }) => {
      const { kimlikNo, dogumTarihi, address, phone } = factsOf(tenant)
      return {
        id: newId(),
        user_id: people.id(tenant),
        created_by: people.id(owner),
        adiSoyadi: people.name(tenant),
        emailAdresi: tenant,
        telefonNumarasi: phone,
        kimlikNo: secret(kimlikNo),
        dogumTarihi,
        iletisimAdresi: address,
      }
    }),
  )
  await addContracts(ctx, tx, people, past, { ids, signedPage: kept.signedPage })
  await addHandovers(ctx, tx, people, past, { idOf, kept })
  await addAddenda(ctx, tx, people, past, idOf)
  await addEndings(ctx, tx, past, idOf)
  await addSuggestions(tx, people, past, idOf, kept)
  await addNotifications(tx, people, past, idOf)
  await addHistory(tx, people, past, idOf)
}

async function addNotifications(tx: Tx, people: People, past: Past, idOf: (title: string) => string) {
  const rows = await tx.select({ id: contracts.id, property_id: contracts.property_id }).from(contracts)
  const targetOf = (kind: NotificationKind, property: string | null, tab: string | undefined) => {
    if (!property) return null
    if (tab) return `/property-detail/${idOf(property)}?tab=${tab}`
    const contract = kind === 'contract' && rows.find(({ property_id }) => property_id === idOf(property))
    return contract ? `/viewContract/${contract.id}` : null
  }
  await tx.insert(notifications).values(
    demoNotifications.map(({ to, kind, event, property, audience, hoursAgo, isRead = false, tab }) => ({
      id: newId(past.daysAgo(hoursAgo / 24).getTime()),
      user_id: people.id(to),
      kind,
      event,
      property_id: property ? idOf(property) : null,
      link: targetOf(kind, property, tab),
      target_audience: audience,
      sender_type: 'system',
      is_read: isRead,
      created_at: past.daysAgo(hoursAgo / 24),
    })),
  )
}

async function addHistory(tx: Tx, people: People, past: Past, idOf: (title: string) => string) {
  const events = [
    ...demoProperties.map(({ baslik, owner }, at) => ({
      property: baslik,
      actor: owner,
      kind: 'created',
      detail: {},
      days: propertyAge(at),
    })),
    ...demoContracts
      .filter((contract) => startDaysAgo(contract) > 0)
      .map((contract) => ({
        property: contract.property,
        actor: contract.owner,
        kind: 'tenant_added',
        detail: { name: factsOf(contract.tenants[0]).name ?? people.name(contract.tenants[0]) },
        days: startDaysAgo(contract),
      })),
    ...demoEvents.map(([property, actor, kind, detail, days]) => ({ property, actor, kind, detail, days })),
  ]
  await tx.insert(propertyEvents).values(
    events.map(({ property, actor, kind, detail, days }, at) => {
      const when = new Date(past.daysAgo(days).getTime() + at * 60_000)
      return {
        id: newId(when.getTime()),
        property_id: idOf(property),
        actor_id: people.id(actor),
        actor_name: people.name(actor),
        kind,
        detail,
        at: when,
      }
    }),
  )
}
