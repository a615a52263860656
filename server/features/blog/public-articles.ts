import { articleFilter } from '#domain/blog/blog.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { PublicArticles } from '#server/http/article-pages.ts'
import { publicArticle, publicArticles } from './blog.queries.ts'

/** LIM-02, also for a search engine. */
const most = 4000

/** For the pages that stand before any sign-in. */
export function publicArticlesOf(ctx: Context): PublicArticles {
  const today = () => isoDate(ctx.clock.now())
  return {
    page: (page) => publicArticles(ctx.db, articleFilter.parse({ page }), today()),
    newest: async (size = most) => (await publicArticles(ctx.db, articleFilter.parse({ size }), today())).documents,
    bySlug: (slug) => publicArticle(ctx.db, slug, today()),
  }
}
