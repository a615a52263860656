import { auditApi } from '#domain/operations/audit/audit.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const auditAccess: AccessRow[] = [anywhere(auditApi.own), anywhere(auditApi.search)]
