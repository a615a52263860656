import { eq, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { fold, sortKey } from '#domain/kernel/turkish-text.ts'
import { emptyDeed, emptyFeatures } from '#domain/property/properties/properties.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { binItems } from '#server/db/schema/bin.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  meterReadings,
  properties,
  propertyDelegates,
  propertyFeatures,
  propertyImages,
  propertyTenants,
} from '#server/db/schema/properties.ts'
import { propertyKeys } from '#server/features/property/properties/property-keys.ts'
import { chance } from './chance.ts'
import { demoFixtures, demoReadings } from './demo-contents.ts'
import { type DemoFiles, readingKey } from './demo-files.ts'
import { demoPapers } from './demo-papers.ts'
import { demoProperties } from './demo-properties.ts'
import { type DemoProperty, host, moda } from './demo-property.ts'
import type { Past } from './past.ts'

export interface People {
  id(email: string): string
  name(email: string): string
}

/** The age in days by list index: older than the oldest contract of each property. */
export const propertyAge = (at: number) => 1060 - at * 12

/** Properties with deed, features, people, pictures, readings, fixtures and documents; returns their ids by title. */
export async function addPortfolio(tx: Tx, people: People, past: Past, kept: DemoFiles): Promise<Map<string, string>> {
  const ids = new Map(demoProperties.map(({ baslik }, at) => [baslik, newId(past.daysAgo(propertyAge(at)).getTime())]))
  const idOf = (title: string) => ids.get(title)!
  await tx.insert(properties).values(
    demoProperties.map((property, at) => ({
      ...asRow(property, people, idOf),
      created_at: past.daysAgo(propertyAge(at)),
      updated_at: past.daysAgo(propertyAge(at) / 10),
    })),
  )
  await tx.insert(deeds).values(demoProperties.map((property) => deedOf(property, people, past, idOf)))
  await tx.insert(propertyFeatures).values(demoProperties.map((property) => featuresOf(property, past, idOf)))
  await tx
    .insert(propertyTenants)
    .values(
      demoProperties.flatMap(({ baslik, tenant }) =>
        tenant ? [{ property_id: idOf(baslik), user_id: people.id(tenant) }] : [],
      ),
    )
  await tx.insert(propertyDelegates).values(
    demoProperties.flatMap(({ baslik, delegates = [] }) =>
      delegates.map(({ email, list, share: [pay, payda] = [null, null] }) => ({
        property_id: idOf(baslik),
        user_id: people.id(email),
        list,
        pay,
        payda,
      })),
    ),
  )
  await addFiles(tx, people, idOf, kept)
  await addImages(tx, past, idOf, kept)
  await addPapers(tx, people, past, idOf, kept)
  await addContents(tx, people, past, idOf, kept)
  return ids
}

type IdOf = (title: string) => string

function asRow(property: DemoProperty, people: People, idOf: IdOf) {
  const { owner, baslik, tasinmazDurumu, tasinmazCinsi, adres, aciklama = '', is_bina = false, building } = property
  const { il = '', ilce = '', mahalle = '' } = property.deed
  return {
    id: idOf(baslik),
    creator: people.id(owner),
    baslik,
    tasinmazDurumu,
    tasinmazCinsi,
    adres,
    aciklama,
    is_bina,
    bina_id: building ? idOf(building) : null,
    ...propertyKeys({ baslik, tasinmazCinsi: tasinmazCinsi ?? null, adres, il, ilce, mahalle, bina: building ?? null }),
  }
}

const digits = (luck: ReturnType<typeof chance>, count: number) =>
  Array.from({ length: count }, (_, at) => luck.between(at === 0 ? 1 : 0, 9)).join('')

/** Realistic numbers that are the same every time; integer arithmetic, so that the end of a long title still counts. */
const luckOf = (title: string) =>
  chance([...title].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7))

function deedOf({ baslik, owner, deed }: DemoProperty, people: People, past: Past, idOf: IdOf) {
  const luck = luckOf(baslik)
  return {
    ...emptyDeed,
    id: newId(),
    property_id: idOf(baslik),
    tasinmazKimlikNo: digits(luck, 8),
    zeminTipi: deed.bagimsizBolumNo ? 'Kat Mülkiyeti' : 'Ana Taşınmaz',
    tasinmazTipi: deed.bagimsizBolumNo ? 'Bağımsız Bölüm' : 'Arsa ve Yapı',
    pafta: `G22A${digits(luck, 2)}D${digits(luck, 1)}C`,
    yuzolcumu: digits(luck, 3),
    anaTasinmazNitelik: 'Betonarme Apartman',
    cilt: digits(luck, 2),
    sayfa: digits(luck, 4),
    yevmiyeNo: digits(luck, 5),
    tapuTarihi: past.day(luck.between(800, 5200)),
    malik_ad_soyad: people.name(owner),
    malik_adres: owner === host ? 'Caferağa Mah. Moda Cad. No: 42/5 Kadıköy / İstanbul' : '',
    hissePay: 1,
    hissePayda: 1,
    ...(deed.bagimsizBolumNo && { arsaPay: luck.between(8, 30), arsaPayda: 240 }),
    ...deed,
  }
}

