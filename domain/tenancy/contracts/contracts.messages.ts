import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { refuser } from '#domain/kernel/refusal.ts'

export const contractsRefusals = {
  contract_missing: { status: 404, message: 'Kontrat bulunamadı' },
  contract_not_saved: { status: 500, message: 'Sözleşme bilgileri kaydedilemedi' },
  contract_not_updated: { status: 500, message: 'Sözleşme bilgileri güncellenemedi' },
  delete_not_allowed: { status: 403, message: 'Bu kontratı silme yetkiniz bulunmuyor' },
  /** Same text for a foreign and a missing contract, so that it does not reveal which one it is. */
  delete_of_unknown: { status: 404, message: 'Bu kontratı silme yetkiniz bulunmuyor' },
  contract_changed: {
    status: 409,
    message:
      'Bu kontrat siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
  },
  contract_ended: { status: 409, message: 'Bu kontrat iptal edilmiş ya da silinmiş; artık değiştirilemez.' },
  contract_running: {
    status: 409,
    message:
      'Süren bir kiracılık hemen iptal edilemez ya da silinemez; bir son günle sona erdirilir. “Kiracılığı sona erdir” ile başlatabilirsiniz.',
  },
  end_announced: {
    status: 409,
    message:
      'Bu kiracılığın son günü belli; yeni dönem için kontrat gönderilemez. Kiracılık sürecekse önce sona erdirme geri çekilmeli ya da iki taraf birlikte vazgeçmelidir.',
  },
  contract_live: {
    status: 409,
    message:
      'Bu mülkün süren başka bir kontratı var. Yenisini göndermeden önce onu iptal edin ya da süresinin bitmesini bekleyin.',
  },
  place_gone: {
    status: 409,
    message: 'Bu kontratın mülkü silinmiş. Kontratı yeniden sormak için önce mülkü çöp kutusundan geri alın.',
  },
  tenant_is_owner: { status: 409, message: 'Mülk sahibi kendi mülkünün kiracısı olamaz.' },
  guarantor_is_owner: { status: 409, message: 'Mülk sahibi kendi kiracısına kefil olamaz.' },
  tenant_birth_date: { status: 400, message: 'Kiracının doğum tarihini kontrol edin.' },
  nothing_to_sign: { status: 409, message: 'Bu kontrat imza beklemiyor.' },
  already_answered: { status: 409, message: 'Bu kişi kararını vermiş; hatırlatma gönderilmez.' },
  already_decided: { status: 409, message: 'Bu kişinin kararı kayıtlı; kâğıt imza eklenmedi.' },
  reminder_too_soon: {
    status: 429,
    message: 'Bu kişiye kısa süre önce hatırlatma gönderildi. Lütfen bir saat bekleyin.',
  },
  resent_too_often: {
    status: 429,
    message: 'Bu kişiye son bir saatte üç kez bağlantı gönderildi. Lütfen bir saat sonra yeniden deneyin.',
  },
  guarantor_waits: { status: 409, message: 'Kefil henüz onaylamadı, email gönderilmeyecek' },
  no_guarantor: { status: 409, message: 'Bu kontratta kefil yok.' },
  nothing_to_decide: { status: 409, message: 'Bu kontratta sizden bir karar beklenmiyor.' },
  decision_made: { status: 409, message: 'Kararınızı daha önce verdiniz.' },
  decision_expired: {
    status: 410,
    message: 'Karar süresi doldu. Mülk sahibinden yeni bağlantı göndermesini isteyin.',
  },
  nothing_to_ask_again: {
    status: 409,
    message: 'Bu kontratta düzenleme isteyen bir kiracı yok; yeniden sorulacak kimse kalmadı.',
  },
  asked_too_often: {
    status: 429,
    message:
      'Bu kontrat son 24 saat içinde üç kez yeniden soruldu. Kiracıya zaman tanıyın; yarın yeniden sorabilirsiniz.',
  },
  contract_over: {
    status: 409,
    message: 'Bu kontratın süresi dolmuş; yeniden sorulamaz. Yeni bir kontrat hazırlayın.',
  },
  wishes_with_approval: {
    status: 400,
    message: 'Onaylarken istek yazılamaz. Bir şeyin değişmesini istiyorsanız düzenleme isteyin.',
  },
  note_missing: { status: 400, message: 'Neyin değişmesini istediğinizi seçin ya da kısaca yazın.' },
  code_missing: { status: 400, message: 'Telefonunuza gönderilen altı haneli kodu girin.' },
  mail_code_missing: {
    status: 400,
    message: 'Bu bağlantı size elden iletildi. Karar vermek için size gönderilen altı haneli kodu girin.',
  },
  code_not_needed: { status: 409, message: 'Bu bağlantı için kod gerekmiyor.' },
  code_wrong: { status: 400, message: 'Kod hatalı ya da süresi dolmuş. Yeni bir kod isteyin.' },
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
