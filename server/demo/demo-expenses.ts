import type { ExpenseCategory } from '#domain/money/expenses/expense-categories.rules.ts'
import type { Rhythm } from '#domain/money/expenses/recurrence.rules.ts'
import { acibadem, besiktas, dual, host, moda, uskudar, yeldegirmeni } from './demo-property.ts'

export interface DemoExpense {
  property: string
  owner?: string
  category: ExpenseCategory
  kurus: number
  daysAgo: number
  text: string
  supplier?: string
  invoice?: string
  unpaid?: true
  /** The tenant's part in kuruş; equal to the whole if the tenant pays everything. */
  tenant?: number
  /** The text of the request behind the expense. */
  request?: string
}

const cekmekoy = 'Çekmeköy Villa'
const atasehir = 'Ataşehir Ofis Katı'
const maltepe = 'Maltepe 3+1 Aile Evi'
const kartal = 'Kartal Sahil 2+1'

/** Two years of expenses for six properties, newest first. */
export const demoExpenses: DemoExpense[] = [
  {
    property: moda,
    category: 'repair',
    kurus: 285_000,
    daysAgo: 6,
    unpaid: true,
    text: 'Kombi yıllık bakım ve basınç ayarı',
    supplier: 'Moda Isı Servis',
    invoice: 'MIS-2291',
  },
  {
    property: moda,
    category: 'repair',
    kurus: 340_000,
    daysAgo: 24,
    tenant: 340_000,
    text: 'Kırılan balkon camının değişimi',
    supplier: 'Kadıköy Cam',
    invoice: 'KC-0471',
  },
  {
    property: moda,
    category: 'repair',
    kurus: 85_000,
    daysAgo: 92,
    supplier: 'Anahtarcı Rıza',
    text: 'Posta kutusu kilidi',
    request: 'posta kutusunun kilidi',
  },
  {
    property: besiktas,
    category: 'legal',
    kurus: 1_500_000,
    daysAgo: 38,
    text: 'Kira tespit davası vekâlet avansı',
    supplier: 'Av. Selim Aydın',
    invoice: 'SMM-118',
  },
  {
    property: besiktas,
    category: 'repair',
    kurus: 620_000,
    daysAgo: 131,
    tenant: 310_000,
    text: 'Vitrin kepengi motoru',
    supplier: 'Çarşı Kepenk',
    invoice: 'CK-3302',
  },
  {
    property: uskudar,
    category: 'commission',
    kurus: 4_200_000,
    daysAgo: 64,
    text: 'Kiracı bulma hizmeti',
    supplier: 'Boğaz Emlak',
    invoice: 'BE-0096',
  },
  {
    property: uskudar,
    category: 'repair',
    kurus: 1_875_000,
    daysAgo: 158,
    text: 'Çatı su yalıtımı',
    supplier: 'Yapı Usta',
    invoice: 'YU-1207',
  },
  {
    property: yeldegirmeni,
    category: 'repair',
    kurus: 210_000,
    daysAgo: 77,
    text: 'Banyo bataryası ve sifon',
    supplier: 'Kadıköy Tesisat',
    invoice: 'KT-881',
  },
  {
    property: cekmekoy,
    category: 'repair',
    kurus: 960_000,
    daysAgo: 205,
    text: 'Bahçe duvarı ve kapı boyası',
    supplier: 'Renk Boya',
    invoice: 'RB-440',
  },
  {
    property: acibadem,
    category: 'repair',
    kurus: 2_450_000,
    daysAgo: 251,
    text: 'Asansör kabin halatı',
    supplier: 'Yükseliş Asansör',
    invoice: 'YA-7715',
  },
  {
    property: atasehir,
    category: 'other',
    kurus: 175_000,
    daysAgo: 290,
    text: 'Yangın tüpü dolumu',
    supplier: 'Güven Yangın',
    invoice: 'GY-52',
  },
  {
    property: moda,
    category: 'repair',
    kurus: 145_000,
    daysAgo: 344,
    text: 'Salon prizlerinin yenilenmesi',
    supplier: 'Elektrik Ustası Cem',
  },
  {
    property: besiktas,
    category: 'repair',
    kurus: 1_120_000,
    daysAgo: 418,
    text: 'Cephe tabelası altı sıva',
    supplier: 'Yapı Usta',
    invoice: 'YU-0893',
  },
  {
    property: yeldegirmeni,
    category: 'commission',
    kurus: 1_650_000,
    daysAgo: 460,
    text: 'Kiracı bulma hizmeti',
    supplier: 'Boğaz Emlak',
    invoice: 'BE-0051',
  },
  {
    property: uskudar,
    category: 'repair',
    kurus: 690_000,
    daysAgo: 533,
    text: 'Mutfak dolabı tamiri',
    supplier: 'Marangoz Halil',
  },
  {
    property: moda,
    category: 'repair',
    kurus: 230_000,
    daysAgo: 612,
    text: 'Kombi genleşme tankı',
    supplier: 'Moda Isı Servis',
    invoice: 'MIS-1874',
  },
  {
    property: cekmekoy,
    category: 'repair',
    kurus: 415_000,
    daysAgo: 688,
    text: 'Hidrofor pompası',
    supplier: 'Çekmeköy Pompa',
    invoice: 'CP-207',
  },
  {
    property: maltepe,
    owner: dual,
    category: 'repair',
    kurus: 190_000,
    daysAgo: 47,
    text: 'Panjur kayışı',
    supplier: 'Maltepe Panjur',
  },
]

