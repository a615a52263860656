import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/operations/maintenance'
const apiTest = `${feature}/maintenance.test.ts`
const eraseTest = `${feature}/erase-property.test.ts`
const rules = 'domain/operations/maintenance/maintenance.rules.ts'
const rulesTest = 'domain/operations/maintenance/maintenance.rules.test.ts'
const bakimTest = 'web/features/operations/maintenance/bakim.test.ts'

/** A dry run writes nothing, let properties stay, and permanent deletions were intended. */
export const maintenance: Mutation[] = [
  ...noticedBy(apiTest, 'a dry run changes nothing', [
    `${feature}/in-steps.ts`,
    'const step = dryRun\n',
    'const step = !dryRun\n',
    'a look at what would change changes it',
  ]),
  ...noticedBy(
    rulesTest,
    'a link stays while the property is let',
    [rules, `if (!isRented(property.status)) return 'not_rented'`, '', 'who rents nothing goes on seeing the property'],
    [rules, 'party.user_id === null && sameEmail', 'sameEmail', 'an address passes for the person of another account'],
  ),
  ...noticedBy(apiTest, 'emergency clean empties tenants and contract where nobody rents', [
    `${feature}/clean-properties.ts`,
    `if (!isCleanable(found.status)) throw refuseMaintenance('property_is_rented')`,
    '',
    'a let property is said to be cleaned',
  ]),
  ...noticedBy(
    eraseTest,
    'safe delete leaves nothing of the property',
    [
      `${feature}/erase-property.ts`,
      `if (title !== titleOf(property)) throw refuseMaintenance('title_differs', { title: 'Başlık aynı değil' })`,
      '',
      'one wrong click removes a property for good',
    ],
    [
      `${feature}/erase-property.ts`,
      'await dropFiles(ctx, tx, await filesOf(tx, id))',
      '',
      'files outlive their property',
    ],
  ),
  ...noticedBy(eraseTest, 'every party is told once', [
    `${feature}/erase-property.ts`,
    'await notifyParties(ctx, tx, by, property)',
    '',
    'contracts vanish and nobody hears of it',
  ]),
  ...noticedBy(apiTest, 'the renters check writes renters_id alone', [
    `${feature}/maintenance.queries.ts`,
    '.map(withoutNames)',
    '',
    'the log keeps names of people who are gone',
  ]),
  ...noticedBy(bakimTest, 'helpers only look unless they are told to act', [
    'web/features/operations/maintenance/bakim.ts',
    '{ uygula = false }',
    '{ uygula = true }',
    'a helper acts when it was asked to look',
  ]),
  ...noticedBy(
    rulesTest,
    'the enrichment pauses 100 ms between two contracts',
    [
      rules,
      'if (index > 0) await pause(enrichmentPauseMs)',
      'await pause(enrichmentPauseMs)',
      'there is a pause before the first',
    ],
    [
      rules,
      "contract[field].trim() === '' && found[field]",
      'found[field]',
      'what stands in a contract is overwritten',
    ],
  ),
  ...noticedBy(apiTest, 'enrichment fills empty names with a pause of 100 ms', [
    `${feature}/enrich-contracts.ts`,
    'await withPauses(ids, async (id) => add(await enrichContract(ctx, id)), pause)',
    'for (const id of ids) add(await enrichContract(ctx, id))',
    'an enrichment does not wait between two contracts',
  ]),
  ...noticedBy(apiTest, 'a look-up shows ten records at most', [
    'domain/operations/maintenance/maintenance.schema.ts',
    '.transform((limit) => Math.min(limit, maintenanceLimits.lookup))',
    '',
    'a look-up shows as many as are asked for',
  ]),
  ...noticedBy('server/db/specified-fields.test.ts', 'each of the specified collections is a table of its own', [
    'server/db/migrations/0061_privacy.sql',
    'create index deletion_requests_due on deletion_requests (due_on, id);',
    'create index deletion_requests_due on deletion_requests (due_on, id);\ndrop table suggestions cascade;',
    'a specified collection has no table',
  ]),
]
