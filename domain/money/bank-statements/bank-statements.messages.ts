import { conflict, invalid, missing, Refusal, refuser } from '#domain/kernel/refusal.ts'
import type { StatementProblem } from './statement.rules.ts'

export const bankStatementsRefusals = {
  account_unknown: invalid('Dosyada hesap numarası yok. Hangi hesabın hareketleri olduğunu yazın.'),
  line_missing: missing('Bu banka hareketi bulunamadı.'),
  owner_missing: missing('Bu mülk sahibinin ödemelerini yönetmiyorsunuz.'),
  tenancy_missing: missing('Seçilen kiracılık bulunamadı.'),
  line_decided: conflict('Bu hareketle ilgili karar daha önce verilmiş. Liste yenilendi.'),
  line_waiting: conflict('Bu hareket zaten bekliyor.'),
  line_outgoing: invalid('Hesaptan çıkan bir hareket kira ödemesi olarak işlenemez.'),
  parts_differ: invalid('Bölünen tutarların toplamı hareketin tutarına eşit olmalı.'),
  parts_doubled: invalid('Aynı kiracılık aynı amaçla iki kez seçilmiş.'),
} as const

export const refuseBank = refuser(bankStatementsRefusals)

/** Refuses the whole file with the line and the reason. */
export const refuseStatement = (problem: StatementProblem) =>
  new Refusal('statement_refused', { status: 400, message: problem.message })

export const bankStatementsMessages = {
  taken: (taken: number, known: number) =>
    taken === 0
      ? 'Bu dosyadaki bütün hareketler daha önce alınmış.'
      : `${taken} hareket listeye alındı.${known > 0 ? ` ${known} hareket daha önce alınmıştı.` : ''}`,
  confirmed: (confirmed: number, skipped: number) =>
    `${confirmed === 1 ? 'Ödeme işlendi.' : `${confirmed} ödeme işlendi.`}${
      skipped > 0 ? ` ${skipped} hareketle ilgili karar daha önce verilmişti.` : ''
    }`,
  ignored: 'Hareket yok sayıldı.',
  undone: 'Geri alındı; hareket yeniden bekliyor.',
} as const
