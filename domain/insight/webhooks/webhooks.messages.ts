import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'
import type { DeliveryProblem } from './webhooks.schema.ts'

export const webhooksRefusals = {
  webhook_address_refused: invalid(
    'Bu adrese gönderilemez. İnternetten ulaşılan, https ile başlayan bir adres yazın; ağın içindeki adresler kabul edilmez.',
  ),
  webhook_missing: missing('Webhook bulunamadı ya da silinmiş.'),
  delivery_missing: missing('Gönderim bulunamadı ya da silinmiş.'),
  too_many_webhooks: conflict('En fazla 5 webhook kaydedebilirsiniz. Önce kullanmadığınızı silin.'),
  webhook_stopped: conflict('Bu webhook durmuş. Önce yeniden başlatın.'),
} as const
export const refuseWebhook = refuser(webhooksRefusals)

export const webhooksMessages = {
  created: 'Webhook kaydedildi; bir deneme gönderildi.',
  removed: 'Webhook silindi.',
  resumed: 'Webhook yeniden başlatıldı.',
  replayed: 'Yeniden gönderiliyor.',
  stopped: (host: string) =>
    `${host} adresine günlerdir olay gönderilemediği için webhook durduruldu. Adresi düzeltince yeniden başlatabilirsiniz.`,
} as const

export const problemLabels: Record<DeliveryProblem, string> = {
  refused_address: 'Adres ağın içini gösteriyor; gönderilmedi.',
  unreachable: 'Adrese ulaşılamadı.',
  timeout: 'Adres zamanında yanıt vermedi.',
  status: 'Adres başarılı bir yanıt vermedi.',
  no_right: 'Bu kaydı görme hakkınız sona ermiş.',
}
