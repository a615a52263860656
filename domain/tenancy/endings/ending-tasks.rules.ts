import { addDays, addMonths, type IsoDate } from '#domain/kernel/dates.ts'
import type { EndingSide } from './ending-ways.rules.ts'

/** Tasks at the end of a tenancy, in the order of doing them. */
export const taskKinds = [
  'next_status',
  'handover',
  'meters',
  'photos',
  'fixtures',
  'keys',
  'utilities',
  'final_bills',
  'refund_account',
  'deductions',
  'deposit',
] as const
export type TaskKind = (typeof taskKinds)[number]

interface TaskRule {
  title: string
  text: string
  /** The side that does the task. */
  side: EndingSide
  /** The product detects completion, so the task cannot be ticked by hand. */
  automatic: boolean
  due: (endsOn: IsoDate) => IsoDate
}

const onTheDay = (endsOn: IsoDate) => endsOn

export const taskRules: Readonly<Record<TaskKind, TaskRule>> = {
  next_status: {
    title: 'Mülkün sonraki durumu',
    text: 'Kiracılık bitince mülkün durumu buna göre değişir.',
    side: 'owner',
    automatic: true,
    due: onTheDay,
  },
  handover: {
    title: 'Çıkış teslim tutanağı',
    text: 'Teslim birlikte yapılır; tutanağı iki taraf da onaylar.',
    side: 'owner',
    automatic: true,
    due: onTheDay,
  },
  meters: {
    title: 'Sayaçların son okuması',
    text: 'Elektrik, su ve doğalgaz sayaçları çıkış günü okunur.',
    side: 'owner',
    automatic: true,
    due: onTheDay,
  },
  photos: {
    title: 'Çıkış fotoğrafları',
    text: 'Giriş fotoğraflarının yanına aynı yerlerin çıkıştaki hâli konur.',
    side: 'owner',
    automatic: true,
    due: onTheDay,
  },
  fixtures: {
    title: 'Demirbaşların kontrolü',
    text: 'Listedeki her demirbaşın çıkıştaki durumu yazılır.',
    side: 'owner',
    automatic: true,
    due: onTheDay,
  },
  keys: {
    title: 'Anahtarların teslim alınması',
    text: 'Kiralanan, anahtarlar kiraya verene teslim edildiğinde geri verilmiş sayılır.',
    side: 'owner',
    automatic: false,
    due: onTheDay,
  },
  utilities: {
    title: 'Aboneliklerin kapatılması ya da devri',
    text: 'Kiracının üzerindeki elektrik, su, doğalgaz ve internet abonelikleri kapatılır ya da devredilir.',
    side: 'tenant',
    automatic: false,
    due: (endsOn) => addDays(endsOn, 7),
  },
  final_bills: {
    title: 'Son faturalar ve aidat',
    text: 'Çıkış gününe kadar olan fatura ve aidat borçları ödenir.',
    side: 'tenant',
    automatic: false,
    due: (endsOn) => addMonths(endsOn, 1),
  },
  refund_account: {
    title: 'Depozitonun iade edileceği hesap',
    text: 'Kiracı, depozitonun yatırılacağı IBAN’ı girer.',
    side: 'tenant',
    automatic: true,
    due: onTheDay,
  },
  deductions: {
    title: 'Kesintilerin karara bağlanması',
    text: 'Kesinti önerileri yanıtlanır; kesinti yoksa mülk sahibi bunu hesap özetiyle bildirir.',
    side: 'owner',
    automatic: true,
    due: (endsOn) => addMonths(endsOn, 1),
  },
  deposit: {
    title: 'Depozitonun iadesi',
    text: 'Kesintiler karara bağlanınca kalan tutar geri verilir; kanun iade için ayrı bir süre tanımaz. Para bankadaki güvence hesabındaysa banka iki tarafın rızasıyla ya da kesinleşmiş karar veya takiple öder (TBK 342).',
    side: 'owner',
    automatic: true,
    due: (endsOn) => addMonths(endsOn, 1),
  },
}

/**
 * TBK 342: the landlord’s last day to report a suit or enforcement to the bank that holds the deposit; without a report
 * the bank then pays the tenant on request. It is no term for the landlord’s own return.
 */
export const bankReportBy = (endsOn: IsoDate): IsoDate => addMonths(endsOn, 3)
