import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'

export const archivesRefusals = {
  archive_missing: missing('Bu arşiv yok ya da süresi doldu. Yenisini isteyebilirsiniz.'),
  archive_under_way: conflict('Arşiviniz zaten hazırlanıyor. Hazır olunca haber vereceğiz.'),
} as const

export const refuseArchive = refuser(archivesRefusals)
