import { refuser } from '#domain/kernel/refusal.ts'

export const statementsRefusals = {
  day_in_future: { status: 409, message: 'Bu hareketin günü bugünden sonra olamaz.' },
  write_off_too_high: { status: 409, message: 'Borçtan fazlası silinemez.' },
  deposit_too_low: { status: 409, message: 'Elde tutulan depozitodan fazlası iade edilemez ya da mahsup edilemez.' },
  deposit_spent: {
    status: 409,
    message: 'Bu depozito iade edilmiş ya da mahsup edilmiş. Önce o kayıtları geri alın.',
  },
  deposit_known: { status: 409, message: 'Bu hesapta depozito kaydı var; depozitoyu oradan izleyin.' },
  no_deposit: { status: 409, message: 'Kontratta depozito yazmıyor.' },
  no_receipt: { status: 404, message: 'Bu hareketin makbuzu yok.' },
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
