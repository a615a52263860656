import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const rentIncreasesRefusals = {
  increase_missing: missing('Kira artışı bulunamadı.'),
  increase_early: conflict('Kira artışı, yeni kira yılının başlamasına 60 gün kala önerilir.'),
  increase_waits: conflict(
    'Artışın üst sınırını belirleyen TÜFE oranı henüz açıklanmadı; açıklanınca öneri gönderilebilir.',
  ),
  increase_sent: conflict(
    'Bu kira yılı için cevap bekleyen bir artış önerisi var. Cevabı bekleyin ya da önce onu geri çekin.',
  ),
  increase_agreed: conflict('Bu kira yılının artışı zaten kesinleşti.'),
  increase_waived: conflict('Bu kira yılı için artış yapılmayacağı kayıtlı. Önerecekseniz önce bu kaydı geri alın.'),
  increase_barred: conflict('Yabancı para ile kararlaştırılan kira beş yıl geçmeden değiştirilemez (TBK 344).'),
  increase_renewing: conflict('Yeni dönem için bir kontrat var ya da cevap bekliyor; kirayı o kontrat belirler.'),
  increase_changed: conflict(
    'Önerinin dayandığı kontrat, kira ya da kira yılı siz bakarken değişti. Sayfayı yenileyip yeniden gönderin.',
  ),
  increase_not_more: invalid(
    'Yeni kira bugünkünden yüksek olmalıdır. Artış istemiyorsanız “Bu yıl artış yapma”yı seçin.',
  ),
  increase_outside_year: invalid('Yeni kira, kira yılının içindeki bir günden başlar.'),
  increase_closed: conflict('Bu artış önerisi kapandı.'),
  increase_not_by_clause: conflict(
    'Artış ancak kontrattaki şartı aşmıyorsa, günü geldiyse ve kiracı bir hafta içinde itiraz etmediyse şarta göre uygulanabilir.',
  ),
} as const
export const refuseIncrease = refuser(rentIncreasesRefusals)

export const rentIncreasesMessages = {
  sent: 'Artış önerisi gönderildi; kiracıya bağlantısı iletiliyor.',
  withdrawn: 'Artış önerisi geri çekildi; kira aynı kalır.',
  waived: 'Bu kira yılı için artış yapılmayacağı kaydedildi.',
  unwaived: 'Kayıt geri alındı; artış önerebilirsiniz.',
  applied: 'Artış, kontrattaki şarta göre uygulandı.',
} as const

/** Shown beside every legal figure. */
export const increaseInforms =
  'Hesap, kontrattaki bilgilerden ve TÜİK’in yayımladığı oranlardan yapılır (TBK 344). Bilgilendirme amaçlıdır, hukuki tavsiye değildir.'
