import type { WordedRefusal } from './expected-refusal.ts'

export const wordedRefusals: readonly WordedRefusal[] = [
  ['maintenance', 503, /^Sistem bakımı devam etmektedir$/],
  ['registration_closed', 403, /^Kayıt işlemi şu anda kapalıdır$/],
  ['too_large', 413, /^Dosya çok büyük\. En fazla \d+ MB yükleyebilirsiniz\.$/],
  [
    'too_many_requests',
    429,
    /^Çok fazla deneme yaptınız\. Lütfen \d+ (?:saniye|dakika|saat) bekleyip tekrar deneyin\.$/,
  ],
  ['statement_refused', 400, /./],
  ['receipt_known', 409, /Bu ayrı bir ödemeyse “yine de gönder” deyin\.$/],
  ['payment_known', 409, /“yine de kaydet” deyin\.$/],
  [
    'owner_gave_no_right',
    403,
    /^Üstte seçili olan .+ size bu yetkiyi vermedi\. Kendisinden yetki isteyin ya da işlemi yapacağınız mülk sahibini üstteki listeden seçin\.$/,
  ],
  [
    'owner_gave_no_right',
    403,
    /^Üstte kendi mülkleriniz seçili\. Bunu bir mülk sahibi adına yapacaksanız önce onu üstteki listeden seçin\.$/,
  ],
]

/** Refusals that no answer of the server carries, and the tests that produce them. */
export const refusedElsewhere: Readonly<Record<string, string>> = {
  // In the browser.
  'accessRefusals.single_role': 'domain/access/roles.test.ts',
  // A caller's id is never empty, but the specification asks for the check (CHAT-05).
  'chatRefusals.user_id_missing': 'server/features/people/chat/chat.test.ts',
  // Only when an address gets its account between two statements of the call.
  'staffRefusals.address_unusable': 'server/features/people/accounts/invite-account.test.ts',
  // Only when an account is deleted between two statements of the call.
  'accountsRefusals.account_missing': 'server/features/people/accounts/login.test.ts',
  // On the command line.
  'accountsRefusals.email_taken': 'server/process.test.ts',
}
