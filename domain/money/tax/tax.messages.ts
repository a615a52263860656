import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const taxRefusals = {
  sheet_missing: missing('Bu kişinin vergi tablosu bulunamadı.'),
  inputs_changed: conflict('Bu bilgiler siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.'),
  year_changed: conflict('Bu yılın rakamları siz bakarken değişti. Güncel hâlini görüp yeniden deneyin.'),
  year_far: invalid('Rakamlar en fazla bir sonraki yıl için girilebilir.'),
  not_own_place: invalid('Seçilen mülkte payınız yok.'),
  purchase_taken: conflict('Alış bedelinin yüzde beşi beş yıl boyunca tek konut için indirilir.'),
  year_runs: conflict('Yıl bitmeden beyan verilmez.'),
  no_figures: conflict('Bu yılın istisna ve tarife rakamları girilmemiş; tablo yazdırılamaz.'),
} as const
export const refuseTax = refuser(taxRefusals)

export const taxMessages = {
  inputsSaved: 'Bilgiler kaydedildi.',
  declared: 'Beyan verildi olarak işaretlendi.',
  undeclared: 'Beyan işareti kaldırıldı.',
  yearSaved: 'Yılın rakamları kaydedildi.',
} as const

/** Shown beside every figure, on the screen and on paper. */
export const taxInforms =
  'Bilgi amaçlıdır, mali danışmanlık değildir. Kaynak: 193 sayılı Gelir Vergisi Kanunu m. 21, 70-74, 86, 94, 103, 121 ve Gelir İdaresi Başkanlığı kira geliri rehberleri. Beyandan önce Hazır Beyan Sistemi ya da mali müşavirinizle karşılaştırın.'
