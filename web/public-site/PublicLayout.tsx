import './tokens.css'
import { type ReactNode, useEffect } from 'react'
import { viewContent } from '#domain/people/tracking/tracking.rules.ts'
import { track, watchPage } from '#web/lib/tracking.ts'
import type { BlogPath } from './blog/blog-paths.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './PublicLayout.module.css'
import { type PublicPath, pageMeta } from './page-meta.ts'
import type { PublicSiteInfo } from './site-info.ts'

export function PublicLayout({
  path,
  info,
  children,
}: {
  path: PublicPath | BlogPath
  info: PublicSiteInfo
  children: ReactNode
}) {
  useEffect(() => {
    track(viewContent(path, path in pageMeta ? pageMeta[path as PublicPath].category : 'blog'))
    return watchPage()
  }, [path])

  return (
    <div className={styles.page} data-site-info={JSON.stringify(info)}>
      <a className={styles.skip} href="#icerik">
        İçeriğe geç
      </a>
      <CookieBanner />
      <Header path={path} />
      <main id="icerik" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer info={info} />
    </div>
  )
}
