import { missing, refuser } from '#domain/kernel/refusal.ts'
import type { BinKind } from './bin.schema.ts'

export const binRefusals = {
  bin_item_missing: missing('Bu kayıt çöp kutusunda değil; geri alınmış ya da süresi dolmuş olabilir.'),
} as const
export const refuseBin = refuser(binRefusals)

export const restoredMessages: Record<BinKind, string> = {
  property: 'Mülk geri alındı.',
  document: 'Belge geri alındı.',
  picture: 'Fotoğraf geri alındı.',
  fixture: 'Demirbaş geri alındı.',
  fixture_picture: 'Fotoğraf geri alındı.',
  permissions: 'Yetkiler geri verildi.',
  special_condition: 'Hususi şart kütüphanenize geri alındı.',
  forum_post: 'Gönderi yeniden yayımlandı.',
  forum_reply: 'Yanıt yeniden yayımlandı.',
}
