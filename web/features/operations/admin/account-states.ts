import type { AccountState } from '#domain/operations/admin/admin.schema.ts'

export const stateLabels: Record<AccountState, string> = {
  pending: 'Onay bekliyor',
  active: 'Aktif',
  refused: 'Reddedildi',
  passive: 'Pasif',
}

export const stateColors = {
  pending: 'secondary',
  active: 'success',
  refused: 'error',
  passive: 'default',
} as const satisfies Record<AccountState, string>

const identityLabels: Record<string, string> = {
  checksum: 'Yalnızca biçim denetlendi',
  http: 'Kimlik servisiyle doğrulandı',
  nvi: 'NVİ ile doğrulandı',
}

/** A checksum proves that a number can exist, not that it belongs to this person, and the words must not say more. */
export const identityLabel = (mode: string | null) =>
  mode ? (identityLabels[mode] ?? mode) : 'Kimlik denetimi yapılmadı'

/** Only an answer from a register about this very person counts. */
export const isVerified = (mode: string | null) => mode === 'http' || mode === 'nvi'
