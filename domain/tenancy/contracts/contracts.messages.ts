import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { conflict, failed, forbidden, gone, invalid, missing, refuser, tooMany } from '#domain/kernel/refusal.ts'

export const contractsRefusals = {
  contract_missing: missing('Kontrat bulunamadı'),
  contract_not_saved: failed('Sözleşme bilgileri kaydedilemedi'),
  contract_not_updated: failed('Sözleşme bilgileri güncellenemedi'),
  delete_not_allowed: forbidden('Bu kontratı silme yetkiniz bulunmuyor'),
  /** Same text for a foreign and a missing contract, so that it does not reveal which one it is. */
  delete_of_unknown: missing('Bu kontratı silme yetkiniz bulunmuyor'),
  contract_changed: conflict(
    'Bu kontrat siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  ),
  papers_waiting: conflict(
    'Bu kiracılıkta yanıt bekleyen bir belge var (teslim tutanağı, kira artışı, sona erdirme ya da ek protokol). Kiracıları değiştirmeden önce yanıtını bekleyin ya da belgeyi geri alın.',
  ),
  contract_ended: conflict('Bu kontrat iptal edilmiş ya da silinmiş; artık değiştirilemez.'),
  contract_running: conflict(
    'Süren bir kiracılık hemen iptal edilemez ya da silinemez; bir son günle sona erdirilir. “Kiracılığı sona erdir” ile başlatabilirsiniz.',
  ),
  end_announced: conflict(
    'Bu kiracılığın son günü belli; yeni dönem için kontrat gönderilemez. Kiracılık sürecekse önce sona erdirme geri çekilmeli ya da iki taraf birlikte vazgeçmelidir.',
  ),
  contract_live: conflict(
    'Bu mülkün süren başka bir kontratı var. Yenisini göndermeden önce onu iptal edin ya da süresinin bitmesini bekleyin.',
  ),
  place_gone: conflict(
    'Bu kontratın mülkü silinmiş. Kontratı yeniden sormak için önce mülkü çöp kutusundan geri alın.',
  ),
  tenant_is_owner: conflict('Mülk sahibi kendi mülkünün kiracısı olamaz.'),
  guarantor_is_owner: conflict('Mülk sahibi kendi kiracısına kefil olamaz.'),
  tenant_birth_date: invalid('Kiracının doğum tarihini kontrol edin.'),
  nothing_to_sign: conflict('Bu kontrat imza beklemiyor.'),
  already_answered: conflict('Bu kişi kararını vermiş; hatırlatma gönderilmez.'),
  already_decided: conflict('Bu kişinin kararı kayıtlı; kâğıt imza eklenmedi.'),
  reminder_too_soon: tooMany('Bu kişiye kısa süre önce hatırlatma gönderildi. Lütfen bir saat bekleyin.'),
  resent_too_often: tooMany(
    'Bu kişiye son bir saatte üç kez bağlantı gönderildi. Lütfen bir saat sonra yeniden deneyin.',
  ),
  guarantor_waits: conflict('Kefil henüz onaylamadı, email gönderilmeyecek'),
  no_guarantor: conflict('Bu kontratta kefil yok.'),
  nothing_to_decide: conflict('Bu kontratta sizden bir karar beklenmiyor.'),
  decision_made: conflict('Kararınızı daha önce verdiniz.'),
  decision_expired: gone('Karar süresi doldu. Mülk sahibinden yeni bağlantı göndermesini isteyin.'),
  nothing_to_ask_again: conflict('Bu kontratta düzenleme isteyen bir kiracı yok; yeniden sorulacak kimse kalmadı.'),
  asked_too_often: tooMany(
    'Bu kontrat son 24 saat içinde üç kez yeniden soruldu. Kiracıya zaman tanıyın; yarın yeniden sorabilirsiniz.',
  ),
  contract_over: conflict('Bu kontratın süresi dolmuş; yeniden sorulamaz. Yeni bir kontrat hazırlayın.'),
  wishes_with_approval: invalid('Onaylarken istek yazılamaz. Bir şeyin değişmesini istiyorsanız düzenleme isteyin.'),
  note_missing: invalid('Neyin değişmesini istediğinizi seçin ya da kısaca yazın.'),
  code_missing: invalid('Telefonunuza gönderilen altı haneli kodu girin.'),
  mail_code_missing: invalid(
    'Bu bağlantı size elden iletildi. Karar vermek için size gönderilen altı haneli kodu girin.',
  ),
  code_not_needed: conflict('Bu bağlantı için kod gerekmiyor.'),
  code_wrong: invalid('Kod hatalı ya da süresi dolmuş. Yeni bir kod isteyin.'),
} as const
export const refuseContract = refuser(contractsRefusals)

export const contractsMessages = {
  sent: 'Kontrat gönderildi; taraflara bağlantıları iletiliyor.',
  saved: 'Kontrat kaydedildi.',
  askedAgain: 'Şartlar değişti: önceki onaylar düştü, herkese yeniden soruluyor.',
  askedSameAgain: 'Aynı şartlar düzenleme isteyen kiracıya yeniden soruluyor; öbür onaylar geçerli.',
  askedAllAgain: 'Mülkün ya da demirbaşların kaydı değiştiği için kontrat herkese yeniden soruluyor.',
  signedOff: 'Kontratın imzalandığı kaydedildi.',
  cancelled: 'Kontrat iptal edildi, taraflara haber veriliyor.',
  deleted: 'Kontrat silindi',
  alreadyDeleted: 'Kontrat zaten silinmiş',
  restored: 'Kontrat listenize geri alındı.',
  reminded: 'Hatırlatma gönderiliyor.',
  resent: `Yeni bağlantı gönderiliyor; süre yeniden ${linkDaysText}.`,
  approved: 'Kontratı onayladınız; mülk sahibine haber veriliyor.',
  revisionAsked: 'Düzenleme isteğiniz mülk sahibine iletiliyor.',
  codeSent: 'Kod telefonunuza gönderiliyor; 10 dakika geçerlidir.',
  codeMailed: (hint: string) => `Kodu e-posta adresinize gönderdik: ${hint}. 10 dakika geçerlidir.`,
  scanSaved: 'Kefalet belgesi yüklendi.',
  paperRecorded: 'Kâğıttaki imza kaydedildi.',
  contactAskedAgain: 'Kontrat kaydedildi. İletişim bilgisi değişen kişiye yeniden soruluyor; eski bağlantısı düştü.',
  draftDropped: 'Taslak silindi.',
} as const
