import { expect, test } from 'vitest'
import { binAccess } from '#server/features/bin/bin.access.fixture.ts'
import { chatAccess } from '#server/features/chat/chat.access.fixture.ts'
import { approvalsAccess } from '#server/features/contracts/approvals.access.fixture.ts'
import { wizardAccess } from '#server/features/contracts/contract-wizard.access.fixture.ts'
import { contractChangesAccess, contractsAccess } from '#server/features/contracts/contracts.access.fixture.ts'
import { diagnosticsAccess } from '#server/features/diagnostics/diagnostics.access.fixture.ts'
import { documentsAccess } from '#server/features/documents/documents.access.fixture.ts'
import { fixturesAccess } from '#server/features/fixtures/fixtures.access.fixture.ts'
import { propertiesAccess } from '#server/features/properties/properties.access.fixture.ts'
import { staffAccess } from '#server/features/staff/staff.access.fixture.ts'
import { suggestionsAccess } from '#server/features/suggestions/suggestions.access.fixture.ts'
import { routes } from '#server/routes.ts'
import { accountsAccess } from '#server/services/accounts/accounts.access.fixture.ts'
import { notificationsAccess } from '#server/services/notifications/notifications.access.fixture.ts'
import { type AccessRow, nameOf } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const table: Record<string, AccessRow[]> = {
  accounts: accountsAccess,
  bin: binAccess,
  properties: propertiesAccess,
  fixtures: fixturesAccess,
  suggestions: suggestionsAccess,
  diagnostics: diagnosticsAccess,
  documents: documentsAccess,
  notifications: notificationsAccess,
  people: staffAccess,
  chat: chatAccess,
  links: approvalsAccess,
  'contract wizard': wizardAccess,
  contracts: contractsAccess,
  'contract changes': contractChangesAccess,
}

test('every endpoint has its row in the access table, and no row is without its endpoint', () => {
  const mounted = routes.map(({ endpoint }) => nameOf(endpoint))
  const rows = Object.values(table)
    .flat()
    .map(({ endpoint }) => nameOf(endpoint))
  expect(
    mounted.filter((name) => !rows.includes(name)),
    'endpoints without a row: say in <feature>.access.fixture.ts who may',
  ).toEqual([])
  expect(rows.filter((name, at) => !mounted.includes(name) || rows.indexOf(name) !== at)).toEqual([])
})

// Hundreds of calls, some of which print a paper: a busy machine takes its time.
for (const [area, rows] of Object.entries(table))
  test(`ROLE-24 PROP-13 who may call what, ${area}: every endpoint, every role, own, assigned and foreign property`, {
    timeout: 300_000,
  }, async () => {
    const world = await buildWorld(await startTestApp())
    const wrong: string[] = []
    for (const row of rows) wrong.push(...(await row.check(world)))
    expect(wrong).toEqual([])
  })
