import { type Mutation, noticedBy } from './mutation.ts'

const archive = 'server/features/operations/privacy/archive.test.ts'
const others = 'server/features/operations/privacy/others.test.ts'
const deletion = 'server/features/operations/privacy/deletion.test.ts'
const erase = 'server/features/operations/privacy/erase.test.ts'
const landlord = 'after a landlord is deleted'

/** The export of a user's data, and what remains after a deletion. */
export const privacy: Mutation[] = [
  ...noticedBy('server/features/operations/privacy/catalogue.test.ts', 'every table and every column', [
    'server/features/operations/privacy/catalogue/money.ts',
    "columns: { plain: 'year version updated_at', person: 'person_id', json: 'inputs' }",
    "columns: { plain: 'year version updated_at', person: 'person_id' }",
    'a column that nobody thought of is neither handed out nor removed',
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
      "return [array(columns.bytes ?? ''), ...others]",
      "return [array(columns.bytes ?? '')]",
      'the archive of one party tells from where the other one clicked',
    ],
    [
      'server/features/operations/privacy/catalogue/community.ts',
      "    onlyFor: { 'actor_id = :user': 'address device' },\n",
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
    'server/features/operations/privacy/catalogue/conversations.ts',
    "secret: 'text', words: 'last_error'",
    "sealed: 'text', words: 'last_error'",
    'whoever enters somebody’s number reads the codes that were sent to it',
  ]),
  ...noticedBy(archive, 'every row about them', [
    'server/features/operations/privacy/readable-row.ts',
    "const leftOut = new Set(['secret', 'derived', 'bytes'])",
    "const leftOut = new Set(['derived', 'bytes'])",
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
]
