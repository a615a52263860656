import { useParams } from '@tanstack/react-router'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { siteInfo } from '#web/layout/public-page.tsx'
import ArticlePage from '#web/public-site/blog/ArticlePage.tsx'
import { readArticle } from './blog.queries.ts'
import { ReadOnce } from './ReadOnce.tsx'

/** An article opened from inside the application; a direct visit gets the prerendered page. */
export default function PublicArticleScreen() {
  const { slug } = useParams({ from: '/yazilar/$slug' })
  return (
    <ReadOnce
      key={slug}
      path={`/yazilar/${slug}`}
      read={() => readArticle(slug)}
      titleOf={({ title }: Article) => title}
    >
      {(article) => <ArticlePage data={article} info={siteInfo()} />}
    </ReadOnce>
  )
}