function featuresOf({ baslik, features, is_bina }: DemoProperty, past: Past, idOf: IdOf) {
  const luck = luckOf(baslik)
  const gas = features.isitmaSekli === 'Doğalgaz (Kombi)'
  const row = { ...emptyFeatures, id: newId(), property_id: idOf(baslik), ...features }
  if (is_bina) return row
  return {
    ...row,
    elektrikSayacNo: digits(luck, 8),
    elektrikAboneNo: digits(luck, 10),
    suSayacNo: digits(luck, 7),
    suAboneNo: digits(luck, 8),
    dogalgazSayacNo: gas ? digits(luck, 8) : '',
    dogalgazAboneNo: gas ? digits(luck, 9) : '',
    daskPoliceNo: digits(luck, 8),
    // One policy expires soon, so that the deadlines have an entry at once.
    daskBitis: past.day(baslik === moda ? -24 : -luck.between(40, 340)),
  }
}

async function addFiles(tx: Tx, people: People, idOf: IdOf, { images, readings, papers, fixtures }: DemoFiles) {
  const readingFiles = Object.keys(demoReadings).flatMap((property) =>
    demoReadings[property]!.flatMap((_, at) => {
      const file = readings.get(readingKey(property, at))
      return file ? [{ property, file }] : []
    }),
  )
  const ofPapers = papers.map((file, at) => ({ property: demoPapers[at]!.property, file }))
  const all = [...images, ...readingFiles, ...fixtures, ...ofPapers]
  const owners = new Map(demoProperties.map(({ baslik, owner }) => [baslik, owner]))
  await tx.insert(files).values(
    all.map(({ property, file }) => ({
      ...file,
      property_id: idOf(property),
      uploaded_by: people.id(owners.get(property)!),
    })),
  )
}

async function addImages(tx: Tx, past: Past, idOf: IdOf, { images }: DemoFiles) {
  const tables = { general: propertyImages, delivery: deliveryImages, evacuation: evacuationImages }
  const ages = { general: 200, delivery: 158, evacuation: 33 }
  for (const set of ['general', 'delivery', 'evacuation'] as const) {
    const rows = images.filter((image) => image.set === set)
    await tx.insert(tables[set]).values(
      rows.map(({ property, oda, aciklama, file }, at) => {
        // A second apart, to keep the order of the rooms.
        const taken = new Date(past.daysAgo(ages[set]).getTime() + at * 1000)
        return {
          id: newId(taken.getTime()),
          property_id: idOf(property),
          file_id: file.id,
          oda,
          aciklama,
          created_at: taken,
        }
      }),
    )
  }
  await tx.execute(sql`update ${properties} set gorsel = (select file_id from ${propertyImages}
    where ${eq(propertyImages.property_id, properties.id)} order by id limit 1)`)
}

async function addPapers(tx: Tx, people: People, past: Past, idOf: IdOf, { papers }: DemoFiles) {
  const rows = demoPapers.map((paper, at) => {
    const { property, name, category, tenant, lawyer, daysAgo, holdsFor, binned } = paper
    const row = {
      id: newId(past.daysAgo(daysAgo).getTime()),
      property: idOf(property),
      name,
      size: papers[at]!.size,
      file_id: papers[at]!.id,
      file_type: 'pdf',
      category,
      tenant_can_see: tenant,
      lawyer_can_see: lawyer,
      search_key: fold(name),
      name_key: sortKey(name),
      uploaded_by: people.id(category === 'Hukuk' ? 'avukat@demo.test' : host),
      valid_until: holdsFor === undefined ? null : past.day(-holdsFor),
      version: 1,
      created_at: past.daysAgo(daysAgo),
      updated_at: past.daysAgo(daysAgo),
    }
    return { row, binned }
  })
  await tx.insert(propertyDocuments).values(rows.flatMap(({ row, binned }) => (binned ? [] : [row])))
  await tx.insert(binItems).values(
    rows.flatMap(({ row, binned }) =>
      binned
        ? {
            id: newId(past.daysAgo(binned).getTime()),
            kind: 'document' as const,
            owner_id: people.id(host),
            property_id: row.property,
            subject_id: row.id,
            title: row.name,
            data: { row },
            file_ids: [row.file_id],
            deleted_by: people.id(host),
            deleted_by_name: people.name(host),
            deleted_at: past.daysAgo(binned),
          }
        : [],
    ),
  )
}

async function addContents(tx: Tx, people: People, past: Past, idOf: IdOf, kept: DemoFiles) {
  await tx.insert(meterReadings).values(
    Object.entries(demoReadings).flatMap(([property, readings]) =>
      readings.map(([sayac, zaman, endeks, days], at) => ({
        id: newId(past.daysAgo(days).getTime() + at),
        property_id: idOf(property),
        sayac,
        zaman,
        endeks,
        tarih: past.day(days),
        file_id: kept.readings.get(readingKey(property, at))?.id ?? null,
        created_by: people.id(host),
        created_at: past.daysAgo(days),
      })),
    ),
  )
  const things = Object.entries(demoFixtures).flatMap(([property, list]) =>
    list.map(([demirbasCinsi, marka, sayisi, aciklama, teslimDurumu = '', tahliyeDurumu = ''], at) => ({
      row: {
        id: newId(past.daysAgo(160).getTime() + at),
        property_id: idOf(property),
        demirbasCinsi,
        marka,
        sayisi,
        aciklama,
        teslimDurumu,
        tahliyeDurumu,
        created_at: past.daysAgo(160),
      },
      picture: kept.fixtures.find((each) => each.property === property && each.kind === demirbasCinsi)?.file,
    })),
  )
  await tx.insert(fixtures).values(things.map(({ row }) => row))
  await tx
    .insert(fixtureDocs)
    .values(things.flatMap(({ row, picture }) => (picture ? [{ fixture_id: row.id, file_id: picture.id }] : [])))
}
