import { type Mutation, noticedBy } from './mutation.ts'

const queries = 'server/features/community/blog/blog.queries.ts'
const apiTest = 'server/features/community/blog/blog.test.ts'
const inline = 'domain/community/markdown/inline.rules.ts'
const markdownTest = 'domain/community/markdown/markdown.rules.test.ts'

/** Only published articles are readable, and markdown links are safe. */
export const blog: Mutation[] = [
  ...noticedBy(
    apiTest,
    'a draft and an article of tomorrow answer like none',
    [
      queries,
      'and(eq(posts.draft, false), lte(posts.publish_on, today))',
      'lte(posts.publish_on, today)',
      'drafts are public',
    ],
    [
      queries,
      'and(eq(posts.draft, false), lte(posts.publish_on, today))',
      'eq(posts.draft, false)',
      'an article is read before its day',
    ],
  ),
  ...noticedBy(apiTest, 'the cover of a draft is for administrators', [
    queries,
    'reader.isAdmin ? undefined : isPublic(reader.today)',
    'undefined',
    'everybody sees the covers of drafts',
  ]),
  ...noticedBy(
    apiTest,
    'one address for one article',
    [
      'server/features/community/blog/write-article.ts',
      `if (before.version !== version) throw refuseBlog('article_changed')`,
      '',
      'an old page overwrites what somebody else wrote',
    ],
    [
      'server/features/community/blog/write-article.ts',
      `if (form.slug !== before.slug && articleState(before, isoDate(now)) === 'published') throw refuseSlug('slug_public')`,
      '',
      'a public address leads nowhere any more',
    ],
  ),
  ...noticedBy(
    markdownTest,
    'no link leads to',
    [inline, 'if (disguise.test(href)) return null', '', 'signs that turn the direction disguise an address'],
    [inline, '[^/?#@]+(?:', '[^/?#]+(?:', 'a name before the site passes for the site'],
    [inline, '/^\\/(?!\\/)/', '/^\\//', 'a link to another site passes for one of ours'],
  ),
  ...noticedBy(markdownTest, 'words that are an address open that one or none', [
    inline,
    ' || namesAnother(words, href)',
    '',
    'a link says one address and opens another',
  ]),
  ...noticedBy(apiTest, 'a list of posts has at most 4000', [
    'domain/community/blog/blog.schema.ts',
    '.transform((asked) => Math.min(asked, mostArticles))',
    '',
    'a list of articles has no limit',
  ]),
]
