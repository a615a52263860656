import { type Mutation, noticedBy } from './mutation.ts'

const archive = 'server/features/operations/privacy/archive.test.ts'
const others = 'server/features/operations/privacy/others.test.ts'
const deletion = 'server/features/operations/privacy/deletion.test.ts'
const erase = 'server/features/operations/privacy/erase.test.ts'
const landlord = 'after a landlord is deleted'

/** The export of a user's data, and what remains after a deletion. */
export const privacy: Mutation[] = [
  ...noticedBy('server/db/schema.test.ts', 'the declared tables and the migrated ones', [
    'server/db/schema/tax.ts',
    "    inputs: mixed(jsonb('inputs').$type<TaxInputs>().notNull()),\n",
    '',
    'a column that only a migration knows is neither handed out nor removed',
  ]),
  ...noticedBy('server/features/operations/privacy/catalogue.test.ts', 'the id of a person', [
    'server/db/schema/tax.ts',
    "person_id: personId(uuid('person_id').notNull()),\n    year: plain(integer('year').notNull()),\n    inputs",
    "person_id: plain(uuid('person_id').notNull()),\n    year: plain(integer('year').notNull()),\n    inputs",
    'an id of a person passes for one of a record',
  ]),
  ...noticedBy(
    archive,
    'by its owner alone',
    [
      'server/services/archives/archives.queries.ts',
      "eq(dataArchives.user_id, owner), eq(dataArchives.state, 'ready')",
      "eq(dataArchives.state, 'ready')",
      'somebody fetches everything about somebody else',
    ],
    [
      'server/features/operations/privacy/archives.ts',
      'given?.archive !== id || given.session !== actor.sessionId',
      'given?.archive !== id',
      'a link that was passed on opens the archive in another browser',
    ],
    [
      'domain/operations/privacy/privacy.rules.ts',
      'export const archiveKeyMs = 2 * 60_000',
      'export const archiveKeyMs = 20 * 60_000',
      'the key to the archive lies in the history of the browser and still works',
    ],
  ),
  ...noticedBy(
    others,
    'knows anyway',
    [
      'server/features/operations/privacy/personal-rows.queries.ts',
      "return [array(columnsOf(table, 'fileContent')), ...others]",
      "return [array(columnsOf(table, 'fileContent'))]",
      'the archive of one party tells from where the other one clicked',
    ],
    [
      'server/db/schema/audit.ts',
      "    onlyFor: { 'actor_id = :user': ['address', 'device'] },\n",
      '',
      'somebody reads the address of the administrator who decided about them',
    ],
  ),
  ...noticedBy(others, 'an address that is not proven', [
    'server/features/operations/privacy/person.queries.ts',
    'emails: known.proven ? address : [],',
    'emails: address,',
    'an account that was opened with somebody’s address downloads their contracts and letters',
  ]),
  ...noticedBy(others, 'a number that anybody can enter', [
    'server/db/schema/mail.ts',
    "text: secret(text('text')",
    "text: sealed(text('text')",
    'whoever enters somebody’s number reads the codes that were sent to it',
  ]),
  ...noticedBy(archive, 'every row about them', [
    'server/features/operations/privacy/readable-row.ts',
    "(['secret', 'derived', 'fileContent'])",
    "(['derived', 'fileContent'])",
    'the archive carries the hash of the password',
  ]),
  ...noticedBy(
    deletion,
    'nobody about themselves',
    [
      'server/features/operations/privacy/decide-deletion.ts',
      "if (request.user_id === actor.userId) throw refusePrivacy('own_deletion')",
      '',
      'an administrator decides on the own request',
    ],
    [
      'server/features/operations/privacy/decide-deletion.ts',
      "if ((await blockersOf(tx, user_id)).length > 0) throw refusePrivacy('deletion_blocked')",
      '',
      'an account goes that a running tenancy needs',
    ],
  ),
  ...noticedBy(deletion, 'has thirty days', [
    'domain/operations/privacy/privacy.rules.ts',
    'const answerDays = 30',
    'const answerDays = 60',
    'the law’s thirty days are missed',
  ]),
  ...noticedBy(
    erase,
    landlord,
    [
      'server/features/operations/privacy/erase.queries.ts',
      'if (!isEvidence(table)) await eraseMentions(db, person, { name, table })',
      '',
      'mails and notifications of others still name the person',
    ],
    [
      'server/features/operations/privacy/erase-person.ts',
      "if (avatar) await ctx.jobs.enqueue(tx, removeContentJob, { area: 'avatars', name: avatar })",
      '',
      'the picture of somebody who was deleted stays in storage',
    ],
  ),
  ...noticedBy('server/features/operations/privacy/deletion.test.ts', 'an administrator has to decide again', [
    'server/features/operations/privacy/erase-person.ts',
    'if ((await blockersOf(tx, person.user)).length > 0) {',
    'if ((await blockersOf(tx, person.user)).length > 1) {',
    'somebody is erased in the middle of a contract',
  ]),
]
