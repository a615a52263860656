import { refuser } from '#domain/kernel/refusal.ts'

export const filesRefusals = {
  empty_file: { status: 400, message: 'Dosya boş. Lütfen başka bir dosya seçin.' },
  wrong_extension: {
    status: 400,
    message: 'Dosyanın uzantısı içeriğiyle uyuşmuyor. Dosyayı kendi türünde kaydedip yeniden yükleyin.',
  },
  picture_unreadable: {
    status: 400,
    message: 'Bu dosya bir fotoğraf olarak okunamadı. JPEG, PNG, WebP veya AVIF yükleyin.',
  },
  document_type: {
    status: 400,
    message: 'Bu dosya türü kabul edilmiyor. PDF, JPEG, PNG, WebP, Word (docx) veya Excel (xlsx) yükleyin.',
  },
  document_broken: {
    status: 400,
    message: 'Bu dosya yarım ya da bozuk. Bilgisayarınızda açıldığından emin olup yeniden yükleyin.',
  },
  document_unpacks_too_large: {
    status: 400,
    message: 'Bu dosya açıldığında çok büyüyor ve güvenlik nedeniyle kabul edilmiyor.',
  },
  file_too_slow: {
    status: 400,
    message: 'Bu dosyanın okunması çok uzun sürdü. Daha küçük ya da daha sade bir dosya yükleyin.',
  },
  file_takes_too_much: {
    status: 400,
    message: 'Bu dosya açıldığında çok yer kaplıyor ve okunamıyor. Daha küçük bir dosya yükleyin.',
  },
  files_busy: {
    status: 503,
    message: 'Şu an çok sayıda dosya okunuyor. Lütfen biraz sonra yeniden deneyin.',
  },
  too_many_files: { status: 409, message: 'Bu bölümde en fazla 100 dosya tutulabilir. Önce birkaçını silin.' },
  file_missing: { status: 404, message: 'Dosya bulunamadı.' },
} as const

export const refuseFile = refuser(filesRefusals)
