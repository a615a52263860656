import { type Mutation, noticedBy } from './mutation.ts'

const feature = 'server/features/community/forum'
const apiTest = `${feature}/forum.test.ts`
const orderTest = `${feature}/forum-order.test.ts`
const searchTest = `${feature}/forum-search.test.ts`
const newsTest = `${feature}/forum-notifications.test.ts`
const onceTest = `${feature}/forum-at-once.test.ts`

/** Who may change a text, who sees hidden ones, and that the stored counts match the rows. */
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
    'domain/community/forum/forum.rules.ts',
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
  ...noticedBy(apiTest, 'replies answer posts and replies, in reading order', [
    `${feature}/write-reply.ts`,
    'replyPath(parent?.path ?? null, newId())',
    'replyPath(null, newId())',
    'an answer does not follow what it answers',
  ]),
  ...noticedBy(
    apiTest,
    'likes, bookmarks and forum notifications have their specified fields',
    [
      'server/db/schema/forum.ts',
      "target_type: plain(text('target_type').$type<ForumTarget>().notNull()),",
      '',
      'a like does not say whether it is of a post or a reply',
    ],
    [
      'server/db/schema/forum.ts',
      "kind: plain(text('kind').$type<ForumNewsKind>().notNull()),",
      '',
      'a forum notification does not say what happened',
    ],
  ),
  ...noticedBy(newsTest, 'the author hears of replies and likes', [
    `${feature}/like.ts`,
    'if (added) await notifyOfLike(ctx, tx, actor, { ...target, post, author })',
    '',
    'nobody hears that their post is liked',
  ]),
  ...noticedBy(newsTest, 'replies, likes and mentions have preferences of their own', [
    `${feature}/notify-members.ts`,
    "like: 'forum_like',",
    "like: 'forum_reply',",
    'whoever wants no news of likes gets them',
  ]),
  ...noticedBy(
    onceTest,
    'two gets are two views more',
    [`${feature}/count-views.ts`, '(counts.get(post) ?? 0) + 1', '1', 'two readings within two seconds count as one'],
    [
      `${feature}/forum.routes.ts`,
      'again ? viewsWaiting(ctx, params.id) : countView(ctx, params.id)',
      'countView(ctx, params.id)',
      'an open screen counts a reading each time it asks again',
    ],
  ),
  ...noticedBy(searchTest, 'the search is by title and gives at most twenty', [
    'domain/community/forum/forum.schema.ts',
    'export const maxSearchResults = 20',
    'export const maxSearchResults = 21',
    'a search gives more than twenty',
  ]),
  ...noticedBy(searchTest, 'letters, case and endings make no difference', [
    `${feature}/forum-list.queries.ts`,
    'stems: stemsOf(q), some: false',
    'stems: stemsOf(q), some: true',
    'one fitting word of many is enough for a search',
  ]),
  ...noticedBy(apiTest, 'every call that fails says success false with a text', [
    'server/app.ts',
    '({ success: false as const, ...refusal.toBody() })',
    '({ ...refusal.toBody() })',
    'a failed call does not say that it failed',
  ]),
  ...noticedBy('web/features/community/forum/ForumScreen.test.tsx', 'a list that cannot be read says so', [
    'web/list/ListScreen.tsx',
    '{query.isError &&',
    '{query.isError && query.data &&',
    'a list that cannot be read is an empty page',
  ]),
  ...noticedBy('web/features/community/forum/ForumScreen.test.tsx', 'an empty forum invites to write', [
    'web/list/ListScreen.tsx',
    "{state === 'empty' && empty}",
    '',
    'an empty list says nothing',
  ]),
  ...noticedBy('web/features/community/forum/ForumScreen.test.tsx', 'opening a post is a reading', [
    'web/features/community/forum/forum.queries.ts',
    "...(wasRead(id) && { again: '1' as const })",
    '',
    'each refresh of an open post is a reading',
  ]),
  ...noticedBy('web/features/community/forum/ReplyForm.test.tsx', 'is a reply of its own', [
    'web/features/community/forum/ReplyForm.tsx',
    "    form.reset({ content: '' })\n    setId(newId())\n",
    "    form.reset({ content: '' })\n",
    'a second reply from the form below a post is refused',
  ]),
]
