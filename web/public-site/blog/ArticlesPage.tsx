import { coverAddress, publicArticlePath } from '#domain/community/blog/blog.rules.ts'
import type { ArticleCard } from '#domain/community/blog/blog.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import type { PublicSiteInfo } from '../site-info.ts'
import styles from './Blog.module.css'
import { articlesPath } from './blog-paths.ts'
import { DrawnCover } from './DrawnCover.tsx'
import { pageData } from './page-data.ts'

export interface ArticleList {
  documents: ArticleCard[]
  page: number
  hasMore: boolean
}

export default function ArticlesPage({ data, info }: { data: ArticleList; info: PublicSiteInfo }) {
  const { documents, page, hasMore } = data
  return (
    <PublicLayout path="/yazilar" info={info}>
      <div {...pageData(data)}>
        <div className={layout.pageHead}>
          <div className={layout.container}>
            <h1 className={layout.pageTitle}>Yazılar</h1>
            <p className={layout.lead}>
              Kira artışı, depozito, vergi, teslim, kefil, ihtar ve kontrat: kaynağıyla, kısa ve sade anlatım.
            </p>
            <p className={styles.facts}>
              <a href="/rss.xml">RSS ile izleyin</a>
            </p>
          </div>
        </div>
        <div className={`${layout.container} ${styles.sheet}`}>
          {documents.length === 0 && <p>{page > 1 ? 'Bu sayfada yazı yok.' : 'Henüz yayımlanmış bir yazı yok.'}</p>}
          <ul className={styles.cards}>
            {documents.map(({ slug, title, summary, publish_on, minutes, cover }) => (
              <li key={slug} className={styles.card}>
                <div className={styles.cardCover}>
                  {cover ? (
                    <img src={coverAddress(cover, 'thumb')} alt="" loading="lazy" />
                  ) : (
                    <DrawnCover slug={slug} />
                  )}
                </div>
                <div>
                  <h2>
                    <a href={publicArticlePath(slug)}>{title}</a>
                  </h2>
                  <p>{summary}</p>
                  <p className={styles.facts}>
                    <time dateTime={publish_on}>{showDate(publish_on)}</time> · {minutes} dakikalık okuma
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {(page > 1 || hasMore) && (
            <nav className={layout.actions} aria-label="Sayfalar">
              {page > 1 && (
                <a className={layout.button} href={articlesPath(page - 1)}>
                  Daha yeni yazılar
                </a>
              )}
              {hasMore && (
                <a className={layout.button} href={articlesPath(page + 1)}>
                  Daha eski yazılar
                </a>
              )}
            </nav>
          )}
        </div>
      </div>
    </PublicLayout>
  )
}
