import { newId } from '#domain/kernel/ids.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { propertyDelegates } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { buildExpense, buildRecurring } from '#server/features/money/expenses/expense-rows.fixture.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Owner = Client & { id: string }
type Terms = NonNullable<Parameters<typeof contractFormFor>[1]>['terms']

interface Lease {
  owner: Owner
  baslik: string
  tenant: string
  terms?: Terms
  more?: Parameters<TestApp['build']['property']>[1]
  phone?: string
  guarantor?: string
  /** The tenant has not answered yet. */
  waiting?: boolean
}

/** Lets a property to one person through the API. */
export async function lease(app: TestApp, { owner, baslik, tenant, terms, more, phone, guarantor, waiting }: Lease) {
  const person = await app.build.tenant({ username: tenant })
  const property = await app.build.property(owner, { baslik, ...more })
  const party = tenantParty(person.email, { is_primary: true, tenant_name: tenant, tenant_phone: phone ?? null })
  const body = contractFormFor(property.id, {
    tenants: [party],
    guarantor: guarantor ? guarantorParty({ guarantor_name: guarantor }) : null,
    terms: { baslangicTarihi: '2026-11-01', odemeGunu: 5, depozito: 0, ...terms },
  })
  const { id: contract } = (await owner.call(contractsApi.create, { body })).body
  const params = { id: contract }
  if (!waiting) await person.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  const tenancy = (await owner.call(contractsApi.view, { params })).body.contract.tenancy_id
  return { person, property: property.id, contract, tenancy: tenancy ?? '' }
}

export const pay = (owner: Owner, tenancy_id: string, amount: number, more: object = {}) =>
  owner.call(paymentsApi.record, {
    body: {
      payments: [
        {
          tenancy_id,
          amount,
          currency: 'TL' as const,
          on_date: '2026-11-04',
          method: 'bank' as const,
          note: '',
          key: newId(),
          ...more,
        },
      ],
    },
  })

/**
 * Two owners on 16 November 2026 with the data of docs/assistant-questions.md, and a stranger with the same names whose
 * figures must not be in any answer.
 */
