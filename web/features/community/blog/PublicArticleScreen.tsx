import { useParams } from '@tanstack/react-router'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { siteInfo } from '#web/layout/public-page.tsx'
import ArticlePage from '#web/public-site/blog/ArticlePage.tsx'
import { readArticle } from './blog.queries.ts'
import { ReadOnce } from './ReadOnce.tsx'

/** An article reached from inside the application; opened by its address it comes with its text in place. */
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
