import { type Mutation, noticedBy } from './mutation.ts'

/** Everything else behind the doors. */
export const server: Mutation[] = [
  ...noticedBy('server/http/edges.test.ts', 'every number and day has bounds', [
    'domain/kernel/entered-days.ts',
    '.refine(isPlausible,',
    '.refine(() => true,',
    'a contract can begin in the year 1',
  ]),
  ...noticedBy(
    'server/features/admin/admin.test.ts',
    'an approval that was told',
    [
      'server/features/admin/decide-account.ts',
      "      if (await hasActedSince(tx, id, decided_at)) throw refuseAccount('approval_used')\n",
      '',
      'somebody loses the account in the middle of working with it',
    ],
    [
      'server/features/admin/decide-account.ts',
      "if (isLate || (await lastDecision(tx, id)) !== 'approve')",
      'if (isLate)',
      'an account that was switched on again becomes a registration that waits',
    ],
  ),
  ...noticedBy('server/features/admin/admin.test.ts', 'taken back before anybody was told', [
    'server/features/admin/decide-account.ts',
    ' || found.user.decided_at?.toISOString() !== decided_at) return',
    ') return',
    'an approval that was taken back and given again is told twice',
  ]),
  ...noticedBy('server/features/rent-increases/rent-increases.test.ts', 'sent and decided many times at once', [
    'domain/ledger/schedule.rules.ts',
    '(contract_id ?? term.contract_id) === term.contract_id',
    'term.contract_id',
    'an increase of the old contract raises the rent of the new one',
  ]),
  ...noticedBy('server/features/suggestions/who-is-told.test.ts', 'NOT-02 ROLE-13 whoever manages everything', [
    'server/access/audience.queries.ts',
    'e where e.owner_id =',
    'e where true or e.owner_id =',
    'staff of other hosts are told of requests',
  ]),
  ...noticedBy('server/features/chat/chat-caps.test.ts', 'CHAT-09 at most 1000 unread messages', [
    'server/features/chat/chat-list.queries.ts',
    'const mostUnread = 1000',
    'const mostUnread = 100_000',
    'unread messages are counted without end',
  ]),
  ...noticedBy('server/features/chat/chat-caps.test.ts', 'CHAT-07 of many chats', [
    'server/features/chat/chat-list.queries.ts',
    'chatsOf(userId, listLimits.related)',
    'chatsOf(userId, 10_000)',
    'chats are listed without end',
  ]),
  ...noticedBy('server/features/chat/chat.test.ts', 'ROLE-24 a chat of others answers everywhere', [
    'server/features/chat/chat-scope.queries.ts',
    'and(eq(chats.id, id), or(eq(chats.user1, userId), eq(chats.user2, userId)))!',
    'and(eq(chats.id, id), or(eq(chats.user1, chats.user1), eq(chats.user2, userId)))!',
    'anybody reads any conversation',
  ]),
  ...noticedBy('server/features/chat/chat.test.ts', 'CHAT-12 a sent message is unread until the partner has read it', [
    'server/features/chat/messages.queries.ts',
    '        ne(messages.sender_id, actor.userId),\n',
    '',
    'people mark their own messages as read',
  ]),
  ...noticedBy('server/services/accounts/missing-session.test.ts', 'ACC-08 a right password that yields no session', [
    'server/services/accounts/log-in.ts',
    `if (libraryCode(error) === 'FAILED_TO_CREATE_SESSION') logMissingSession(ctx)`,
    '',
    'nobody learns why a right password fails',
  ]),
  ...noticedBy('server/services/accounts/guessing.test.ts', '200 wrong passwords at once: ten are compared', [
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
  ...noticedBy('server/features/admin/admin-doors.test.ts', 'an administrator without a second factor may only', [
    'server/http/mount.ts',
    'if (actor.secondFactorDue && !endpoint.beforeSecondFactor)',
    'if (false)',
    'administrators work without a second factor',
  ]),
  ...noticedBy('server/features/admin/admin-doors.test.ts', 'decisions of an administrator ask for the password', [
    'server/http/mount.ts',
    'if (endpoint.confirmed && age > confirmationMs)',
    'if (false)',
    'an old session of an administrator decides',
  ]),
  ...noticedBy('server/http/http.test.ts', 'ACC-15 maintenance is off as shipped', [
    'server/http/mount.ts',
    `if (actor?.subject.role !== 'admin')`,
    'if (!actor)',
    'maintenance keeps out guests alone',
  ]),
  ...noticedBy('server/features/documents/documents.test.ts', 'SCR-04 everybody sees the papers that are for them', [
    'server/access/document-scope.queries.ts',
    '      opened,',
    '      sql`true`,',
    'tenants read papers that were never shared with them',
  ]),
  ...noticedBy('server/features/suggestions/join-suggestion.test.ts', 'SUG-13 whoever only reads a request', [
    'server/access/suggestion-scope.queries.ts',
    'onlyRents ? own :',
    'onlyRents ? undefined :',
    'tenants read the requests of their neighbours',
  ]),
  ...noticedBy('server/features/tenants/tenants.test.ts', 'TEN-03 TEN-07 LIM-01 twelve to a page', [
    'server/features/tenants/tenants.queries.ts',
    ` limit \${maxCards})`,
    ')',
    'the tenant list has no end',
  ]),
  ...noticedBy('server/features/survey/survey.test.ts', 'SUR-09 an unknown question', [
    'domain/survey/survey.rules.ts',
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
  ...noticedBy('server/features/suggestions/decide-suggestion.test.ts', 'PROP-25 SUG-07 MAIL-17 a rejection records', [
    'server/features/suggestions/decide-suggestion.ts',
    'reddeden_kullanici_id: by, reddetme_tarihi: at, ret_nedeni',
    'reddeden_kullanici_id: by, ret_nedeni',
    'a rejection has no date',
  ]),
  ...noticedBy('server/features/staff/people.test.ts', 'LIM-03 related people: 50 of a role, 100 tenants', [
    'domain/staff/staff.schema.ts',
    'role: 50,',
    'role: 500,',
    'role lists have no end',
  ]),
  ...noticedBy('server/access/by-shape.test.ts', 'whoever differs in anything but who they are', [
    'server/access/by-shape.ts',
    '...{ today, roles, engagements, chosen, side },\n  subject: { ...subject, owned_id: subject',
    '...{ today, roles, chosen, side },\n  subject: { ...subject, owned_id: subject',
    'somebody is answered with the rights of another',
  ]),
  ...noticedBy(
    'server/access/by-shape.test.ts',
    'what would serve one person’s data to another is refused',
    [
      'server/access/by-shape.ts',
      '  refuseInside(prepared.getQuery().sql)\n',
      '',
      'an id in the text of a statement is sent for everybody',
    ],
    ['server/access/by-shape.ts', '    refuseInside(value)\n', '', 'an id inside of a value is sent for everybody'],
  ),
]
