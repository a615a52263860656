import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'
import { maxCaseMegabytes } from './arrears.schema.ts'

export const arrearsRefusals = {
  claim_missing: missing('Seçilen borçlardan biri bu hesapta yok ya da geri alınmış. Sayfayı yenileyin.'),
  nothing_to_book: conflict('Bu borçlar için o güne kadar işlenecek faiz yok; daha önce işlenmiş olabilir.'),
  until_in_future: conflict('Faiz bugünden sonrası için işlenemez.'),
  not_interest: conflict('Bu hareket faiz değil.'),
  since_in_future: conflict('Takip günü bugünden sonra olamaz.'),
  claim_not_nameable: conflict(
    'İhtarda yalnızca vadesi geçmiş ve ödenmemiş borçlar gösterilebilir; iki haklı ihtar için yalnızca kira.',
  ),
  two_notices_roofless: conflict(
    'İki haklı ihtar yalnızca konut ve çatılı işyeri içindir (TBK 352/2). Bu yer için süre veren ödeme ihtarını hazırlayın.',
  ),
  mixed_currencies: conflict('Farklı para birimlerindeki borçlar için ayrı ihtar hazırlayın.'),
  arrears_notice_missing: missing('İhtar bulunamadı.'),
  notice_frozen: conflict('İhtar gönderilmiş; metni artık değiştirilemez.'),
  notice_changed: conflict('İhtar siz bakarken değişti. Güncel metni okuyup yeniden deneyin.'),
  notice_not_given: conflict('Önce ihtarı gönderildi olarak kaydedin.'),
  notice_arrived: conflict('Bu ihtarın ulaştığı gün kaydedilmiş; değiştirilemez.'),
  notice_returned: conflict('Bu ihtarın tebliğ edilemediği kaydedilmiş; değiştirilemez. Yeni bir ihtar hazırlayın.'),
  return_not_possible: conflict('İade günü, gönderildiği günden önce ya da bugünden sonra olamaz.'),
  arrival_not_possible: conflict('Ulaştığı gün, gönderildiği günden önce ya da bugünden sonra olamaz.'),
  giving_in_future: conflict('İhtarın günü, hazırlandığı günden önce ya da bugünden sonra olamaz.'),
  message_missing: missing('Seçilen mesajlardan biri bulunamadı.'),
  too_many_messages: conflict('Dosyaya en fazla 500 mesaj eklenebilir.'),
  file_too_large: conflict(
    `Dosyadaki belgeler bir arşiv için çok büyük (${maxCaseMegabytes} MB). Mesajlardan bir kısmını çıkarıp yeniden deneyin.`,
  ),
} as const
export const refuseArrears = refuser(arrearsRefusals)

export const arrearsMessages = {
  archiveAsked: 'Arşiv hazırlanıyor. Hazır olunca buradan indirebilirsiniz; bildirim de gelir.',
  interestBooked: 'Faiz hesaba işlendi; kiracıya haber veriliyor.',
  interestReversed: 'Faiz geri alındı.',
  pursued: 'Takip kaydedildi; ödemeler önce takipteki borca sayılır (TBK 102).',
  pursuitLifted: 'Takip kaydı kaldırıldı.',
  drafted: 'İhtar taslağı hazırlandı.',
  edited: 'Taslak kaydedildi.',
  discarded: 'Taslak silindi.',
  given: 'İhtar gönderildi olarak kaydedildi; metni artık değişmez. Ulaştığında gününü kaydedin.',
  delivered: 'İhtar kiracıya ulaştı olarak kaydedildi; karşı tarafa haber veriliyor.',
  returned: 'İhtarın tebliğ edilemediği kaydedildi. Aynı borçlar için yeni bir ihtar hazırlayabilirsiniz.',
  chosen: 'Mesajlar dosyaya eklendi.',
  left: 'Mesajlar dosyadan çıkarıldı.',
  rateSaved: 'Yasal faiz oranı kaydedildi.',
} as const
