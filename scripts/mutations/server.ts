import { type Mutation, noticedBy } from './mutation.ts'

/** Everything else in the server. */
export const server: Mutation[] = [
  ...noticedBy('server/http/boundary-values.test.ts', 'every number and day has bounds', [
    'domain/kernel/entered-days.ts',
    '.refine(isPlausible,',
    '.refine(() => true,',
    'a contract can begin in the year 1',
  ]),
  ...noticedBy(
    'server/features/operations/admin/admin.test.ts',
    'an approval that was told',
    [
      'server/features/operations/admin/decide-account.ts',
      "      if (await hasActedSince(tx, id, decided_at)) throw refuseAccount('approval_used')\n",
      '',
      'somebody loses the account in the middle of working with it',
    ],
    [
      'server/features/operations/admin/decide-account.ts',
      "if (isLate || (await lastDecision(tx, id)) !== 'approve')",
      'if (isLate)',
      'an account that was switched on again becomes a registration that waits',
    ],
  ),
  ...noticedBy('server/features/operations/admin/admin.test.ts', 'taken back before anybody was told', [
    'server/features/operations/admin/decide-account.ts',
    ' || found.user.decided_at?.toISOString() !== decided_at) return',
    ') return',
    'an approval that was taken back and given again is told twice',
  ]),
  ...noticedBy('server/http/expensive-calls.test.ts', 'every call that reads a file', [
    'domain/money/tenant-payments/tenant-payments.api.ts',
    "    limit: 'filesByPerson',\n",
    '',
    'somebody keeps the readers of files busy without end',
  ]),
  ...noticedBy('domain/money/bank-statements/hostile-cells.rules.test.ts', 'more columns, rows or letters', [
    'domain/money/bank-statements/delimited-text.rules.ts',
    'cells.length >= maxStatementColumns',
    'cells.length < 0',
    'a bank file of 900,000 columns is read to its end',
  ]),
  ...noticedBy(
    'server/features/money/arrears/archive-arrears.test.ts',
    'by the one who asked',
    [
      'server/services/archives/archives.queries.ts',
      "eq(dataArchives.user_id, owner), eq(dataArchives.state, 'ready')",
      "eq(dataArchives.state, 'ready')",
      'an arrears file is fetched by somebody else',
    ],
    [
      'server/services/archives/archives.queries.ts',
      'row && row.expires_at! > now ? row : null',
      'row ?? null',
      'an archive that has run out is still handed out',
    ],
  ),
  ...noticedBy(
    'server/features/money/arrears/archive-arrears.test.ts',
    'asking answers at once; two who ask at once',
    [
      'server/services/archives/archives.ts',
      "if (!id) throw refuseArchive('archive_under_way')",
      'if (!id) return',
      'whoever asks twice waits for two archives and gets one',
    ],
    [
      'server/services/archives/archives.ts',
      'Math.min(99, Math.floor(percent))',
      'Math.min(0, Math.floor(percent))',
      'nobody sees how far an archive is',
    ],
  ),
  ...noticedBy('server/features/money/arrears/archive-arrears.test.ts', 'what cannot be made is tried again', [
    'server/services/archives/archives.ts',
    'retryLimit: 3, expireInSeconds: 300',
    'retryLimit: 0, expireInSeconds: 300',
    'an archive that could not be made once is not made at all',
  ]),
  ...noticedBy('server/features/tenancy/rent-increases/rent-increases.test.ts', 'sent and decided many times at once', [
    'domain/money/ledger/schedule.rules.ts',
    '(contract_id ?? term.contract_id) === term.contract_id',
    'term.contract_id',
    'an increase of the old contract raises the rent of the new one',
  ]),
  ...noticedBy(
    'server/features/property/suggestions/notification-recipients.test.ts',
    'NOT-02 ROLE-13 whoever manages everything',
    [
      'server/access/audience.queries.ts',
      'e where e.owner_id =',
      'e where true or e.owner_id =',
      'staff of other hosts are told of requests',
    ],
  ),
  ...noticedBy('server/features/people/chat/chat-caps.test.ts', 'CHAT-09 at most 1000 unread messages', [
    'server/features/people/chat/chat-list.queries.ts',
    'const mostUnread = 1000',
    'const mostUnread = 100_000',
    'unread messages are counted without end',
  ]),
  ...noticedBy('server/features/people/chat/chat-caps.test.ts', 'CHAT-07 of many chats', [
    'server/features/people/chat/chat-list.queries.ts',
    'chatsOf(actor.callerId, listLimits.related)',
    'chatsOf(actor.callerId, 10_000)',
    'chats are listed without end',
  ]),
  ...noticedBy('server/features/people/chat/chat.test.ts', 'ROLE-24 a chat of others answers everywhere', [
    'server/features/people/chat/chat-scope.queries.ts',
    'and(eq(chats.id, id), or(eq(chats.user1, userId), eq(chats.user2, userId)))!',
    'and(eq(chats.id, id), or(eq(chats.user1, chats.user1), eq(chats.user2, userId)))!',
    'anybody reads any conversation',
  ]),
  ...noticedBy(
    'server/features/people/chat/chat.test.ts',
    'CHAT-12 a sent message is unread until the partner has read it',
    [
      'server/features/people/chat/messages.queries.ts',
      '        ne(messages.sender_id, actor.userId),\n',
      '',
      'people mark their own messages as read',
    ],
  ),
  ...noticedBy(
    'server/features/people/accounts/missing-session.test.ts',
    'ACC-08 a right password that yields no session',
    [
      'server/features/people/accounts/log-in.ts',
      `if (libraryCode(error) === 'FAILED_TO_CREATE_SESSION') logMissingSession(ctx)`,
      '',
      'nobody learns why a right password fails',
    ],
  ),
  ...noticedBy('server/features/people/accounts/guessing.test.ts', '200 wrong passwords at once: ten are compared', [
    'server/platform/limits.ts',
    'loginsByAccount: growing(10,',
    'loginsByAccount: growing(1000,',
    'passwords are guessed without end',
  ]),
  ...noticedBy('server/http/http.test.ts', 'a request of another site is refused', [
    'server/http/mount.ts',
    `if (endpoint.method !== 'GET') refuseForeignOrigin(ctx, asked)`,
    '',
    'other sites write in the name of a visitor',
  ]),
  ...noticedBy(
    'server/features/operations/admin/admin-doors.test.ts',
    'an administrator without a second factor may only',
    [
      'server/http/mount.ts',
      'if (actor.secondFactorDue && !endpoint.beforeSecondFactor)',
      'if (false)',
      'administrators work without a second factor',
    ],
  ),
  ...noticedBy(
    'server/features/operations/admin/admin-doors.test.ts',
    'decisions of an administrator ask for the password',
    [
      'server/http/mount.ts',
      'if (endpoint.confirmed && age > confirmationMs)',
      'if (false)',
      'an old session of an administrator decides',
    ],
  ),
  ...noticedBy('server/http/http.test.ts', 'ACC-15 maintenance is off as shipped', [
    'server/http/mount.ts',
    `if (actor?.subject.role !== 'admin')`,
    'if (!actor)',
    'maintenance keeps out guests alone',
  ]),
  ...noticedBy(
    'server/features/property/documents/documents.test.ts',
    'SCR-04 everybody sees the papers that are for them',
    [
      'server/access/document-scope.queries.ts',
      '      opened,',
      '      sql`true`,',
      'tenants read papers that were never shared with them',
    ],
  ),
  ...noticedBy('server/features/property/suggestions/join-suggestion.test.ts', 'SUG-13 whoever only reads a request', [
    'server/access/suggestion-scope.queries.ts',
    'onlyRents ? own :',
    'onlyRents ? undefined :',
    'tenants read the requests of their neighbours',
  ]),
  ...noticedBy('server/features/work/tenants/tenants.test.ts', 'TEN-03 TEN-07 LIM-01 twelve to a page', [
    'domain/work/tenants/tenants.schema.ts',
    'export const maxCards = 1000',
    'export const maxCards = 100_000',
    'the tenant list has no end',
  ]),
  ...noticedBy('server/features/people/survey/survey.test.ts', 'SUR-09 an unknown question', [
    'domain/people/survey/survey.rules.ts',
    `'options' in answer === question.is_multiple_choice && `,
    '',
    'several answers to a question that takes one',
  ]),
  ...noticedBy('server/platform/crypto.test.ts', 'AMB-34 a proof opens until it expires', [
    'server/platform/crypto.ts',
    'if (now.getTime() >= expires) return null',
    '',
    'a proof of identity never ends',
  ]),
  ...noticedBy(
    'server/features/property/suggestions/decide-suggestion.test.ts',
    'PROP-25 SUG-07 MAIL-17 a rejection records',
    [
      'server/features/property/suggestions/decide-suggestion.ts',
      'reddeden_kullanici_id: by, reddetme_tarihi: at, ret_nedeni',
      'reddeden_kullanici_id: by, ret_nedeni',
      'a rejection has no date',
    ],
  ),
  ...noticedBy('server/features/people/staff/people.test.ts', 'LIM-03 related people: 50 of a role, 100 tenants', [
    'domain/people/staff/staff.schema.ts',
    'role: 50,',
    'role: 500,',
    'role lists have no end',
  ]),
  ...noticedBy('server/access/prepared-by-caller.test.ts', 'whoever differs in anything but who they are', [
    'server/access/prepared-by-caller.ts',
    'JSON.stringify([shape, input, missingIn(values)])',
    'JSON.stringify([input, missingIn(values)])',
    'somebody is answered with the rights of another',
  ]),
  ...noticedBy(
    'server/access/prepared-by-caller.test.ts',
    'what would serve one person’s data to another does not compile, or is refused',
    [
      'server/db/sql-value.ts',
      '  [Symbol.toPrimitive](): never {\n    return refuse()',
      "  [Symbol.toPrimitive]() {\n    return ''",
      'an id in the text of a statement is sent for everybody',
    ],
    [
      'server/db/sql-value.ts',
      '  toJSON(): never {\n    return refuse()',
      "  toJSON() {\n    return ''",
      'an id inside of a value is sent for everybody',
    ],
  ),
  ...noticedBy(
    'server/http/read-from-replica.test.ts',
    'whoever has changed or removed something reads where they wrote',
    [
      'server/http/mount.ts',
      "if (ctx.replica && endpoint.method !== 'GET' && !actor?.token) asked.cookies.push(writtenCookie)",
      "if (ctx.replica && endpoint.method === 'POST' && !actor?.token) asked.cookies.push(writtenCookie)",
      'after a change the list is shown as it was before',
    ],
  ),
  ...noticedBy('server/services/mail/mail.jobs.test.ts', 'runs again after it left goes out once', [
    'server/services/mail/mail.jobs.ts',
    "if (!mail || mail.state === 'sent') return",
    'if (!mail) return',
    'a mail goes out twice, the second time without its link',
  ]),
]
