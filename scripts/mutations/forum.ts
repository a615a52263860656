import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/forum'
const apiTest = `${feature}/forum.test.ts`
const orderTest = `${feature}/forum-order.test.ts`
const onceTest = `${feature}/forum-at-once.test.ts`

/** Whose words may be changed, who reads what was hidden, and that the numbers are those of the rows. */
export const forum: Mutation[] = [
  ...noticedBy(
    orderTest,
    'only the author edits and deletes',
    [
      `${feature}/write-post.ts`,
      "if (post.author_id !== actor.userId) throw refuse('not_allowed')",
      '',
      'everybody changes everybody’s posts',
    ],
    [
      `${feature}/write-reply.ts`,
      "if (reply.author_id !== actor.userId) throw refuse('not_allowed')",
      '',
      'everybody changes everybody’s replies',
    ],
  ),
  ...noticedBy(
    orderTest,
    'a hidden text is read by its author',
    [
      `${feature}/forum-post.queries.ts`,
      "content: readable ? row.content : ''",
      'content: row.content',
      'what was hidden is still read by everybody',
    ],
    [
      `${feature}/forum-scope.queries.ts`,
      '.hidden_at is null or ',
      '.hidden_at is null or true or ',
      'a hidden post is opened by its address',
    ],
  ),
  ...noticedBy(orderTest, 'a locked post is closed', [
    `${feature}/write-reply.ts`,
    "if (post.is_locked || post.hidden_at) throw refuseForum('post_locked')",
    '',
    'a closed discussion goes on',
  ]),
  ...noticedBy(orderTest, 'new members write five texts an hour', [
    'domain/forum/forum.rules.ts',
    'now.getTime() - since.getTime() < newcomerMs',
    'now.getTime() - since.getTime() < 0',
    'whoever has just come writes as much as they like',
  ]),
  ...noticedBy(apiTest, 'a number at zero stays there', [
    `${feature}/forum.queries.ts`,
    ', 0)`',
    ', -9)`',
    'a number falls below zero, and the call fails',
  ]),
  ...noticedBy(onceTest, 'fifty people like, reply and take it back at once', [
    `${feature}/like.ts`,
    'added ? 1 : taken ? -1 : 0',
    'on === false ? -1 : 1',
    'a like that was there already is counted again',
  ]),
  ...noticedBy(apiTest, 'a post is written, listed, read, changed', [
    `${feature}/moderate.ts`,
    "if (author !== actor.userId && !isAdmin(actor)) throw refuse('not_allowed')",
    '',
    'everybody reads what somebody took back',
  ]),
]
