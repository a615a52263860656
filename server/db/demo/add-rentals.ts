import { eq, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { properties, propertyEvents, tenants } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { encryptText } from '#server/platform/crypto.ts'
import type { Past, People } from './add-portfolio.ts'
import { demoProperties } from './demo-properties.ts'
import { host, moda } from './demo-property.ts'
import { demoContracts, demoEvents, demoNotifications, demoRequests, demoTenantFacts } from './demo-rentals.ts'

/** Who rents what, on which terms, what they asked for, and what was heard of it. */
export async function addRentals(ctx: Context, tx: Tx, people: People, past: Past, ids: Map<string, string>) {
  const idOf = (title: string) => ids.get(title)!
  const secret = (text: string) => encryptText(ctx.secrets.encryption, text)
  const factsOf = (email: string) => demoTenantFacts.find((facts) => facts.email === email)!
  await tx.insert(tenants).values(
    [...new Set(demoContracts.map(({ owner, tenant }) => `${owner} ${tenant}`))].map((pair) => {
      const [owner, tenant] = pair.split(' ') as [string, string]
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
  for (const contract of demoContracts) {
    const { property, owner, tenant, status, rent, startDaysAgo, endsInDays, use, kind, cancelledDaysAgo } = contract
    const [given, needed] = contract.approvals ?? [1, 1]
    const { kimlikNo, dogumTarihi, address, phone } = factsOf(tenant)
    const made = past.daysAgo(Math.max(startDaysAgo + 5, 2))
    const id = newId(made.getTime())
    const party = {
      tenant_user_id: people.id(tenant),
      tenant_email: tenant,
      tenant_name: people.name(tenant),
      tenant_phone: phone,
      tenant_address: address,
      tenant_id_number: secret(kimlikNo),
      tenant_birth_date: dogumTarihi,
    }
    await tx.insert(contracts).values({
      ...party,
      id,
      property_id: idOf(property),
      owner_id: people.id(owner),
      owner_name: people.name(owner),
      status,
      brutAylik: rent,
      baslangicTarihi: past.day(startDaysAgo),
      bitisTarihi: past.day(-endsInDays),
      sozlesmeSuresi: Math.round((startDaysAgo + endsInDays) / 365),
      odemeSekli: 'Banka havalesi',
      kullanimAmaci: use,
      tasinmazCinsi: kind,
      is_corporate: contract.corporate ?? false,
      tenant_approval_count: given,
      tenant_approval_required: needed,
      created_at: made,
      cancelled_at: cancelledDaysAgo === undefined ? null : past.daysAgo(cancelledDaysAgo),
    })
    await tx.insert(contractTenants).values({ ...party, id: newId(), contract_id: id, is_primary: true })
  }
  // A running contract is the property's own; one that waits or is over is only listed.
  await tx.execute(sql`update ${properties} set contract_id = ${contracts.id} from ${contracts}
    where ${eq(contracts.property_id, properties.id)} and ${eq(contracts.status, 'active')} and cancelled_at is null`)
  await addRequests(tx, people, past, idOf)
  await addHistory(tx, people, past, idOf)
}

async function addRequests(tx: Tx, people: People, past: Past, idOf: (title: string) => string) {
  const [asks, answers] = [people.id('kiraci@demo.test'), people.id('yetkili@demo.test')]
  await tx.insert(suggestions).values(
    demoRequests.map(({ fixture, text, priority, state, daysAgo, kind = 'Demirbaş' }) => ({
      id: newId(past.daysAgo(daysAgo).getTime()),
      property_id: idOf(moda),
      tenant_id: asks,
      host_id: people.id(host),
      demirbas: fixture,
      aciklama: text,
      oncelik: priority,
      durum: state,
      oneri_tipi: kind,
      olusturma_tarihi: past.daysAgo(daysAgo),
      created_by: asks,
      ...((state === 'onaylandi' || state === 'tamamlandi') && {
        onaylayan_kullanici_id: answers,
        onaylama_tarihi: past.daysAgo(daysAgo - 2),
      }),
      ...(state === 'reddedildi' && {
        reddeden_kullanici_id: answers,
        reddetme_tarihi: past.daysAgo(daysAgo - 2),
      }),
    })),
  )
  await tx.insert(notifications).values(
    demoNotifications.map(([to, event, property, target_audience, hoursAgo, is_read = false]) => ({
      id: newId(past.daysAgo(hoursAgo / 24).getTime()),
      user_id: people.id(to),
      event,
      property_id: property ? idOf(property) : null,
      target_audience,
      sender_type: 'system',
      is_read,
      created_at: past.daysAgo(hoursAgo / 24),
    })),
  )
}

async function addHistory(tx: Tx, people: People, past: Past, idOf: (title: string) => string) {
  const told = [
    ...demoProperties.map(({ baslik, owner }, at) => ({
      property: baslik,
      doer: owner,
      kind: 'created',
      detail: {},
      days: 420 - at * 12,
    })),
    ...demoContracts
      .filter(({ status }) => status === 'active')
      .map(({ property, owner, tenant, startDaysAgo }) => ({
        property,
        doer: owner,
        kind: 'tenant_added',
        detail: { name: people.name(tenant) },
        days: startDaysAgo,
      })),
    ...demoEvents.map(([property, doer, kind, detail, days]) => ({ property, doer, kind, detail, days })),
  ]
  await tx.insert(propertyEvents).values(
    told.map(({ property, doer, kind, detail, days }, at) => {
      const when = new Date(past.daysAgo(days).getTime() + at * 60_000)
      return {
        id: newId(when.getTime()),
        property_id: idOf(property),
        actor_id: people.id(doer),
        actor_name: people.name(doer),
        kind,
        detail,
        at: when,
      }
    }),
  )
}
