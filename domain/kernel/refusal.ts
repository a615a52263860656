/**
 * A refused request: a code for programs, a Turkish text for people. Each feature keeps its own table
 * (`<feature>.messages.ts`); the refusals here belong to no feature.
 */
export interface RefusalText {
  status: number
  message: string
}

const withStatus =
  (status: number) =>
  (message: string): RefusalText => ({ status, message })

export const invalid = withStatus(400)
export const forbidden = withStatus(403)
export const missing = withStatus(404)
export const conflict = withStatus(409)
export const gone = withStatus(410)
export const tooMany = withStatus(429)
export const failed = withStatus(500)

export const kernelRefusals = {
  invalid_input: invalid('Gönderilen bilgiler geçerli değil. Lütfen işaretli alanları kontrol edin.'),
  broken_json: invalid('Gönderilen veri okunamadı. Lütfen sayfayı yenileyip tekrar deneyin.'),
  request_aborted: invalid('Gönderme tamamlanmadan bağlantı kesildi. Lütfen tekrar deneyin.'),
  request_too_slow: {
    status: 408,
    message: 'Gönderme çok uzun sürdü. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  },
  no_session: { status: 401, message: 'Kullanıcı oturumu bulunamadı' },
  account_pending: forbidden('Hesabınız henüz onaylanmadı.'),
  not_allowed: forbidden('Bu işlem için yetkiniz bulunmuyor.'),
  second_factor_required: forbidden(
    'Yönetici hesaplarında iki adımlı doğrulama zorunludur. Devam etmek için önce onu açın.',
  ),
  confirmation_needed: forbidden('Bu işlem için şifrenizi yeniden girmeniz gerekiyor.'),
  foreign_origin: forbidden('Bu istek başka bir siteden geldiği için reddedildi.'),
  not_found: missing('Aradığınız kayıt bulunamadı.'),
  too_large: { status: 413, message: 'Gönderilen veri çok büyük.' },
  too_many_headers: { status: 431, message: 'İstek çok fazla başlık taşıyor.' },
  too_many_connections: tooMany(
    'Bulunduğunuz ağdan aynı anda çok fazla bağlantı açık. Lütfen biraz sonra tekrar deneyin.',
  ),
  too_many_requests: tooMany('Çok fazla deneme yaptınız. Lütfen birkaç dakika bekleyip tekrar deneyin.'),
  database_unavailable: {
    status: 503,
    message: 'Veritabanına şu an ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
  },
  papers_busy: {
    status: 503,
    message: 'Şu an çok sayıda belge hazırlanıyor. Lütfen biraz sonra tekrar deneyin.',
  },
  paper_too_slow: {
    status: 503,
    message: 'Belge zamanında hazırlanamadı. Lütfen biraz sonra tekrar deneyin.',
  },
  unexpected: failed('Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.'),
} as const satisfies Record<string, RefusalText>

/** The JSON form of a refusal; `fields` maps each wrong input to its text. */
export interface RefusalBody {
  code: string
  message: string
  fields?: Record<string, string>
}

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly fields?: Record<string, string>
  /** In seconds; set when a later retry helps. */
  readonly retryAfter?: number

  constructor(code: string, text: RefusalText & { retryAfter?: number }, fields?: Record<string, string>) {
    super(text.message)
    this.name = 'Refusal'
    this.code = code
    this.status = text.status
    if (fields) this.fields = fields
    if (text.retryAfter) this.retryAfter = text.retryAfter
  }

  toBody(): RefusalBody {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) }
  }
}

/** `refuser(messages)` gives a feature its own `throw refuse('code')`, checked against its table. */
export const refuser =
  <Table extends Record<string, RefusalText>>(table: Table) =>
  (code: keyof Table & string, fields?: Record<string, string>): Refusal =>
    new Refusal(code, table[code]!, fields)

export const refuse = refuser(kernelRefusals)

/** Replaces the 404 of a referenced record by `missing`, which does not reveal that a foreign record exists. */
export async function missingAs<Found>(missing: Refusal, found: Promise<Found>): Promise<Found> {
  try {
    return await found
  } catch (error) {
    throw error instanceof Refusal && error.status === 404 ? missing : error
  }
}

function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} saniye`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`
}

/** Refuses too many calls or attempts and says how long to wait. */
export function tooSoon(waitMs: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Çok fazla deneme yaptınız. Lütfen ${waitText(retryAfter)} bekleyip tekrar deneyin.`
  return new Refusal('too_many_requests', { status: kernelRefusals.too_many_requests.status, message, retryAfter })
}
