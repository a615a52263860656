import { and, eq, notExists, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import { factsOf } from '#domain/services/audit/audit.rules.ts'
import type { Tx } from '#server/db/client.ts'
import { auditLogRows } from '#server/db/schema/audit.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { properties, propertyEvents, propertyTenants } from '#server/db/schema/properties.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { evidenceHash } from '#server/services/audit/evidence.ts'
import type { People } from './add-portfolio.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { Past } from './past.ts'

const browsers = [
  { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
  { ip: '198.51.100.24', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' },
] as const

/** Log entries for the demo's own events, users' sign-ins, and tenants who opened papers of their property. */
export async function addHistory(tx: Tx, people: People, past: Past) {
  await addEvents(tx)
  await auditLog.record(
    tx,
    ...demoAccounts.flatMap(({ email }, turn) =>
      [9, 4, 1].map((days, time) => {
        const at = new Date(past.daysAgo(days).getTime() - (turn * 37 + time * 11) * 60_000)
        const from = browsers[(turn + time) % browsers.length]!
        return {
          ...({ area: 'account', kind: 'signed_in' } as const),
          id: newId(at.getTime()),
          actor: { id: people.id(email), from },
          at,
        }
      }),
    ),
  )
  const shared = await tx
    .select({ file: propertyDocuments.file_id, owner: properties.creator, tenant: propertyTenants.user_id })
    .from(propertyDocuments)
    .innerJoin(properties, eq(properties.id, propertyDocuments.property))
    .innerJoin(propertyTenants, eq(propertyTenants.property_id, properties.id))
    .where(eq(propertyDocuments.tenant_can_see, true))
    .orderBy(propertyDocuments.id)
    .limit(12)
  await auditLog.record(
    tx,
    ...shared.map(({ file, owner, tenant }, turn) => {
      const at = new Date(past.daysAgo(2 + turn).getTime() - turn * 23 * 60_000)
      return {
        ...({ area: 'file', kind: 'opened' } as const),
        id: newId(at.getTime()),
        record: file,
        subject: owner,
        actor: { id: tenant, from: browsers[0] },
        at,
      }
    }),
  )
}

/** Rows of histories that the demo inserted without log entries. */
async function addEvents(tx: Tx) {
  const logged = (id: typeof contractEvents.id | typeof propertyEvents.id) =>
    notExists(tx.select({ one: sql`1` }).from(auditLogRows).where(eq(auditLogRows.id, id)))
  const ofContracts = await tx
    .select()
    .from(contractEvents)
    .where(and(logged(contractEvents.id)))
  const ofProperties = await tx
    .select()
    .from(propertyEvents)
    .where(and(logged(propertyEvents.id)))
  await auditLog.record(
    tx,
    ...ofContracts.map((row) => ({
      ...({ area: 'contract', id: row.id, kind: row.kind, record: row.contract_id, at: row.at } as const),
      actor: { id: row.actor_id, ...(row.ip && { from: { ip: row.ip, userAgent: row.user_agent } }) },
      detail: factsOf(row.kind, row.detail),
      evidence: evidenceHash(row.contract_id, row),
    })),
    ...ofProperties.map((row) => ({
      ...({ area: 'property', id: row.id, kind: row.kind, record: row.property_id, at: row.at } as const),
      actor: { id: row.actor_id },
      detail: factsOf(row.kind, row.detail),
    })),
  )
}
