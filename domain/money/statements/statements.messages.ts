import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const statementsRefusals = {
  day_in_future: conflict('Bu hareketin günü bugünden sonra olamaz.'),
  write_off_too_high: conflict('Borçtan fazlası silinemez.'),
  deposit_too_low: conflict('Elde tutulan depozitodan fazlası iade edilemez ya da mahsup edilemez.'),
  deposit_spent: conflict('Bu depozito iade edilmiş ya da mahsup edilmiş. Önce o kayıtları geri alın.'),
  deposit_known: conflict('Bu hesapta depozito kaydı var; depozitoyu oradan izleyin.'),
  no_deposit: conflict('Kontratta depozito yazmıyor.'),
  no_receipt: missing('Bu hareketin makbuzu yok.'),
} as const

export const refuseStatement = refuser(statementsRefusals)

export const statementsMessages = {
  booked: 'Hesaba kaydedildi.',
  reversed: 'Hareket geri alındı.',
  depositBefore: 'Depozito hesaba kaydedildi.',
}

export const statementInforms =
  'Bu ekstre bilgi amaçlıdır; kayıtlardan yazdırıldığı andaki hâliyle hazırlanmıştır, hukuki görüş ya da borç ikrarı değildir.'
export const ledgerInforms = 'Bu sayfa bilgi amaçlıdır; hukuki görüş ya da borç ikrarı değildir.'
export const receiptInforms = 'Bu makbuz hesaptaki kayıttan hazırlanmıştır; fatura ya da vergi belgesi yerine geçmez.'
