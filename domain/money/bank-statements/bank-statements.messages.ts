import { Refusal, refuser } from '#domain/kernel/refusal.ts'
import type { StatementProblem } from './statement.rules.ts'

export const bankStatementsRefusals = {
  account_unknown: {
    status: 400,
    message: 'Dosyada hesap numarası yok. Hangi hesabın hareketleri olduğunu yazın.',
  },
  line_missing: { status: 404, message: 'Bu banka hareketi bulunamadı.' },
  owner_missing: { status: 404, message: 'Bu mülk sahibinin ödemelerini yönetmiyorsunuz.' },
  tenancy_missing: { status: 404, message: 'Seçilen kiracılık bulunamadı.' },
  line_decided: { status: 409, message: 'Bu hareketle ilgili karar daha önce verilmiş. Liste yenilendi.' },
  line_waiting: { status: 409, message: 'Bu hareket zaten bekliyor.' },
  line_outgoing: { status: 400, message: 'Hesaptan çıkan bir hareket kira ödemesi olarak işlenemez.' },
  parts_differ: { status: 400, message: 'Bölünen tutarların toplamı hareketin tutarına eşit olmalı.' },
  parts_doubled: { status: 400, message: 'Aynı kiracılık aynı amaçla iki kez seçilmiş.' },
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
  ignored: 'Hareket kenara ayrıldı.',
  undone: 'Geri alındı; hareket yeniden bekliyor.',
} as const
