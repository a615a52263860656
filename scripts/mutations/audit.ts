import { type Mutation, noticedBy, noticedOnPostgresBy } from './mutation.ts'

const service = 'server/services/audit'
const chainTest = `${service}/chain.test.ts`
const apiTest = 'server/features/audit/audit.test.ts'
const unitTest = 'domain/audit/audit.rules.test.ts'

/** That nobody can take back or hide what they did, and that the log tells of nobody more than it must. */
export const audit: Mutation[] = [
  ...noticedOnPostgresBy(chainTest, 'many who write at once, and several who chain', [
    `${service}/chain-audit-log.ts`,
    'if (!(await lockChain(tx))) return 0',
    '',
    'two processes give two entries one place',
  ]),
  ...noticedBy(
    chainTest,
    'the command names an altered entry, whichever of its columns',
    [
      `${service}/chain-audit-log.ts`,
      'const { hash: _, seq: __, at, ...said } = row',
      'const { hash: _, seq: __, at, detail: ___, ...said } = row',
      'the facts of an entry can be rewritten',
    ],
    [
      `${service}/check-audit-log.ts`,
      'linkHash(ctx, at.hash, row.seq, row) !== row.hash',
      'row.hash.length !== 43',
      'an altered entry passes',
    ],
  ),
  ...noticedBy(chainTest, 'the command names removed entries', [
    `${service}/check-audit-log.ts`,
    'if (row.seq > at.seq + 1) {',
    'if (row.seq > at.seq + 1000) {',
    'a removed entry is called an altered one',
  ]),
  ...noticedBy(chainTest, 'evidence of a contract that was altered', [
    `${service}/evidence.ts`,
    'JSON.stringify({ record, id, kind, actor_name, detail, ip, user_agent, at })',
    'JSON.stringify({ record, id, kind, detail, ip, user_agent, at })',
    'another name can be put below a decision',
  ]),
  ...noticedBy(chainTest, 'what is older than ten years goes', [
    `${service}/chain.queries.ts`,
    'limit.toISOString()',
    'new Date().toISOString()',
    'the tidying takes entries that must stay',
  ]),
  ...noticedBy(
    apiTest,
    'sign-ins, changes and decisions stand in one’s own history',
    [
      'server/features/audit/audit.queries.ts',
      'part(eq(auditLogRows.actor_id, userId))',
      'part(sql`true`)',
      'everybody reads what everybody did',
    ],
    [
      `${service}/audit-rows.queries.ts`,
      "address: from ? maskAddress(from.ip) : '',",
      "address: from ? from.ip : '',",
      'the log keeps whole addresses for ten years',
    ],
  ),
  ...noticedBy(apiTest, 'whoever opened my paper is named', [
    'server/features/audit/audit.routes.ts',
    "...(!mine && { address: '', device: '' })",
    '',
    'people read where others sit',
  ]),
  ...noticedBy(unitTest, 'names, addresses and reasons of a feature’s event stay out', [
    'domain/audit/audit.rules.ts',
    "const harmless = ['fields',",
    "const harmless = ['name', 'fields',",
    'names of tenants stand in a log that nobody can clear',
  ]),
]