export interface DemoRecurring {
  property: string
  owner?: string
  category: ExpenseCategory
  kurus: number
  every: Rhythm
  /** Days since the first occurrence. */
  daysAgo: number
  text: string
  supplier?: string
  paid?: true
  paused?: true
}

/** Inserted from the first day on, as the job would have done. */
export const demoRecurring: DemoRecurring[] = [
  ...[moda, besiktas, uskudar, yeldegirmeni].map(
    (property, at): DemoRecurring => ({
      property,
      category: 'insurance',
      kurus: 78_500 + at * 9_250,
      every: 'year',
      daysAgo: 640 - at * 31,
      text: 'DASK poliçesi',
      supplier: 'Marmara Sigorta',
      paid: true,
    }),
  ),
  {
    property: uskudar,
    category: 'owner_aidat',
    kurus: 165_000,
    every: 'month',
    daysAgo: 300,
    text: 'Site aidatı, malik payı',
    supplier: 'Boğaz Konakları Yönetimi',
    paid: true,
  },
  {
    property: atasehir,
    category: 'loan_interest',
    kurus: 1_240_000,
    every: 'month',
    daysAgo: 330,
    text: 'İş yeri kredisi faizi',
    supplier: 'Banka',
    paid: true,
  },
  {
    property: acibadem,
    category: 'management_fee',
    kurus: 450_000,
    every: 'quarter',
    daysAgo: 610,
    text: 'Apartman yönetim hizmeti',
    supplier: 'Acıbadem Yönetim',
    paid: true,
  },
  {
    property: kartal,
    owner: dual,
    category: 'owner_aidat',
    kurus: 92_000,
    every: 'month',
    daysAgo: 150,
    text: 'Aidat, demirbaş payı',
    supplier: 'Kartal Sitesi',
    paused: true,
  },
]

/** Two instalments a year, for the properties whose owners pay the tax themselves. */
export const demoPropertyTax: { property: string; owner?: string; kurus: number }[] = [
  { property: moda, kurus: 214_000 },
  { property: besiktas, kurus: 386_000 },
  { property: uskudar, kurus: 298_500 },
  { property: cekmekoy, kurus: 512_000 },
  { property: maltepe, owner: dual, kurus: 187_000 },
]

export const taxDays = ['05-24', '11-12'] as const
export const expenseOwner = host
