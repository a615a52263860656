import { refuser } from '#domain/kernel/refusal.ts'

export const archivesRefusals = {
  archive_missing: { status: 404, message: 'Bu arşiv yok ya da süresi doldu. Yenisini isteyebilirsiniz.' },
  archive_under_way: { status: 409, message: 'Arşiviniz zaten hazırlanıyor. Hazır olunca haber vereceğiz.' },
} as const

export const refuseArchive = refuser(archivesRefusals)
