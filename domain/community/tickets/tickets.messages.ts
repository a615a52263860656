import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'
import { maxCannedAnswers, maxFilesOfMessage, maxRepliesOfTicket } from './tickets.schema.ts'

export const ticketsRefusals = {
  ticket_missing: missing('Destek talebi bulunamadı'),
  ticket_closed: conflict('Bu talep kapalı. Yazmak için önce yeniden açın.'),
  ticket_open: conflict('Bu talep açık. Puan vermek için önce kapatın.'),
  ticket_long: conflict(`Bir talebe en fazla ${maxRepliesOfTicket} yanıt yazılabilir. Lütfen yeni bir talep açın.`),
  too_many_ticket_files: conflict(`Bir iletiye en fazla ${maxFilesOfMessage} dosya eklenebilir.`),
  message_missing: missing('Dosyanın ekleneceği ileti bulunamadı.'),
  already_sent: conflict(
    'Önceki gönderiminiz kaydedilmişti; son değişiklik kaydedilmedi. Sayfayı yenileyip kontrol edin.',
  ),
  no_such_admin: conflict('Bu kişi şu an yönetici değil. Listeyi yenileyip yeniden seçin.'),
  too_many_answers: conflict(`En fazla ${maxCannedAnswers} hazır yanıt tutulabilir. Önce birini silin.`),
  answer_title_taken: conflict('Bu adla bir hazır yanıt var. Başka bir ad verin.'),
  answer_missing: missing('Hazır yanıt bulunamadı'),
} as const

export const refuseTicket = refuser(ticketsRefusals)

export const ticketsMessages = {
  created: 'Talebiniz gönderildi. Yanıt geldiğinde haber vereceğiz.',
  feedbackSent: 'Teşekkürler, geri bildiriminiz ulaştı.',
  fileAdded: 'Dosya eklendi.',
  closed: 'Talep kapatıldı.',
  reopened: 'Talep yeniden açıldı.',
  rated: 'Teşekkürler, puanınız kaydedildi.',
  assigned: 'Talep verildi.',
  unassigned: 'Talep kimseye verilmiş değil.',
  answerKept: 'Hazır yanıt kaydedildi.',
  answerRemoved: 'Hazır yanıt silindi.',
} as const
