import { expect, test } from 'vitest'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { binAccess } from '#server/features/bin/bin.access.fixture.ts'
import { chatAccess } from '#server/features/chat/chat.access.fixture.ts'
import { conditionsAccess } from '#server/features/conditions/conditions.access.fixture.ts'
import { approvalsAccess } from '#server/features/contracts/approvals.access.fixture.ts'
import { wizardAccess } from '#server/features/contracts/contract-wizard.access.fixture.ts'
import { contractChangesAccess, contractsAccess } from '#server/features/contracts/contracts.access.fixture.ts'
import { edevletAccess } from '#server/features/contracts/edevlet.access.fixture.ts'
import { deadlinesAccess } from '#server/features/deadlines/deadlines.access.fixture.ts'
import { diagnosticsAccess } from '#server/features/diagnostics/diagnostics.access.fixture.ts'
import { documentsAccess } from '#server/features/documents/documents.access.fixture.ts'
import { endingsAccess } from '#server/features/endings/endings.access.fixture.ts'
import { engagementsAccess } from '#server/features/engagements/engagements.access.fixture.ts'
import { fixturesAccess } from '#server/features/fixtures/fixtures.access.fixture.ts'
import { handoversAccess } from '#server/features/handovers/handovers.access.fixture.ts'
import { papersAccess } from '#server/features/papers/papers.access.fixture.ts'
import { propertiesAccess } from '#server/features/properties/properties.access.fixture.ts'
import { renewalsAccess } from '#server/features/renewals/renewals.access.fixture.ts'
import { staffAccess } from '#server/features/staff/staff.access.fixture.ts'
import { suggestionsAccess } from '#server/features/suggestions/suggestions.access.fixture.ts'
import { tenanciesAccess } from '#server/features/tenancies/tenancies.access.fixture.ts'
import { trackingAccess } from '#server/features/tracking/tracking.access.fixture.ts'
import { undertakingsAccess } from '#server/features/undertakings/undertakings.access.fixture.ts'
import { routes } from '#server/routes.ts'
import { accountsAccess } from '#server/services/accounts/accounts.access.fixture.ts'
import { notificationsAccess } from '#server/services/notifications/notifications.access.fixture.ts'
import {
  expectedAccess,
  expectedBeforeSecondFactor,
  expectedConfirmed,
  expectedLimits,
} from '#server/testing/access-levels.ts'
import { type AccessRow, nameOf } from '#server/testing/access-table.ts'
import { buildWorld } from '#server/testing/access-world.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const table: Record<string, AccessRow[]> = {
  accounts: accountsAccess,
  bin: binAccess,
  properties: propertiesAccess,
  endings: endingsAccess,
  fixtures: fixturesAccess,
  suggestions: suggestionsAccess,
  deadlines: deadlinesAccess,
  diagnostics: diagnosticsAccess,
  documents: documentsAccess,
  engagements: engagementsAccess,
  notifications: notificationsAccess,
  people: staffAccess,
  chat: chatAccess,
  links: approvalsAccess,
  tracking: trackingAccess,
  'special conditions': conditionsAccess,
  'contract wizard': wizardAccess,
  contracts: contractsAccess,
  'contract changes': contractChangesAccess,
  renewals: renewalsAccess,
  handovers: handoversAccess,
  papers: papersAccess,
  'e-Devlet sheet': edevletAccess,
  tenancies: tenanciesAccess,
  undertakings: undertakingsAccess,
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

test('ROLE-24 every endpoint declares the level that is written down for it in access-levels.ts, and no level is left over', () => {
  const declared = Object.fromEntries(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint.access]))
  const missing = Object.keys(declared).filter((name) => !(name in expectedAccess))
  expect(missing, 'endpoints without a level: write down in server/testing/access-levels.ts who may').toEqual([])
  expect(declared).toEqual(expectedAccess)
})

test('which calls ask for the password again, come before the second factor and are counted, is written down too', () => {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const names = (which: (endpoint: Endpoint) => unknown) => endpoints.filter(which).map(nameOf).sort()
  expect(names(({ confirmed }) => confirmed)).toEqual([...expectedConfirmed].sort())
  expect(names(({ beforeSecondFactor }) => beforeSecondFactor)).toEqual([...expectedBeforeSecondFactor].sort())
  const counted = endpoints.flatMap((endpoint) => (endpoint.limit ? [[nameOf(endpoint), endpoint.limit]] : []))
  expect(Object.fromEntries(counted)).toEqual(expectedLimits)
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
