import type { ExpectedRefusals } from './expected-refusal.ts'

export const contracts: ExpectedRefusals = {
  approvalRefusals: {
    token_missing: [400, 'Token bulunamadı'],
    token_unreadable: [400, 'Token çözümlenemiyor'],
    token_malformed: [400, 'Geçersiz token formatı', /^\/api\/approvals\//],
    token_expired: [410, 'Token süresi dolmuş', /^\/api\/approvals\//],
    token_used: [409, 'Token daha önce kullanılmış', /^\/api\/approvals\//],
    approval_missing: [404, 'Onay kaydı bulunamadı', /^\/api\/approvals\//],
    link_replaced: [410, 'Bu bağlantının yerine daha yenisi geçti', /^\/api\/approvals\//],
  },
  guarantorRefusals: {
    token_missing: [400, 'Token boş veya geçersiz'],
    token_unreadable: [400, 'Token formatı geçersiz'],
    token_malformed: [400, 'Geçersiz token formatı', /^\/api\/guarantor-approvals\//],
    token_expired: [410, 'Token süresi dolmuş', /^\/api\/guarantor-approvals\//],
    token_used: [409, 'Token daha önce kullanılmış', /^\/api\/guarantor-approvals\//],
    approval_missing: [404, 'Onay kaydı bulunamadı', /^\/api\/guarantor-approvals\//],
    link_replaced: [410, 'Bu bağlantının yerine daha yenisi geçti', /^\/api\/guarantor-approvals\//],
  },
  contractsRefusals: {
    contract_missing: [404, 'Kontrat bulunamadı'],
    contract_not_saved: [500, 'Sözleşme bilgileri kaydedilemedi'],
    contract_not_updated: [500, 'Sözleşme bilgileri güncellenemedi'],
    delete_not_allowed: [403, 'Bu kontratı silme yetkiniz bulunmuyor'],
    delete_of_unknown: [404, 'Bu kontratı silme yetkiniz bulunmuyor'],
    contract_changed: [
      409,
      'Bu kontrat siz açtıktan sonra başka biri tarafından değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
    ],
    papers_waiting: [
      409,
      'Bu kiracılıkta yanıt bekleyen bir belge var (teslim tutanağı, kira artışı, sona erdirme ya da ek protokol). Kiracıları değiştirmeden önce yanıtını bekleyin ya da belgeyi geri alın.',
    ],
    contract_ended: [409, 'Bu kontrat iptal edilmiş ya da silinmiş; artık değiştirilemez.'],
    contract_running: [
      409,
      'Süren bir kiracılık hemen iptal edilemez ya da silinemez; bir son günle sona erdirilir. “Kiracılığı sona erdir” ile başlatabilirsiniz.',
    ],
    end_announced: [
      409,
      'Bu kiracılığın son günü belli; yeni dönem için kontrat gönderilemez. Kiracılık sürecekse önce sona erdirme geri çekilmeli ya da iki taraf birlikte vazgeçmelidir.',
    ],
    contract_live: [
      409,
      'Bu mülkün süren başka bir kontratı var. Yenisini göndermeden önce onu iptal edin ya da süresinin bitmesini bekleyin.',
    ],
    place_gone: [409, 'Bu kontratın mülkü silinmiş. Kontratı yeniden sormak için önce mülkü çöp kutusundan geri alın.'],
    tenant_is_owner: [409, 'Mülk sahibi kendi mülkünün kiracısı olamaz.'],
    guarantor_is_owner: [409, 'Mülk sahibi kendi kiracısına kefil olamaz.'],
    tenant_birth_date: [400, 'Kiracının doğum tarihini kontrol edin.'],
    nothing_to_sign: [409, 'Bu kontrat imza beklemiyor.'],
    already_answered: [409, 'Bu kişi kararını vermiş; hatırlatma gönderilmez.'],
    already_decided: [409, 'Bu kişinin kararı kayıtlı; kâğıt imza eklenmedi.'],
    reminder_too_soon: [429, 'Bu kişiye kısa süre önce hatırlatma gönderildi. Lütfen bir saat bekleyin.'],
    resent_too_often: [
      429,
      'Bu kişiye son bir saatte üç kez bağlantı gönderildi. Lütfen bir saat sonra yeniden deneyin.',
    ],
    guarantor_waits: [409, 'Kefil henüz onaylamadı, email gönderilmeyecek'],
    no_guarantor: [409, 'Bu kontratta kefil yok.'],
    nothing_to_decide: [409, 'Bu kontratta sizden bir karar beklenmiyor.'],
    decision_made: [409, 'Kararınızı daha önce verdiniz.'],
    decision_expired: [410, 'Karar süresi doldu. Mülk sahibinden yeni bağlantı göndermesini isteyin.'],
    nothing_to_ask_again: [409, 'Bu kontratta düzenleme isteyen bir kiracı yok; yeniden sorulacak kimse kalmadı.'],
    asked_too_often: [
      429,
      'Bu kontrat son 24 saat içinde üç kez yeniden soruldu. Kiracıya zaman tanıyın; yarın yeniden sorabilirsiniz.',
    ],
    contract_over: [409, 'Bu kontratın süresi dolmuş; yeniden sorulamaz. Yeni bir kontrat hazırlayın.'],
    wishes_with_approval: [400, 'Onaylarken istek yazılamaz. Bir şeyin değişmesini istiyorsanız düzenleme isteyin.'],
    note_missing: [400, 'Neyin değişmesini istediğinizi seçin ya da kısaca yazın.'],
    code_missing: [400, 'Telefonunuza gönderilen altı haneli kodu girin.'],
    mail_code_missing: [
      400,
      'Bu bağlantı size elden iletildi. Karar vermek için size gönderilen altı haneli kodu girin.',
    ],
    code_not_needed: [409, 'Bu bağlantı için kod gerekmiyor.'],
    code_wrong: [400, 'Kod hatalı ya da süresi dolmuş. Yeni bir kod isteyin.'],
  },
  conditionsRefusals: {
    condition_missing: [404, 'Bu hususi şart kütüphanenizde değil.'],
    condition_changed: [
      409,
      'Bu şart siz açtıktan sonra değiştirildi. Yazdıklarınız duruyor; güncel hâline bakıp yeniden kaydedin.',
    ],
    too_many_conditions: [
      409,
      'Kütüphanenizde en fazla 50 hususi şart tutulabilir. Önce kullanmadığınız birkaçını silin.',
    ],
  },
}
