import { type Mutation, noticedBy } from './mutation.ts'

const service = 'server/services/audit'
const chainTest = `${service}/chain.test.ts`
const headTest = `${service}/audit-head.test.ts`
const signaturesTest = `${service}/signatures.test.ts`
const apiTest = 'server/features/operations/audit/audit.test.ts'
const unitTest = 'domain/services/audit/audit.rules.test.ts'

/** Users cannot undo or hide their actions, and the log contains no more personal data than necessary. */
export const audit: Mutation[] = [
  ...noticedBy(signaturesTest, 'a row put in by hand before the chain reaches it', [
    `${service}/chain-audit-log.ts`,
    'rows.filter((row) => isSigned(tx, row))',
    'rows',
    'the chain vouches for whatever lies in the table',
  ]),
  ...noticedBy(signaturesTest, 'entries from before the signatures hold by the chain alone', [
    `${service}/chain-periods.ts`,
    'if ((await periodsOf(tx)).proven) return',
    '',
    'a restart takes in what was put in by hand',
  ]),
  ...noticedBy(signaturesTest, 'a log that somebody empties while the server runs', [
    `${service}/check-audit-log.ts`,
    'if (!periods.proven) findings.push(notBegun)',
    '',
    'an emptied log is whole again with its next entry',
  ]),
  ...noticedBy('server/db/upgrades.test.ts', 'is upgraded: money, audit log and evidence', [
    'server/start.ts',
    'await beginSignatures(ctx, applied)',
    '',
    'after the upgrade that brings signatures the log of an old installation counts as put in by hand',
  ]),
  ...noticedBy(signaturesTest, 'a log whose beginning nobody vouches for is not tidied', [
    `${service}/chain-audit-log.ts`,
    'if (findings.length > 0) {',
    'if (findings.length > 100) {',
    'one old row put in by hand has the server prove a log that was replaced',
  ]),
  ...noticedBy(signaturesTest, 'entries that were given another day are not tidied away', [
    `${service}/chain-audit-log.ts`,
    'if (findings.length > 0) {',
    'if (findings.length > 100) {',
    'whoever owns the database dates an entry ten years back, and the server removes it with a valid proof',
  ]),
  ...noticedBy(headTest, 'a log that was emptied beside the running server', [
    `${service}/audit.jobs.ts`,
    'proven && foreign === 0',
    'foreign === 0',
    'nobody hears that the log was emptied until the next start',
  ]),
  ...noticedBy(signaturesTest, 'a whole log that somebody replaced by an unsigned one', [
    `${service}/chain-periods.ts`,
    'if (applied.includes(broughtSignatures) || (await isUnused(tx))) await',
    'if (applied) await',
    'whoever owns the database puts another log in the place of the true one, and the server signs it',
  ]),
  ...noticedBy(signaturesTest, 'evidence put in by hand beside the log', [
    `${service}/chain.queries.ts`,
    'left join audit_log l on l.id = h.id',
    'join audit_log l on l.id = h.id',
    'a decision that nobody made stands in the evidence',
  ]),
  ...noticedBy(signaturesTest, 'with another key the check says so', [
    `${service}/chain-periods.ts`,
    'isProven ? [{ kind, link }] : []',
    '[{ kind, link }]',
    'an entry without proof says where the chain begins',
  ]),
  ...noticedBy(chainTest, 'many who write at once, and several who chain', [
    `${service}/chain-audit-log.ts`,
    'if (!(await lockChain(tx))) return { rows: [], signed: 0 }',
    '',
    'two processes give two entries one position',
  ]),
  ...noticedBy(
    chainTest,
    'the command names an altered entry, whichever of its columns',
    [
      `${service}/entry-signature.ts`,
      'signature: ___, at, ...said }: Row',
      'signature: ___, at, detail: ____, ...said }: Row',
      'the facts of an entry can be rewritten',
    ],
    [
      `${service}/check-audit-log.ts`,
      'else if (!isRight || (!isBefore && !isSigned(ctx.db, row))) findings.push(altered(row))',
      '',
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
      'server/features/operations/audit/audit.queries.ts',
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
    'server/features/operations/audit/audit.routes.ts',
    "...(!mine && { address: '', device: '' })",
    '',
    'people read where others sit',
  ]),
  ...noticedBy(unitTest, 'names, addresses and reasons of a feature’s event stay out', [
    'domain/services/audit/audit.rules.ts',
    "const harmless = ['fields',",
    "const harmless = ['name', 'fields',",
    'names of tenants stand in a log that nobody can clear',
  ]),
]
