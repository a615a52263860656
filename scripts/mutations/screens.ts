import { type Mutation, noticedBy } from './mutation.ts'

export const screens: Mutation[] = [
  ...noticedBy('web/features/tenancy/endings/ask-once.test.tsx', 'notice to leave is shown', [
    'web/features/tenancy/endings/StartEnding.tsx',
    '    if (!(await askFor(input))) return\n',
    '',
    'a notice that was called off at the question is given all the same',
  ]),
  ...noticedBy('web/features/operations/admin/UsersScreen.test.tsx', 'nobody moves under the finger', [
    'web/features/operations/admin/admin.queries.ts',
    'reply === undefined ? refreshAdmin() : refreshCounts()',
    'refreshAdmin()',
    'after an approval the next person’s button lies under the finger',
  ]),
  ...noticedBy('web/lib/consent.test.ts', 'AMB-81 nothing is allowed before a choice', [
    'web/lib/consent.ts',
    `readConsent()?.choice === 'analytics'`,
    `readConsent()?.choice !== 'necessary'`,
    'events leave before anybody agreed',
  ]),
  ...noticedBy('web/session/return-path.test.ts', 'leads nowhere', [
    'web/session/return-path.ts',
    String.raw`/^\/(?![/\\])/.test(kept.path)`,
    'true',
    'a sign-in can be led to another site',
  ]),
  ...noticedBy('web/cache/query-client.test.ts', 'CACHE-09 a query is not retried after 401 and 403', [
    'web/cache/query-client.ts',
    '!isRefused(error) && failures < times',
    'failures < times',
    'refusals are asked for again',
  ]),
  ...noticedBy('web/cache/query-client.test.ts', 'ACC-45 signing out empties what was read', [
    'web/cache/query-client.ts',
    `  listen('userLoggedOut', () => queryClient.clear())\n`,
    '',
    'the next person sees what the last one read',
  ]),
  ...noticedBy('web/lib/storage.test.ts', 'ACC-45 a chosen sign-out takes everything', [
    'web/lib/storage.ts',
    `if (!key || key.removedAt.includes('signOut'))`,
    `if (key?.removedAt.includes('signOut'))`,
    'what an older page wrote stays after signing out',
  ]),
  ...noticedBy(
    'web/cache/last-seen.test.ts',
    'OFF-03 another person finds nothing',
    [
      'web/cache/last-seen.ts',
      '|| stored?.of !== of) {',
      '|| !stored) {',
      'without a connection somebody sees what the last person saw',
    ],
    [
      'web/lib/storage.ts',
      "lastSeen: { name: 'anahtar.lastSeen', area: 'local', version: 2, removedAt: ['signOut', 'lostSession', 'signIn'] }",
      "lastSeen: { name: 'anahtar.lastSeen', area: 'local', version: 2, removedAt: ['signOut'] }",
      'what was seen outlives a lost session',
    ],
  ),
  ...noticedBy('web/cache/last-seen.test.ts', 'OFF-03 nothing is kept for somebody who did not ask', [
    'web/cache/last-seen.ts',
    '  if (!rememberedHere()) return\n',
    '',
    'a shared computer keeps what was seen',
  ]),
  ...noticedBy('web/writes/use-write.test.tsx', 'a second call while the first is running does nothing', [
    'web/writes/use-write.ts',
    'if (!parallel && client.isMutating({ mutationKey }) > 0) return undefined',
    '',
    'a double click writes twice',
  ]),
  ...noticedBy('web/features/people/notifications/NotificationList.test.tsx', 'NOT-07 NOT-08 a click marks it read', [
    'web/features/people/notifications/use-notification-actions.ts',
    'if (!notification.is_read) void read.run(notification.id)',
    '',
    'a click leaves the notification unread',
  ]),
  ...noticedBy('web/features/people/chat/ChatRow.test.tsx', 'CHAT-02 a row shows its six parts', [
    'web/features/people/chat/ChatRow.tsx',
    'avatar={partner.avatar} ',
    '',
    'the chat list shows no pictures of people',
  ]),
  ...noticedBy('web/ui/states.test.tsx', 'an empty state says what is missing, what to do next', [
    'web/ui/states.tsx',
    '        {text}\n',
    '',
    'an empty list does not say what to do',
  ]),
]
