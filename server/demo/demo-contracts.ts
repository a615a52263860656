import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { usualExpenses } from '#domain/tenancy/contracts/expenses.rules.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import {
  ankara,
  besiktas,
  bodrum,
  dual,
  groundShop,
  host,
  kartal,
  moda,
  secondFlat,
  studentFlat,
  thirdFlat,
  uskudar,
  yeldegirmeni,
} from './demo-property.ts'

interface DemoAnswer {
  answer: 'pending' | 'rejected'
  note?: string
  wishes?: Wish[]
  /** The party has read it and not decided. */
  read?: true
}

export interface DemoContract {
  property: string
  owner: string
  /** The first one is the primary tenant. */
  tenants: [string, ...string[]]
  /** Kuruş a month. */
  rent: number
  years?: number
  endsInDays: number
  /** Defaults to five days before the contract begins. */
  sentDaysAgo?: number
  terms?: Partial<ContractTerms>
  /** The answers of parties who have not approved. */
  answers?: Record<string, DemoAnswer>
  guarantor?: 'approved' | 'pending'
  /** A corporate contract whose signatures the owner has recorded. */
  signed?: true
  /** Renews the contract that the property already has. */
  renews?: true
  /** The keys came back this many days ago. */
  cancelled?: { daysAgo: number; reason: string }
}

const kiraci = 'kiraci@demo.test'
const office = { is_corporate: true, kullanimAmaci: 'İş yeri', giderler: usualExpenses('İş yeri') } as const

