import type { DeedForm, FeatureForm } from '#domain/property/properties/properties.schema.ts'
import type { properties, propertyDelegates } from '#server/db/schema/properties.ts'
import type { PicturedRoom } from './demo-pictures.ts'

type Delegate = Pick<typeof propertyDelegates.$inferSelect, 'list'> & { email: string; share?: [number, number] }

export interface DemoProperty
  extends Pick<typeof properties.$inferInsert, 'baslik' | 'tasinmazDurumu' | 'tasinmazCinsi' | 'is_bina'> {
  owner: string
  adres: string
  aciklama?: string
  /** The title of the building that contains it. */
  building?: string
  tenant?: string
  delegates?: Delegate[]
  deed: Partial<DeedForm>
  features: Partial<FeatureForm>
  /** Whether there is a picture of it from outside. */
  cover?: true
  /** Rooms with a picture. */
  rooms?: PicturedRoom[]
}

export const host = 'ev.sahibi@demo.test'
export const dual = 'cift.rol@demo.test'
export const agent = 'emlakci@demo.test'
export const lawyer = 'avukat@demo.test'
export const moda = 'Moda Caddesi 2+1 Daire'
export const besiktas = 'Beşiktaş Çarşı Dükkân'
export const uskudar = 'Üsküdar Boğaz Manzaralı Çatı Katı'
export const yeldegirmeni = 'Kadıköy Yeldeğirmeni 1+1'
export const acibadem = 'Kadıköy Acıbadem Apartmanı'
export const eskisehir = 'Eskişehir Tepebaşı Öğrenci Apartmanı'
export const groundShop = 'Acıbadem Apartmanı Zemin Kat Dükkân'
export const secondFlat = 'Acıbadem Apartmanı Daire 2'
export const thirdFlat = 'Acıbadem Apartmanı Daire 3'
export const studentFlat = 'Eskişehir Öğrenci Dairesi'
export const ankara = 'Ankara Çankaya Bahçe Katı'
export const bodrum = 'Bodrum Gümüşlük Yazlık'
export const kartal = 'Kartal Sahil 2+1'

export const everyone: Delegate[] = [
  { email: 'yetkili@demo.test', list: 'authorised' },
  { email: 'yetkili.kisitli@demo.test', list: 'authorised' },
  { email: 'emlakci@demo.test', list: 'estate' },
  { email: 'emlakci.kisitli@demo.test', list: 'estate' },
  { email: 'avukat@demo.test', list: 'lawyer' },
]
export const agents = everyone.filter(({ list }) => list === 'estate')
export const half: Delegate = { email: 'hissedar@demo.test', list: 'shareholder', share: [1, 2] }

export const flat = { isitmaSekli: 'Doğalgaz (Kombi)', banyoSayisi: 1, siteDurum: false, aidat: true } as const
export const home: PicturedRoom[] = ['Salon', 'Mutfak', 'Yatak Odası', 'Banyo']

export function deed(
  il: string,
  ilce: string,
  mahalle: string,
  parcel: `${number}/${number}`,
  nitelik: string,
  edinmeSebebi: string,
  more: Partial<DeedForm> = {},
): Partial<DeedForm> {
  const [ada, parsel] = parcel.split('/') as [string, string]
  return { il, ilce, mahalle, ada, parsel, nitelik, edinmeSebebi, ...more }
}

/** `floor` is “3/5”: the property's floor, and the number of floors in the building. */
export function features(metrekaresi: number | null, floor: string, binaYasi: number, more: Partial<FeatureForm>) {
  const [bulunduguKat, all] = floor.split('/') as [string, string]
  return { metrekaresi, bulunduguKat, binaKatSayisi: Number(all), binaYasi, ...more }
}
