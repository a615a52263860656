import { useSearch } from '@tanstack/react-router'
import { siteInfo } from '#web/layout/public-page.tsx'
import ArticlesPage from '#web/public-site/blog/ArticlesPage.tsx'
import { readArticles } from './blog.queries.ts'
import { ReadOnce } from './ReadOnce.tsx'

/** The list opened from inside the application; a direct visit gets the prerendered page. */
export default function PublicArticlesScreen() {
  const page = Math.max(1, Math.trunc(useSearch({ from: '/yazilar' }).sayfa ?? 1))
  return (
    <ReadOnce key={page} path="/yazilar" read={() => readArticles(page)} titleOf={() => 'Yazılar'}>
      {({ documents, hasMore }) => <ArticlesPage data={{ documents, page, hasMore }} info={siteInfo()} />}
    </ReadOnce>
  )
}
