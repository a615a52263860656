import { articleFilter } from '#domain/community/blog/blog.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { PublicArticles } from '#server/http/article-pages.ts'
import { readFromReplica } from '#server/http/read-from-replica.ts'
import { publicArticle, publicArticles } from './blog.queries.ts'

/** LIM-02; also the limit for the sitemap. */
const most = 4000

/** For pages that need no sign-in. */
export function publicArticlesOf(ctx: Context): PublicArticles {
  const today = () => isoDate(ctx.clock.now())
  const reader = (isWriter: boolean) => (isWriter ? { db: ctx.db, replica: null } : ctx)
  return {
    page: (page, isWriter) =>
      readFromReplica(reader(isWriter), (db) => publicArticles(db, articleFilter.parse({ page }), today())),
    newest: async (size = most) => {
      const filter = articleFilter.parse({ size })
      return (await readFromReplica(ctx, (db) => publicArticles(db, filter, today()))).documents
    },
    bySlug: (slug, isWriter) => readFromReplica(reader(isWriter), (db) => publicArticle(db, slug, today())),
  }
}
