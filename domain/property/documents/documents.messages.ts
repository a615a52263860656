import { refuser } from '#domain/kernel/refusal.ts'

export const documentsRefusals = {
  document_missing: { status: 404, message: 'Belge bulunamadı.' },
  contract_exists: {
    status: 409,
    message:
      'Bu mülkün “Sözleşmeler” bölümünde zaten bir belge var. Yenisini onun yerine yükleyin ya da önce onu silin.',
  },
  contract_of_owner: {
    status: 403,
    message: 'Bu mülkün kontratını mülk sahibi yüklemiş. Yerine yenisini koymak için mülk sahibinden isteyin.',
  },
} as const

export const refuseDocument = refuser(documentsRefusals)

export const documentsMessages = {
  deleted: 'Belge silindi.',
} as const
