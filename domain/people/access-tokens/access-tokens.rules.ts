import { type TokenScope, tokenScopes } from '#domain/kernel/token-scopes.ts'

/** The beginning of every token, so that people and scanners for leaked secrets recognise it. */
export const tokenStart = 'anahtar_'
/** The part of a token that is stored and shown later. */
export const tokenPrefixLength = tokenStart.length + 4
/** The beginning of every address that a token may call. */
export const tokenApi = '/v1'

/** Every token expires. */
export const tokenDays = [7, 30, 90, 180, 365] as const
export const tokensPerPerson = 20

export interface ScopeRow {
  scope: TokenScope
  label: string
  /** What a program can do with it, in one sentence. */
  text: string
}

const words: Record<TokenScope, Omit<ScopeRow, 'scope'>> = {
  'properties:read': { label: 'Mülkleri okuma', text: 'Mülkler, demirbaşlar ve mülk geçmişi.' },
  'properties:write': { label: 'Mülkleri düzenleme', text: 'Mülk ekler, bilgilerini ve sayaç değerlerini değiştirir.' },
  'contracts:read': { label: 'Kontratları okuma', text: 'Kontratlar, kiracılıklar ve kiracıların iletişim bilgileri.' },
  'money:read': { label: 'Para kayıtlarını okuma', text: 'Ödemeler, hesaplar, giderler ve gelir-gider analizi.' },
  'payments:write': { label: 'Ödeme kaydetme', text: 'Ödeme kaydeder ve kaydı geri alır; kiracıya haber gider.' },
  'expenses:write': { label: 'Gider kaydetme', text: 'Gider ekler ve değiştirir.' },
  'documents:read': { label: 'Belgeleri okuma', text: 'Mülk belgelerini listeler ve indirir.' },
  'documents:write': { label: 'Belge yükleme', text: 'Mülklere belge yükler.' },
  'requests:read': { label: 'Talepleri okuma', text: 'Talepler ve yorumları.' },
  'requests:write': { label: 'Talep yazma', text: 'Talep açar ve yorum yazar.' },
  'calendar:read': { label: 'Takvimi okuma', text: 'Takvim ve yaklaşan tarihler.' },
  'calendar:write': { label: 'Tarihleri işaretleme', text: 'Bir tarihle ilgilenildiğini işaretler.' },
  'webhooks:read': { label: 'Webhookları okuma', text: 'Olay gönderilen adresler ve gönderimler.' },
  'webhooks:write': { label: 'Webhook kaydetme', text: 'Okuyabildiği olayları bir adrese gönderir.' },
}

/** In the order in which they are offered. */
export const scopeRows: readonly ScopeRow[] = tokenScopes.map((scope) => ({ scope, ...words[scope] }))
export const scopeLabel = (scope: TokenScope): string => words[scope].label
