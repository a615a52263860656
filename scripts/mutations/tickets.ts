import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/community/tickets'
const test = `${feature}/tickets.test.ts`
const adminTest = `${feature}/admin-tickets.test.ts`

/** Who may read a ticket, who has to answer next, and who is notified. */
export const tickets: Mutation[] = [
  ...noticedBy(test, 'for anybody else a ticket and its files do not exist', [
    'server/access/ticket-scope.queries.ts',
    "actor.subject.role === 'admin'",
    'true',
    'everybody reads everybody’s tickets',
  ]),
  ...noticedBy('domain/community/tickets/tickets.rules.test.ts', 'an administrator’s reply is Güncellendi', [
    'domain/community/tickets/tickets.rules.ts',
    "(byAdmin ? 'Güncellendi' : 'Yanıtlandı')",
    "(byAdmin ? 'Yanıtlandı' : 'Güncellendi')",
    'the statuses after a reply are swapped',
  ]),
  ...noticedBy(
    test,
    'nobody writes to what is closed',
    [
      `${feature}/reply-to-ticket.ts`,
      "if (ticket.status === closedStatus) throw refuseTicket('ticket_closed')",
      '',
      'a closed ticket goes on',
    ],
    [
      `${feature}/settle-ticket.ts`,
      "if (ticket.creator_id !== actor.userId) throw refuse('not_allowed')",
      '',
      'an administrator rates their own answer',
    ],
  ),
  ...noticedBy(test, 'its time moves', [
    `${feature}/reply-to-ticket.ts`,
    'bySupport && ticket.creator_id !== actor.userId && !ticket.first_answer_at',
    'bySupport',
    'each answer counts as the first one',
  ]),
  ...noticedBy(test, 'a file goes with what its owner wrote', [
    `${feature}/reply-to-ticket.ts`,
    ' || message.author_id !== actor.userId',
    '',
    'somebody adds files to the words of another',
  ]),
  ...noticedBy(adminTest, 'statistics count the newest thousand', [
    `${feature}/ticket-statistics.queries.ts`,
    ` limit \${statisticsLimit}`,
    '',
    'statistics read every ticket there is',
  ]),
  ...noticedBy(adminTest, 'hears of it alone', [
    `${feature}/notify-other-side.ts`,
    'keepers.length > 0 ? keepers : admins',
    'admins',
    'every administrator is written to about a ticket that one of them has',
  ]),
  ...noticedBy('web/lib/ticket-diagnostics.test.ts', 'an ended session', [
    'web/lib/ticket-diagnostics.ts',
    "status === 401 || path.startsWith('/tickets')",
    'false',
    'a ticket reports its own refusals',
  ]),
  ...noticedBy(
    test,
    'a new ticket is Açık, is told and mailed to the administrators',
    [
      `${feature}/create-ticket.ts`,
      'await notifyOtherSide(ctx, tx, actor, { ticket, event: { creator: text, support: text }, words: ticket.body })',
      '',
      'nobody hears of a new ticket',
    ],
    [
      `${feature}/create-ticket.ts`,
      "status: 'Açık', created_at",
      "status: 'Yanıtlandı', created_at",
      'a new ticket is not open',
    ],
  ),
  ...noticedBy('domain/community/tickets/tickets.rules.test.ts', 'a reply names its ticket, its author', [
    'domain/community/tickets/tickets.schema.ts',
    '  ticket_id: z.uuid(),\n',
    '',
    'a reply does not say which ticket it belongs to',
  ]),
  ...noticedBy(
    'domain/community/tickets/tickets.rules.test.ts',
    'the four statuses and the four priorities, and no other',
    [
      'domain/community/tickets/tickets.schema.ts',
      "export const ticketPriorities = ['Acil', 'Yüksek', 'Normal', 'Düşük'] as const",
      "export const ticketPriorities = ['Acil', 'Yüksek', 'Normal'] as const",
      'a priority is missing',
    ],
    [
      'domain/community/tickets/tickets.schema.ts',
      "export const ticketStatuses = ['Açık', 'Yanıtlandı', 'Güncellendi', 'Kapalı'] as const",
      "export const ticketStatuses = ['Açık', 'Yanıtlandı', 'Güncellendi', 'Çözüldü', 'Kapalı'] as const",
      'a status that nobody specified',
    ],
  ),
  ...noticedBy(
    test,
    '21 tickets are 20 and 1, the newest first',
    [
      `${feature}/ticket-list.queries.ts`,
      'eq(tickets.creator_id, actor.userId),',
      '',
      'everybody lists everybody’s tickets',
    ],
    [
      `${feature}/ticket-list.queries.ts`,
      'desc(tickets.created_at), desc(tickets.id)',
      'asc(tickets.created_at)',
      'the oldest ticket comes first',
    ],
  ),
  ...noticedBy(
    test,
    'a ticket whose creator is gone shows Bilinmeyen Kullanıcı',
    [
      `${feature}/ticket-list.queries.ts`,
      `coalesce(\${users.username}, \${unknownCreator})`,
      `coalesce(\${users.username}, '')`,
      'a ticket without a creator has no name',
    ],
    [
      `${feature}/tickets.queries.ts`,
      `else \${unknownCreator} end`,
      `else \${unknownSupport} end`,
      'who is gone is called support',
    ],
  ),
]
