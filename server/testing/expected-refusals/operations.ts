import type { ExpectedRefusals } from './expected-refusal.ts'

export const operations: ExpectedRefusals = {
  maintenanceRefusals: {
    property_is_rented: [409, 'Bu mülk kirada görünüyor. Acil temizleme yalnızca kirada olmayan mülklerde çalışır.'],
    title_differs: [400, 'Silmek için mülkün başlığını olduğu gibi yazın.'],
  },
  privacyRefusals: {
    archive_key: [403, 'İndirme anahtarının süresi doldu. “İndir” düğmesine yeniden basın.'],
    deletion_missing: [404, 'Silme talebi bulunamadı.'],
    deletion_open: [409, 'Açık bir silme talebiniz zaten var.'],
    deletion_decided: [409, 'Bu talep hakkında karar verilmiş. Sayfayı yenileyin.'],
    deletion_blocked: [
      409,
      'Süren bir kiracılık, yanıt bekleyen bir kontrat ya da yöneticilik var; önce bunlar sona ermeli.',
    ],
    own_deletion: [409, 'Kendi silme talebinize başka bir yönetici karar vermeli.'],
  },
}
