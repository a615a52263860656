import { conflict, forbidden, missing, refuser } from '#domain/kernel/refusal.ts'
import type { BlockerKind, ConsentKind, DeletionState } from './privacy.schema.ts'

export const privacyRefusals = {
  archive_key: forbidden('İndirme anahtarının süresi doldu. “İndir” düğmesine yeniden basın.'),
  deletion_missing: missing('Silme talebi bulunamadı.'),
  deletion_open: conflict('Açık bir silme talebiniz zaten var.'),
  deletion_decided: conflict('Bu talep hakkında karar verilmiş. Sayfayı yenileyin.'),
  deletion_blocked: conflict(
    'Süren bir kiracılık, yanıt bekleyen bir kontrat ya da yöneticilik var; önce bunlar sona ermeli.',
  ),
  own_deletion: conflict('Kendi silme talebinize başka bir yönetici karar vermeli.'),
} as const
export const refusePrivacy = refuser(privacyRefusals)

export const privacyMessages = {
  archiveAsked: 'Arşiviniz hazırlanıyor. Hazır olunca e-posta ve bildirimle haber vereceğiz.',
  deletionAsked: 'Silme talebiniz alındı. En geç 30 gün içinde yanıtlanacak.',
  deletionWithdrawn: 'Silme talebiniz geri alındı; hesabınız olduğu gibi duruyor.',
  deletionRefused: 'Talep reddedildi ve kişiye gerekçesi bildirildi.',
  deletionStarted: 'Silme işlemi başladı. Bittiğinde bu listede görünür.',
  consentKept: 'Tercihiniz kaydedildi.',
} as const

export const consentTitles: Record<ConsentKind, string> = {
  terms: 'Kullanım Koşulları',
  analytics: 'Sayfa kullanımının ölçülmesi',
}

export const deletionStateTitles: Record<DeletionState, string> = {
  open: 'Karar bekliyor',
  running: 'Siliniyor',
  done: 'Silindi',
  refused: 'Reddedildi',
  withdrawn: 'Geri alındı',
}

export const blockerTexts: Record<BlockerKind, string> = {
  tenancy_as_owner: 'Süren kiracılık (kiraya veren olarak)',
  tenancy_as_tenant: 'Süren kiracılık (kiracı olarak)',
  contract_asked: 'Yanıt bekleyen kontrat',
  administrator: 'Yönetici hesabı: önce başka bir yönetici yetkiyi geri almalı',
}
