import { conflict, forbidden, missing, refuser } from '#domain/kernel/refusal.ts'

export const documentsRefusals = {
  document_missing: missing('Belge bulunamadı.'),
  contract_exists: conflict(
    'Bu mülkün “Sözleşmeler” bölümünde zaten bir belge var. Yenisini onun yerine yükleyin ya da önce onu silin.',
  ),
  contract_of_owner: forbidden(
    'Bu mülkün kontratını mülk sahibi yüklemiş. Yerine yenisini koymak için mülk sahibinden isteyin.',
  ),
} as const

export const refuseDocument = refuser(documentsRefusals)

export const documentsMessages = {
  deleted: 'Belge silindi.',
} as const
