import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractTerms } from './contracts.schema.ts'
import { expenseLines } from './expenses.rules.ts'
import { showIban } from './iban.rules.ts'

/** Facts about the government's form and when they were last checked, because it may change at any time. */
export const edevletFacts = {
  service: 'e-Devlet Kapısı, Hazine ve Maliye Bakanlığı: Kira Sözleşmesi İşlemleri',
  knownSince: '2024-11-07',
  approvalDays: 3,
} as const

/** Worded carefully: for information, not legal advice. */
export const edevletNotes: readonly string[] = [
  `Sözleşmeyi mülk sahibi oluşturur; kiracı ve varsa kefil e-Devlet’te ${edevletFacts.approvalDays} gün içinde onaylar. Süre geçerse sözleşme yeniden oluşturulur.`,
  `Hisseli taşınmazda önce öbür hissedarlar ${edevletFacts.approvalDays} gün içinde onaylar; kiracının ve kefilin süresi ondan sonra başlar.`,
  'Kefil e-Devlet’te onaylasa da kefalette kefilin kendi el yazısı aranır (TBK 583); kefalet belgesini ayrıca imzalatın.',
  `${showDate(edevletFacts.knownSince)} tarihinde yayımlanan bilgilere göredir; e-Devlet’teki alanlar ve süreler değişmiş olabilir. Bilgilendirme amaçlıdır.`,
]

export interface EdevletField {
  label: string
  /** The value for reading; empty when neither contract nor deed contains it. */
  value: string
  /** The value as it is typed into the government's form. */
  copy: string
}
export interface EdevletStep {
  title: string
  fields: EdevletField[]
}

interface Party {
  name: string
  id_number: string | null
  birth_date: string | null
  phone: string | null
}

/** Unknown values are empty texts. */
export interface EdevletSource {
  deed: Record<
    'tasinmazKimlikNo' | 'il' | 'ilce' | 'mahalle' | 'ada' | 'parsel' | 'blok' | 'kat' | 'bagimsizBolumNo' | 'nitelik',
    string
  >
  property: { adres: string; tasinmazCinsi: string }
  features: Record<'odaSayisi' | 'metrekaresi' | 'bulunduguKat' | 'isitmaSekli' | 'asansor' | 'otopark', string>
  /** Kuruş a month; null when not entered. */
  dues: number | null
  landlord: Pick<Party, 'name' | 'id_number'>
  tenants: readonly Party[]
  guarantor: (Omit<Party, 'birth_date'> & { limit: number }) | null
  terms: ContractTerms
  bitisTarihi: string
  fixtures: readonly string[]
}

const field = (label: string, value: string | null, copy = value): EdevletField => ({
  label,
  value: value ?? '',
  copy: copy ?? '',
})
/** 25000 or 25000,50: form fields accept neither thousands separators nor currency signs. */
const plainAmount = (kurus: number) =>
  `${Math.floor(kurus / 100)}${kurus % 100 ? `,${String(kurus % 100).padStart(2, '0')}` : ''}`
const day = (date: string | null) => (date ? showDate(date) : '')

/** The steps of the government's form in its order, each field with the value of the agreed contract. */
export function edevletSheet(source: EdevletSource): EdevletStep[] {
  const { deed, property, features, terms, guarantor } = source
  const money = (label: string, kurus: number) => field(label, showMoney(kurus, terms.bedelTuru), plainAmount(kurus))
  return [
    {
      title: 'Taşınmaz seçimi',
      fields: [
        field('Taşınmaz kimlik no', deed.tasinmazKimlikNo),
        field('İl', deed.il),
        field('İlçe', deed.ilce),
        field('Mahalle / köy', deed.mahalle),
        field('Ada', deed.ada),
        field('Parsel', deed.parsel),
        field('Blok', deed.blok),
        field('Kat', deed.kat),
        field('Bağımsız bölüm no', deed.bagimsizBolumNo),
        field('Nitelik', deed.nitelik || property.tasinmazCinsi),
      ],
    },
    {
      title: 'Taşınmaz bilgileri',
      fields: [
        field('Açık adres', property.adres),
        field('Oda sayısı', features.odaSayisi),
        field('Metrekare', features.metrekaresi),
        field('Bulunduğu kat', features.bulunduguKat),
        field('Isıtma', features.isitmaSekli),
        field('Asansör', features.asansor),
        field('Otopark', features.otopark),
        source.dues === null ? field('Aidat', '') : money('Aidat', source.dues),
      ],
    },
    {
      title: 'Kiraya veren',
      fields: [
        field('Adı soyadı / unvanı', source.landlord.name),
        field('TC / vergi kimlik no', source.landlord.id_number),
      ],
    },
    ...source.tenants.map((tenant, at) => ({
      title: source.tenants.length > 1 ? `Kiracı (${at + 1})` : 'Kiracı',
      fields: [
        field('TC / vergi kimlik no', tenant.id_number),
        field('Doğum tarihi', day(tenant.birth_date)),
        field('Adı soyadı / unvanı', tenant.name),
        field('Telefon', tenant.phone),
      ],
    })),
    ...(guarantor
      ? [
          {
            title: 'Kefil',
            fields: [
              field('TC / vergi kimlik no', guarantor.id_number),
              field('Adı soyadı', guarantor.name),
              field('Telefon', guarantor.phone),
              money('Azami kefalet tutarı', guarantor.limit),
            ],
          },
        ]
      : []),
    {
      title: 'Sözleşme bilgileri',
      fields: [
        field('Kullanım amacı', terms.kullanimAmaci),
        field('Başlangıç tarihi', day(terms.baslangicTarihi)),
        field('Bitiş tarihi', day(source.bitisTarihi)),
        field(
          'Süre',
          `${terms.sozlesmeSuresi} ${terms.sureBirimi.toLocaleLowerCase('tr-TR')}`,
          String(terms.sozlesmeSuresi),
        ),
        money(terms.is_corporate ? 'Aylık kira (brüt)' : 'Aylık kira', terms.brutAylik),
        money('Yıllık kira', terms.brutAylik * 12),
        field('Para birimi', terms.bedelTuru),
        field('Ödeme günü', `Her ayın ${terms.odemeGunu}. günü`, String(terms.odemeGunu)),
        field('Ödeme şekli', terms.odemeSekli),
        field('IBAN', terms.iban && showIban(terms.iban), terms.iban),
        money('Depozito', terms.depozito),
        field('Artış', increaseText(terms)),
      ],
    },
    {
      title: 'Taşınmaz durum bilgileri',
      fields: [
        field('Şimdiki durumu', terms.simdikiDurumu),
        field('Demirbaşlar', source.fixtures.join('\n')),
        ...expenseLines(terms.giderler).map(([title, paid]) => field(title, paid)),
      ],
    },
    { title: 'Özel şartlar', fields: [field('Özel şartlar', terms.hususiSartlar)] },
  ]
}

const increaseText = ({ artisSekli, artisOrani }: ContractTerms) =>
  artisSekli === 'Oran'
    ? `Yılda %${artisOrani.toLocaleString('tr-TR')}`
    : artisSekli === 'TÜFE'
      ? 'TÜFE on iki aylık ortalaması'
      : 'Artış yok'
