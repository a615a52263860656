import { coverAddress, noAdvice, publicArticlePath } from '#domain/community/blog/blog.rules.ts'
import type { Article } from '#domain/community/blog/blog.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { MarkdownElements } from '#web/lib/MarkdownElements.tsx'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import type { PublicSiteInfo } from '../site-info.ts'
import styles from './Blog.module.css'
import { pageData } from './page-data.ts'

export default function ArticlePage({ data: article, info }: { data: Article; info: PublicSiteInfo }) {
  const { title, summary, publish_on, updated_on, minutes, cover } = article
  return (
    <PublicLayout path={publicArticlePath(article.slug)} info={info}>
      <article {...pageData(article)}>
        <div className={layout.pageHead}>
          <div className={layout.container}>
            <p>
              <a href="/yazilar" className={styles.back}>
                Bütün yazılar
              </a>
            </p>
            <h1 className={layout.pageTitle}>{title}</h1>
            <p className={layout.lead}>{summary}</p>
            <p className={styles.facts}>
              <time dateTime={publish_on}>{showDate(publish_on)}</time> · {minutes} dakikalık okuma
              {updated_on !== publish_on && (
                <>
                  {' · '}Güncellendi: <time dateTime={updated_on}>{showDate(updated_on)}</time>
                </>
              )}
            </p>
          </div>
        </div>
        <div className={`${layout.container} ${styles.sheet}`}>
          {cover && <img className={styles.cover} src={coverAddress(cover)} alt="" />}
          <div className={styles.prose}>
            <MarkdownElements text={article.body} />
          </div>
          <p className={styles.note} role="note">
            {noAdvice}
          </p>
          <p className={layout.actions}>
            <a className={`${layout.button} ${layout.primary}`} href="/register" data-track="yazi-kayit">
              Ücretsiz kayıt ol
            </a>
            <a className={layout.button} href="/yazilar">
              Diğer yazılar
            </a>
          </p>
        </div>
      </article>
    </PublicLayout>
  )
}
