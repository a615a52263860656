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

/**
 * A checksum proves that a number is well-formed, not that it belongs to this person; the label must not claim more.
 */
export const identityLabel = (mode: string | null) =>
  mode ? (identityLabels[mode] ?? mode) : 'Kimlik denetimi yapılmadı'

/** Only a register's reply about this person counts. */
export const isVerified = (mode: string | null) => mode === 'http' || mode === 'nvi'
