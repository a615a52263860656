import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/insight/search'
const apiTest = `${feature}/search.test.ts`
const webTest = 'web/features/insight/search/SearchButton.test.tsx'

/** The search finds nothing that lists would hide, and opens the right record. */
export const search: Mutation[] = [
  ...noticedBy(
    apiTest,
    'a stranger and another landlord find nothing of it',
    [`${feature}/found.queries.ts`, 'and(seen, isCalled)', 'isCalled', 'everybody finds every account'],
    [
      `${feature}/found.queries.ts`,
      'and(visibleTo(asked.actor), containsAllWords(',
      'and(sql`true`, containsAllWords(',
      'everybody finds every property',
    ],
    [
      `${feature}/found.queries.ts`,
      'and(isPayment, where, seen, stands)',
      'and(isPayment, where, stands)',
      'everybody finds every payment',
    ],
  ),
  ...noticedBy(apiTest, 'the guarantor and the whole number of a party', [
    `${feature}/found.queries.ts`,
    'if (digits && digits.length >= wholeNumber) parts.push',
    'if (digits) parts.push',
    'a number is guessed digit by digit',
  ]),
  ...noticedBy(apiTest, 'reads no conversation of others', [
    `${feature}/found.queries.ts`,
    'where user2 =',
    'where user2 <>',
    'an administrator reads the messages of others',
  ]),
  ...noticedBy(
    apiTest,
    'what was deleted, hidden or taken back is not found',
    [
      `${feature}/found.queries.ts`,
      'back.reverses =',
      'back.id is null and back.reverses =',
      'a payment that was taken back looks like one',
    ],
    [
      `${feature}/found.queries.ts`,
      'and(contractVisibleTo(actor), notHiddenFrom(actor), where)',
      'and(contractVisibleTo(actor), where)',
      'a contract that was taken off the list comes back',
    ],
  ),
  ...noticedBy(webTest, 'Enter before the answer waits for it', [
    'web/features/insight/search/SearchPanel.tsx',
    'if (!asks || isCurrent) options.open()',
    'if (options.active) options.open()',
    'Enter opens what was found for fewer letters',
  ]),
]
