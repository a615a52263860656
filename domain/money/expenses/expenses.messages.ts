import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'
import type { ExpenseEventKind } from './expenses.schema.ts'

export const expensesRefusals = {
  expense_missing: missing('Gider bulunamadı.'),
  recurring_missing: missing('Tekrarlayan gider bulunamadı.'),
  expense_changed: conflict('Bu gider siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.'),
  expense_voided: conflict('Bu gider iptal edilmiş; üzerinde değişiklik yapılamaz.'),
  expense_not_voided: conflict('Bu gider zaten geçerli.'),
  expense_replaced: conflict('Bu giderin yerine yenisi yazılmış; eskisi geri getirilemez.'),
  expense_closed: conflict(
    'Bu gider geçmiş bir vergi yılında ya da kiracının hesabına yazılmış. Gerekçesini yazın; eskisi iptal edilip yenisi kaydedilir.',
  ),
  expense_kept: conflict(
    'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
  ),
  request_has_expense: conflict('Bu talep zaten gider olarak kaydedilmiş.'),
  paid_in_future: invalid('Ödeme tarihi bugünden sonra olamaz.'),
  tenant_bears_nothing: conflict('Bu giderde kiracının payı yok.'),
  already_booked: conflict('Bu gider kiracının hesabına zaten yazılmış.'),
  no_tenancy: conflict('Giderin tarihinde bu mülkte süren bir kiracılık yok; kiracının hesabına yazılamaz.'),
  invoice_kept: conflict('Bu giderin faturası var. Değiştirmek için önce onu kaldırın.'),
  invoice_missing: missing('Bu giderin faturası yok.'),
  starts_too_early: invalid('İlk gün en fazla beş yıl geride olabilir.'),
  recurring_over: conflict('Bu tekrar sona ermiş. Sürdürmek için bitişini kaldırın.'),
} as const
export const refuseExpense = refuser(expensesRefusals)

export const expensesMessages = {
  created: 'Gider kaydedildi.',
  changed: 'Gider güncellendi.',
  corrected: 'Eski kayıt iptal edildi, gider yeniden yazıldı.',
  paid: 'Gider ödendi olarak işaretlendi.',
  unpaid: 'Gider ödenmedi olarak işaretlendi.',
  booked: 'Kiracının payı hesabına borç olarak yazıldı.',
  voided: 'Gider iptal edildi.',
  restored: 'Gider geri getirildi.',
  invoiceAdded: 'Fatura eklendi.',
  invoiceRemoved: 'Fatura kaldırıldı.',
  recurringCreated: (made: number) =>
    made > 0 ? `Tekrarlayan gider kaydedildi; ${made} gider oluşturuldu.` : 'Tekrarlayan gider kaydedildi.',
  recurringChanged: 'Tekrarlayan gider güncellendi; önceki kayıtlar değişmedi.',
  paused: 'Tekrarlayan gider duraklatıldı.',
  resumed: 'Tekrarlayan gider sürdürülüyor; aradaki günler için gider yazılmaz.',
  ended: 'Tekrarlayan gider sona erdi.',
}

export const expenseEventLabels: Record<ExpenseEventKind, string> = {
  created: 'Kaydedildi',
  changed: 'Değiştirildi',
  paid: 'Ödendi olarak işaretlendi',
  unpaid: 'Ödenmedi olarak işaretlendi',
  invoice_added: 'Fatura eklendi',
  invoice_removed: 'Fatura kaldırıldı',
  booked: 'Kiracının hesabına yazıldı',
  voided: 'İptal edildi',
  restored: 'Geri getirildi',
}
