import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/tickets'
const test = `${feature}/tickets.test.ts`
const adminTest = `${feature}/admin-tickets.test.ts`

/** Who reads a ticket, whose turn it is, and what is told to whom. */
export const tickets: Mutation[] = [
  ...noticedBy(test, 'for anybody else a ticket and its files do not exist', [
    'server/access/ticket-scope.queries.ts',
    "actor.subject.role === 'admin'",
    'true',
    'everybody reads everybody’s tickets',
  ]),
  ...noticedBy('domain/tickets/tickets.rules.test.ts', 'an administrator’s reply is Güncellendi', [
    'domain/tickets/tickets.rules.ts',
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
    `${feature}/tell-other-side.ts`,
    'keepers.length > 0 ? keepers : admins',
    'admins',
    'every administrator is written to about a ticket that one of them has',
  ]),
  ...noticedBy('web/lib/what-happened.test.ts', 'an ended session', [
    'web/lib/what-happened.ts',
    "status === 401 || path.startsWith('/tickets')",
    'false',
    'a ticket reports its own refusals',
  ]),
]
