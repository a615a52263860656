import { type Mutation, noticedBy } from './mutation.ts'

const lettersTest = 'server/services/mail/letters-without-keys.test.ts'

/** What proves who somebody is: keys of letters, passwords and codes. */
export const accounts: Mutation[] = [
  ...noticedBy(
    lettersTest,
    'an administrator reads every letter without its key',
    [
      'server/platform/without-keys.ts',
      'paper(?:-links)?/|api/calendar/',
      'api/calendar/',
      'an administrator agrees to a paper in the name of its party',
    ],
    [
      'server/features/admin/admin.routes.ts',
      'last_error: last_error && withoutKeys(last_error)',
      'last_error',
      'the complaint of a mail server shows the key of the letter',
    ],
  ),
  ...noticedBy(
    lettersTest,
    'a data archive holds letters and messages without their keys',
    [
      'server/features/privacy/catalogue/conversations.ts',
      "    withheld: 'params',\n",
      '',
      'the archive hands out the code that only the mailbox should show',
    ],
    [
      'server/features/privacy/readable-row.ts',
      'maskNationalId(text) : withoutKeys(text)',
      'maskNationalId(text) : text',
      'the archive hands out codes that went to a number which anybody can enter',
    ],
  ),
  ...noticedBy(lettersTest, 'an address that is not proven brings nothing', [
    'server/features/privacy/person.queries.ts',
    `case when a."emailVerified" then array[u.email] else '{}' end as emails`,
    'array[u.email, u.claimed_email] as emails',
    'registering with a stranger’s address hands out the stranger’s letters',
  ]),
  ...noticedBy('server/config.test.ts', 'production does not begin with mails', [
    'server/config.ts',
    '!mailLeaves && (outboxRefused ||',
    'false && (outboxRefused ||',
    'a production whose administrators read everybody’s keys',
  ]),
]
