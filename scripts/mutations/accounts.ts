import { type Mutation, noticedBy } from './mutation.ts'

const lockOutTest = 'server/features/people/accounts/lock-out.test.ts'
const lettersTest = 'server/services/mail/letters-without-keys.test.ts'

/** Proof of identity: keys in mails, passwords and codes. */
export const accounts: Mutation[] = [
  ...noticedBy(
    lettersTest,
    'an administrator reads every letter without its key',
    [
      'server/platform/without-keys.ts',
      'paper(?:-links|-records?)?/|api/calendar/',
      'api/calendar/',
      'an administrator agrees to a paper in the name of its party',
    ],
    [
      'server/platform/without-keys.ts',
      '(?:approvals?/|paper(?:-links|-records?)?/',
      '(?:approvals?/|paper(?:-links)?/',
      'an administrator objects to a signature on paper in the name of whoever signed',
    ],
    [
      'server/features/operations/admin/admin.routes.ts',
      'last_error: last_error && withoutKeys(last_error)',
      'last_error',
      'the complaint of a mail server shows the key of the letter',
    ],
  ),
  ...noticedBy(
    lettersTest,
    'a data archive holds letters and messages without their keys',
    [
      'server/db/schema/mail.ts',
      "    withheld: ['params'],\n",
      '',
      'the archive hands out the code that only the mailbox should show',
    ],
    [
      'server/db/schema/mail.ts',
      "text: secret(text('text')",
      "text: freeText(text('text')",
      'the archive hands out codes that went to a number which anybody can enter',
    ],
  ),
  ...noticedBy(lettersTest, 'an address that is not proven brings nothing', [
    'server/features/operations/privacy/person.queries.ts',
    'emails: known.proven ? address : []',
    'emails: address',
    'registering with a stranger’s address hands out the stranger’s letters',
  ]),
  ...noticedBy(lockOutTest, 'fifty who guess at once from fifty addresses', [
    'server/features/people/accounts/known-device.ts',
    'if (device) return',
    'if (device && false) return',
    'a stranger’s wrong guesses lock out a known device',
  ]),
  ...noticedBy('server/platform/limits-by-network.test.ts', 'are counted by network', [
    'server/platform/limits.ts',
    'update(ofNetwork(key))',
    'update(key)',
    'one customer has as many tries as IPv6 addresses',
  ]),
  ...noticedBy(lockOutTest, 'two guesses at the same moment', [
    'server/db/migrations/0072_guess_delays.sql',
    'where d.forget_at <= moment or d.next_at <= moment;',
    'where true;',
    'passwords are guessed without end',
  ]),
  ...noticedBy(
    lockOutTest,
    'what makes a device known cannot be made up',
    [
      'server/features/people/accounts/known-device.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It stands in the file like this.
      '${issued}:${password}`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: It stands in the file like this.
      '${issued}`',
      'a thief’s browser stays known after a new password',
    ],
    [
      'server/features/people/accounts/known-device.ts',
      '|| !isSameSecret(proofOf(ctx, credential, issued), proof)) continue',
      ') continue',
      'a forged device cookie is accepted',
    ],
  ),
  ...noticedBy('server/features/tenancy/contracts/signing.test.ts', 'whoever uses up the codes of a copied link', [
    'server/features/tenancy/contracts/decision-code.ts',
    "(handed ? 'handed' : 'mailed')",
    "(handed ? 'mailed' : 'mailed')",
    'an owner keeps the tenant from deciding',
  ]),
  ...noticedBy('server/config.test.ts', 'production does not begin with mails', [
    'server/config.ts',
    '!mailLeaves && (outboxRefused ||',
    'false && (outboxRefused ||',
    'a production whose administrators read everybody’s keys',
  ]),
]