export async function assistantWorld(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const moda = await lease(app, {
    owner,
    baslik: 'Moda Sahil Daire',
    tenant: 'Kemal Işık',
    phone: '+905321112233',
    terms: { brutAylik: 25_000_00, depozito: 50_000_00 },
    more: {
      adres: 'Moda Cad. 42',
      deed: { il: 'İstanbul', ilce: 'Kadıköy' },
      feature: {
        odaSayisi: '2+1',
        metrekaresi: 95,
        daskBitis: '2026-12-10',
        daskPoliceNo: 'D-77',
        elektrikAboneNo: '4455667788',
      },
    },
  })
  const cinar = await lease(app, {
    owner,
    baslik: 'Çınar Dükkân',
    tenant: 'Deniz Kaya',
    phone: '+905334445566',
    terms: { brutAylik: 40_000_00, kullanimAmaci: 'İş yeri' },
    more: { tasinmazCinsi: 'Dükkân', deed: { il: 'İstanbul', ilce: 'Üsküdar' } },
  })
  const bahce = await lease(app, {
    owner,
    baslik: 'Bahçe Katı',
    tenant: 'Zeynep Arslan',
    terms: { brutAylik: 18_000_00, depozito: 36_000_00, sozlesmeSuresi: 2, sureBirimi: 'Ay' },
    more: { deed: { il: 'İzmir', ilce: 'Bornova' } },
  })
  const kale = await lease(app, {
    owner,
    baslik: 'Kale Ofis',
    tenant: 'Mert Demir',
    terms: { brutAylik: 1_000_00, bedelTuru: 'USD', odemeGunu: 25, artisSekli: 'Yok' },
    more: { tasinmazCinsi: 'Ofis', deed: { il: 'Ankara', ilce: 'Çankaya' } },
  })
  const waiting = await lease(app, {
    owner,
    baslik: 'Yeni Rezidans',
    tenant: 'Ece Tunç',
    waiting: true,
    terms: { baslangicTarihi: '2026-12-01' },
  })
  const vacant = await app.build.property(owner, {
    baslik: 'Göl Evi',
    tasinmazCinsi: 'Villa',
    deed: { il: 'İzmir', ilce: 'Çeşme' },
  })
  await pay(owner, bahce.tenancy, 18_000_00)
  await pay(owner, bahce.tenancy, 36_000_00, { deposit: true, on_date: '2026-11-03' })
  await pay(owner, cinar.tenancy, 10_000_00, { method: 'cash', on_date: '2026-11-10' })
  const { db } = app.ctx
  await buildExpense(db, moda.property, {
    amount: 3_000_00,
    on_date: '2026-10-10',
    paid_on: '2026-10-10',
    description: 'Kombi tamiri',
  })
  await buildExpense(db, cinar.property, {
    amount: 1_500_00,
    on_date: '2026-03-02',
    category: 'insurance',
    description: 'DASK poliçesi',
  })
  await buildExpense(db, bahce.property, {
    amount: 800_00,
    on_date: '2025-06-15',
    paid_on: '2025-06-15',
    description: 'Boya',
  })
  await buildRecurring(db, moda.property, {
    amount: 900_00,
    category: 'management_fee',
    next_on: '2026-12-01',
    starts_on: '2026-01-01',
  })
  const request = (
    home: { property: string; person: { id: string } },
    given: Partial<typeof suggestions.$inferInsert>,
  ) => ({
    id: newId(),
    property_id: home.property,
    tenant_id: home.person.id,
    host_id: owner.id,
    aciklama: 'Talep',
    created_by: home.person.id,
    oneri_tipi: 'Tamirat',
    olusturma_tarihi: new Date('2026-11-10T09:00:00Z'),
    ...given,
  })
  await db.insert(suggestions).values([
    request(moda, { aciklama: 'Kombi su akıtıyor', oncelik: 'Acil' }),
    request(bahce, { aciklama: 'Kapı kolu kırık', durum: 'onaylandi' }),
    request(cinar, {
      aciklama: 'Kepenk onarımı',
      durum: 'tamamlandi',
      maliyet: 2_250_00,
      tamamlanma_tarihi: new Date('2026-09-05T09:00:00Z'),
    }),
  ])

  const stranger = await app.build.host({ username: 'Burak Şahin' })
  const sameNames = await lease(app, {
    owner: stranger,
    baslik: 'Moda Sahil Daire',
    tenant: 'Kemal Işık',
    phone: '+905559998877',
    terms: { brutAylik: 99_000_00 },
  })
  const foreign = await lease(app, {
    owner: stranger,
    baslik: 'Kordon Konağı',
    tenant: 'Selin Aksoy',
    terms: { brutAylik: 77_000_00 },
  })
  await buildExpense(db, sameNames.property, { amount: 8_888_00, on_date: '2026-10-10' })

  const agent = await app.build.staff(owner, { username: 'Emlakçı Orhan', estate: true })
  const cashier = await app.build.staff(owner, { username: 'Yetkili Filiz', authorised: true, canManagePayments: true })
  const lawyer = await app.build.staff(owner, { username: 'Avukat Leyla', lawyer: true })
  await db.insert(propertyDelegates).values([
    { property_id: moda.property, user_id: agent.id, list: 'estate' },
    { property_id: moda.property, user_id: cashier.id, list: 'authorised' },
    { property_id: moda.property, user_id: lawyer.id, list: 'lawyer' },
  ])
  const admin = await app.build.admin()
  return {
    app,
    owner,
    stranger,
    agent,
    cashier,
    lawyer,
    admin,
    tenant: moda.person,
    properties: { moda, cinar, bahce, kale, waiting, vacant, sameNames, foreign },
  }
}
export type AssistantWorld = Awaited<ReturnType<typeof assistantWorld>>