export const demoContracts: DemoContract[] = [
  {
    property: moda,
    owner: host,
    tenants: [kiraci],
    rent: 4_250_000,
    endsInDays: 207,
    guarantor: 'approved',
    terms: { hususiSartlar: 'Evcil hayvan beslenebilir.\nBalkon cam ile kapatılamaz.' },
  },
  // Ends soon, so a decision is needed.
  {
    property: besiktas,
    owner: host,
    tenants: [dual],
    rent: 7_800_000,
    endsInDays: 45,
    terms: { ...office, artisSekli: 'Oran', artisOrani: 25, depozito: 23_400_000 },
    signed: true,
  },
  {
    property: yeldegirmeni,
    owner: host,
    tenants: [kiraci, 'elif.oztekin@ornek.test'],
    rent: 2_600_000,
    endsInDays: 385,
    sentDaysAgo: 2.1,
    answers: { [kiraci]: { answer: 'pending' } },
  },
  {
    property: 'İzmir Karşıyaka Sahil Dairesi',
    owner: host,
    tenants: ['onur.yalcin@ornek.test'],
    rent: 3_150_000,
    endsInDays: 380,
    sentDaysAgo: 1.2,
    guarantor: 'pending',
    answers: { 'onur.yalcin@ornek.test': { answer: 'pending' } },
    terms: { yetkiliMahkeme: 'İzmir' },
  },
  {
    property: 'Göztepe Bağdat Caddesi Mağaza ve Üst Kat Depo Alanı',
    owner: host,
    tenants: ['muhasebe@isikkahve.test'],
    rent: 14_500_000,
    endsInDays: 374,
    sentDaysAgo: 4.3,
    terms: { ...office, hususiSartlar: 'Tabela, belediye izni alındıktan sonra asılır.' },
  },
  {
    property: 'Acıbadem Apartmanı Daire 4',
    owner: host,
    tenants: ['derya.akinci@ornek.test'],
    rent: 3_050_000,
    endsInDays: 371,
    sentDaysAgo: 3.4,
    answers: {
      'derya.akinci@ornek.test': {
        answer: 'rejected',
        note: 'Depozitonun iki değil bir kira olması konusunda anlaşmıştık; düzeltebilir misiniz?',
        wishes: [
          { term: 'depozito', depozito: 3_050_000 },
          { term: 'odemeGunu', odemeGunu: 10 },
        ],
      },
    },
  },
  {
    property: uskudar,
    owner: host,
    tenants: ['gulsah.eren@demo.test'],
    rent: 3_900_000,
    years: 2,
    endsInDays: 320,
    cancelled: { daysAgo: 33, reason: 'Kiracı başka bir şehre taşındı; taraflar anlaşarak sona erdirdi.' },
  },
  {
    property: groundShop,
    owner: host,
    tenants: ['merve.tunc@demo.test'],
    rent: 3_500_000,
    endsInDays: 70,
    terms: office,
    signed: true,
  },
  {
    property: secondFlat,
    owner: host,
    tenants: ['sinan.aksoy@demo.test'],
    rent: 2_950_000,
    endsInDays: 125,
  },
  // A proposed renewal, increased by the last known rate.
  {
    property: groundShop,
    owner: host,
    tenants: ['merve.tunc@demo.test'],
    rent: 4_602_150,
    endsInDays: 435,
    sentDaysAgo: 1.6,
    terms: { ...office, depozito: 7_000_000 },
    renews: true,
    answers: { 'merve.tunc@demo.test': { answer: 'pending', read: true } },
  },
  {
    property: kartal,
    owner: dual,
    tenants: ['gulsah.eren@demo.test'],
    rent: 3_200_000,
    endsInDays: 335,
  },
  {
    property: studentFlat,
    owner: host,
    tenants: ['burcu.demir@demo.test'],
    rent: 1_300_000,
    endsInDays: 280,
    terms: { odemeGunu: 20, yetkiliMahkeme: 'Eskişehir' },
  },
  // His mother has neither mail nor phone: the landlord recorded her signature on paper. The third rent year began some
  // weeks ago, under a figure that the product brings, and the landlord has not asked for its increase yet.
  {
    property: ankara,
    owner: host,
    tenants: ['hasan.yildiz@demo.test', 'sabiha.yildiz@ornek.test'],
    rent: 1_600_000,
    years: 3,
    endsInDays: 325,
    terms: { yetkiliMahkeme: 'Ankara' },
  },
  // Residents may agree on a foreign currency if the tenant is not a citizen; such a rent is fixed for five years.
  {
    property: bodrum,
    owner: host,
    tenants: ['anna.weber@demo.test'],
    rent: 160_000,
    years: 2,
    endsInDays: 310,
    terms: {
      bedelTuru: 'EUR',
      artisSekli: 'Yok',
      yetkiliMahkeme: 'Bodrum',
      hususiSartlar: 'Kiracı Türkiye Cumhuriyeti vatandaşı olmadığı için kira euro olarak kararlaştırılmıştır.',
    },
  },
  // The tenant left with unpaid rent.
  {
    property: thirdFlat,
    owner: host,
    tenants: ['tolga.kurt@ornek.test'],
    rent: 1_850_000,
    years: 3,
    endsInDays: 325,
    cancelled: { daysAgo: 75, reason: 'Kiracı son ayların kirasını ödemeden anahtarı bıraktı.' },
  },
]

export const demoTerms = {
  bedelTuru: 'TL',
  sureBirimi: 'Yıl',
  odemeGunu: 5,
  odemeSekli: 'Banka havalesi / EFT',
  iban: 'TR330006100519786457841326',
  kullanimAmaci: 'Mesken',
  is_corporate: false,
  artisSekli: 'TÜFE',
  artisOrani: 0,
  simdikiDurumu: 'Boyalı, temiz ve kullanıma hazır',
  yetkiliMahkeme: 'İstanbul Anadolu',
  giderler: usualExpenses('Mesken'),
  nusha: 2,
  hususiSartlar: '',
} as const satisfies Partial<ContractTerms>

/** The numbers pass the checksum but belong to nobody. */
export const demoLandlords: Record<string, { idNumber: string; phone: string; residence: string }> = {
  [host]: {
    idNumber: '38254170910',
    phone: '+905321112233',
    residence: 'Caferağa Mah. Moda Cad. No: 42/5 Kadıköy / İstanbul',
  },
  [dual]: { idNumber: '17291716060', phone: '+905357778899', residence: 'İdealtepe Mah. Maltepe / İstanbul' },
}

export const demoGuarantor = {
  guarantor_name: 'Kemal Işık',
  guarantor_email: 'kemal.isik@ornek.test',
  guarantor_id_number: '73194628572',
  guarantor_phone: '+905388887766',
  guarantor_residence: 'Bostancı Mah. Kadıköy / İstanbul',
}
