import { type CellKind, headerKey } from '#domain/kernel/sheets.ts'
import type { DeedForm, FeatureForm } from './properties.schema.ts'

export interface SheetColumn {
  part: 'property' | 'deed' | 'features'
  field: string
  label: string
  kind: CellKind
}

const of =
  <Field extends string>(part: SheetColumn['part']) =>
  (field: Field, label: string, kind: CellKind = 'text'): SheetColumn => ({ part, field, label, kind })

const property = of<'baslik' | 'tasinmazCinsi' | 'tasinmazDurumu' | 'adres' | 'aciklama' | 'bina'>('property')
const deed = of<keyof DeedForm>('deed')
const feature = of<keyof FeatureForm>('features')

/** One table for export, template and import, so that exported files can be imported again. */
export const sheetColumns: readonly SheetColumn[] = [
  property('baslik', 'Başlık'),
  property('tasinmazCinsi', 'Taşınmaz cinsi'),
  property('tasinmazDurumu', 'Taşınmaz durumu'),
  property('bina', 'Bağlı olduğu bina'),
  property('adres', 'Adres'),
  property('aciklama', 'Açıklama'),
  deed('il', 'İl'),
  deed('ilce', 'İlçe'),
  deed('mahalle', 'Mahalle / köy'),
  deed('mevkii', 'Mevkii'),
  deed('tasinmazKimlikNo', 'Taşınmaz kimlik no'),
  deed('zeminTipi', 'Zemin tipi'),
  deed('tasinmazTipi', 'Taşınmaz tipi'),
  deed('pafta', 'Pafta'),
  deed('ada', 'Ada'),
  deed('parsel', 'Parsel'),
  deed('yuzolcumu', 'Yüzölçümü'),
  deed('anaTasinmazNitelik', 'Ana taşınmaz nitelik'),
  deed('blok', 'Blok'),
  deed('kat', 'Kat'),
  deed('giris', 'Giriş'),
  deed('bagimsizBolumNo', 'Bağımsız bölüm no'),
  deed('nitelik', 'Nitelik'),
  deed('arsaPay', 'Arsa payı', 'number'),
  deed('arsaPayda', 'Arsa paydası', 'number'),
  deed('cilt', 'Cilt'),
  deed('sayfa', 'Sayfa'),
  deed('malik_ad_soyad', 'Malik adı soyadı'),
  deed('malik_adres', 'Malik adresi'),
  deed('hissePay', 'Hisse payı', 'number'),
  deed('hissePayda', 'Hisse paydası', 'number'),
  deed('edinmeSebebi', 'Edinme sebebi'),
  deed('tapuTarihi', 'Tapu tarihi', 'date'),
  deed('yevmiyeNo', 'Yevmiye no'),
  deed('serhBeyanIrtifak', 'Şerh, beyan, irtifak'),
  deed('rehin', 'Rehin'),
  feature('odaSayisi', 'Oda sayısı'),
  feature('metrekaresi', 'Metrekare', 'number'),
  feature('banyoSayisi', 'Banyo sayısı', 'number'),
  feature('binaKatSayisi', 'Binadaki kat sayısı', 'number'),
  feature('bulunduguKat', 'Bulunduğu kat'),
  feature('isitmaSekli', 'Isıtma şekli'),
  feature('binaYasi', 'Bina yaşı', 'number'),
  feature('asansor', 'Asansör', 'yesNo'),
  feature('otopark', 'Otopark'),
  feature('siteDurum', 'Site içinde', 'yesNo'),
  feature('siteOzellikleri', 'Site özellikleri', 'list'),
  feature('aidat', 'Aidat', 'yesNo'),
  feature('aidatTutar', 'Aylık aidat (TL)', 'money'),
  feature('elektrikSayacNo', 'Elektrik sayaç no'),
  feature('suSayacNo', 'Su sayaç no'),
  feature('dogalgazSayacNo', 'Doğalgaz sayaç no'),
  feature('elektrikAboneNo', 'Elektrik abone no'),
  feature('suAboneNo', 'Su abone no'),
  feature('dogalgazAboneNo', 'Doğalgaz abone no'),
  feature('daskPoliceNo', 'DASK poliçe no'),
  feature('daskBitis', 'DASK bitiş tarihi', 'date'),
]

const otherHeaders: Record<string, string> = {
  mulk: 'baslik',
  mulkadi: 'baslik',
  ad: 'baslik',
  cins: 'tasinmazCinsi',
  cinsi: 'tasinmazCinsi',
  tur: 'tasinmazCinsi',
  durum: 'tasinmazDurumu',
  durumu: 'tasinmazDurumu',
  bina: 'bina',
  mahalle: 'mahalle',
  koy: 'mahalle',
  malik: 'malik_ad_soyad',
  m2: 'metrekaresi',
  brutm2: 'metrekaresi',
  aylikaidat: 'aidatTutar',
  isitma: 'isitmaSekli',
  kat: 'kat',
}

const byHeader = new Map(
  sheetColumns.flatMap((column) => [
    [headerKey(column.field), column],
    [headerKey(column.label), column],
  ]),
)

/** The column that a spreadsheet header means, in any spelling. */
export function columnOf(header: string): SheetColumn | undefined {
  const key = headerKey(header)
  return byHeader.get(key) ?? sheetColumns.find(({ field }) => field === otherHeaders[key])
}
