import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'
import type { ClaimCategory, EntryKind, PaymentMethod } from './entries.schema.ts'

export const ledgerRefusals = {
  account_missing: missing('Hesap bulunamadı.'),
  entry_missing: missing('Hesap hareketi bulunamadı.'),
  entry_reversed: conflict('Bu hareket daha önce geri alınmış.'),
  reversal_final: conflict('Geri alma kaydı geri alınamaz; hareketi yeniden kaydedin.'),
} as const

export const refuseLedger = refuser(ledgerRefusals)

export const claimNames: Record<ClaimCategory, string> = {
  rent: 'Kira',
  vat: 'KDV',
  aidat: 'Aidat',
  utility: 'Fatura',
  deposit: 'Depozito',
  damage: 'Hasar bedeli',
  cost: 'Takip gideri',
  interest: 'Gecikme faizi',
  other: 'Diğer',
}

export const methodNames: Record<PaymentMethod, string> = {
  bank: 'Banka',
  post: 'PTT',
  cash: 'Elden',
  card: 'Kart',
  set_off: 'Mahsup',
}

export const entryNames: Record<EntryKind, string> = {
  due: 'Borç',
  interest: 'Gecikme faizi',
  payment: 'Ödeme',
  credit: 'Alacak kaydı',
  write_off: 'Borç silme',
  deposit_received: 'Depozito alındı',
  deposit_returned: 'Depozito iade edildi',
  deposit_deducted: 'Depozitodan mahsup',
  withheld: 'Stopaj (kiracı öder)',
  reversal: 'Geri alma',
}

/** Said wherever a payment names its month: interest of another one waits. */
export const namedBeforeInterest =
  'Ödeyen hangi ay için ödediğini söylerse, ödeme başka bir ayın faizinden önce o aya sayılır (TBK 101)'
