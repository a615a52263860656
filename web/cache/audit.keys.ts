import type { AuditFilter, OwnHistoryFilter } from '#domain/services/audit/audit.schema.ts'

const all = ['audit'] as const

export const auditKeys = {
  own: (filter: OwnHistoryFilter) => [...all, 'own', filter] as const,
  search: (filter: AuditFilter) => [...all, 'search', filter] as const,
}
