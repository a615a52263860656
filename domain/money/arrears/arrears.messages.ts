import { refuser } from '#domain/kernel/refusal.ts'
import { maxCaseMegabytes } from './arrears.schema.ts'

export const arrearsRefusals = {
  claim_missing: {
    status: 404,
    message: 'Seçilen borçlardan biri bu hesapta yok ya da geri alınmış. Sayfayı yenileyin.',
  },
  nothing_to_book: {
    status: 409,
    message: 'Bu borçlar için o güne kadar işlenecek faiz yok; daha önce işlenmiş olabilir.',
  },
  until_in_future: { status: 409, message: 'Faiz bugünden sonrası için işlenemez.' },
  not_interest: { status: 409, message: 'Bu hareket faiz değil.' },
  since_in_future: { status: 409, message: 'Takip günü bugünden sonra olamaz.' },
  claim_not_nameable: {
    status: 409,
    message: 'İhtarda yalnızca vadesi geçmiş ve ödenmemiş borçlar gösterilebilir; iki haklı ihtar için yalnızca kira.',
  },
  mixed_currencies: { status: 409, message: 'Farklı para birimlerindeki borçlar için ayrı ihtar hazırlayın.' },
  arrears_notice_missing: { status: 404, message: 'İhtar bulunamadı.' },
  notice_frozen: { status: 409, message: 'İhtar gönderilmiş; metni artık değiştirilemez.' },
  notice_changed: { status: 409, message: 'İhtar siz bakarken değişti. Güncel metni okuyup yeniden deneyin.' },
  notice_not_given: { status: 409, message: 'Önce ihtarı gönderildi olarak kaydedin.' },
  notice_arrived: { status: 409, message: 'Bu ihtarın ulaştığı gün kaydedilmiş; değiştirilemez.' },
  notice_returned: {
    status: 409,
    message: 'Bu ihtarın tebliğ edilemediği kaydedilmiş; değiştirilemez. Yeni bir ihtar hazırlayın.',
  },
  return_not_possible: { status: 409, message: 'İade günü, gönderildiği günden önce ya da bugünden sonra olamaz.' },
  arrival_not_possible: { status: 409, message: 'Ulaştığı gün, gönderildiği günden önce ya da bugünden sonra olamaz.' },
  giving_in_future: { status: 409, message: 'İhtarın günü, hazırlandığı günden önce ya da bugünden sonra olamaz.' },
  message_missing: { status: 404, message: 'Seçilen mesajlardan biri bulunamadı.' },
  too_many_messages: { status: 409, message: 'Dosyaya en fazla 500 mesaj eklenebilir.' },
  file_too_large: {
    status: 409,
    message: `Dosyadaki belgeler bir arşiv için çok büyük (${maxCaseMegabytes} MB). Mesajlardan bir kısmını çıkarıp yeniden deneyin.`,
  },
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
