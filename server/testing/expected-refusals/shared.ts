import type { ExpectedRefusals } from './expected-refusal.ts'

export const shared: ExpectedRefusals = {
  accessRefusals: {
    single_role: [403, 'Rol değiştirmek için hem mülk sahibi hem de kiracı olmanız gerekir.'],
  },
  kernelRefusals: {
    invalid_input: [400, 'Gönderilen bilgiler geçerli değil. Lütfen işaretli alanları kontrol edin.'],
    broken_json: [400, 'Gönderilen veri okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.'],
    request_aborted: [400, 'Gönderme tamamlanmadan bağlantı kesildi. Lütfen tekrar deneyin.'],
    request_too_slow: [408, 'Gönderme çok uzun sürdü. Lütfen bağlantınızı kontrol edip tekrar deneyin.'],
    no_session: [401, 'Kullanıcı oturumu bulunamadı'],
    account_pending: [403, 'Hesabınız henüz onaylanmadı.'],
    not_allowed: [403, 'Bu işlem için yetkiniz bulunmuyor.'],
    second_factor_required: [
      403,
      'Yönetici hesaplarında iki adımlı doğrulama zorunludur. Devam etmek için önce onu açın.',
    ],
    confirmation_needed: [403, 'Bu işlem için şifrenizi yeniden girmeniz gerekiyor.'],
    foreign_origin: [403, 'Bu istek başka bir siteden geldiği için reddedildi.'],
    not_found: [404, 'Aradığınız kayıt bulunamadı.'],
    too_large: [413, 'Gönderilen veri çok büyük.'],
    too_many_headers: [431, 'İstek çok fazla başlık taşıyor.'],
    too_many_connections: [
      429,
      'Bulunduğunuz ağdan aynı anda çok fazla bağlantı açık. Lütfen biraz sonra tekrar deneyin.',
    ],
    too_many_requests: [429, 'Çok fazla deneme yaptınız. Lütfen birkaç dakika bekleyip tekrar deneyin.'],
    database_unavailable: [503, 'Veritabanına şu an ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.'],
    papers_busy: [503, 'Şu an çok sayıda belge hazırlanıyor. Lütfen biraz sonra tekrar deneyin.'],
    paper_too_slow: [503, 'Belge zamanında hazırlanamadı. Lütfen biraz sonra tekrar deneyin.'],
    unexpected: [500, 'Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.'],
  },
  archivesRefusals: {
    archive_missing: [404, 'Bu arşiv yok ya da süresi doldu. Yenisini isteyebilirsiniz.'],
    archive_under_way: [409, 'Arşiviniz zaten hazırlanıyor. Hazır olunca haber vereceğiz.'],
  },
  binRefusals: {
    bin_item_missing: [404, 'Bu kayıt çöp kutusunda değil; geri alınmış ya da süresi dolmuş olabilir.'],
  },
  filesRefusals: {
    empty_file: [400, 'Dosya boş. Lütfen başka bir dosya seçin.'],
    wrong_extension: [400, 'Dosyanın uzantısı içeriğiyle uyuşmuyor. Dosyayı kendi türünde kaydedip yeniden yükleyin.'],
    picture_unreadable: [400, 'Bu dosya bir fotoğraf olarak okunamadı. JPEG, PNG, WebP veya AVIF yükleyin.'],
    document_type: [
      400,
      'Bu dosya türü kabul edilmiyor. PDF, JPEG, PNG, WebP, Word (docx) veya Excel (xlsx) yükleyin.',
    ],
    document_broken: [400, 'Bu dosya yarım ya da bozuk. Bilgisayarınızda açıldığından emin olup yeniden yükleyin.'],
    document_unpacks_too_large: [400, 'Bu dosya açıldığında çok büyüyor ve güvenlik nedeniyle kabul edilmiyor.'],
    file_too_slow: [400, 'Bu dosyanın okunması çok uzun sürdü. Daha küçük ya da daha sade bir dosya yükleyin.'],
    file_takes_too_much: [400, 'Bu dosya açıldığında çok yer kaplıyor ve okunamıyor. Daha küçük bir dosya yükleyin.'],
    files_busy: [503, 'Şu an çok sayıda dosya okunuyor. Lütfen biraz sonra yeniden deneyin.'],
    too_many_files: [409, 'Bu bölümde en fazla 100 dosya tutulabilir. Önce birkaçını silin.'],
    file_missing: [404, 'Dosya bulunamadı.'],
  },
  mailRefusals: {
    tenant_address_missing: [400, 'Kiracı email adresi zorunludur'],
    tenant_mismatch: [409, 'Bu kontratta bu ad ve adresle onayı beklenen bir kiracı yok.'],
    mail_not_sent: [500, 'Email gönderimi başarısız oldu'],
  },
}
