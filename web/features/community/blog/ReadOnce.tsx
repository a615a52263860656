import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { siteInfo } from '#web/layout/public-page.tsx'
import { isMissing } from '#web/lib/missing.ts'
import type { BlogPath } from '#web/public-site/blog/blog-paths.ts'
import layout from '#web/public-site/layout.module.css'
import { PublicLayout } from '#web/public-site/PublicLayout.tsx'
import { siteTitle } from '#web/ui/site-title.ts'

interface Props<Data> {
  path: BlogPath
  read: () => Promise<Data>
  titleOf: (data: Data) => string
  children: (data: Data) => ReactNode
}

/** Public pages do not use the query cache: they read their data once, when they open. */
export function ReadOnce<Data>({ path, read, titleOf, children }: Props<Data>) {
  const [data, setData] = useState<Data | null>(null)
  const [problem, setProblem] = useState<'missing' | 'failed' | null>(null)
  const begin = useEffectEvent(async (isStillHere: () => boolean) => {
    try {
      const found = await read()
      if (!isStillHere()) return
      setData(found)
      document.title = siteTitle(titleOf(found))
    } catch (error) {
      if (isStillHere()) setProblem(isMissing(error) ? 'missing' : 'failed')
    }
  })
  useEffect(() => {
    let here = true
    void begin(() => here)
    return () => {
      here = false
    }
  }, [])
  if (data) return children(data)
  return (
    <PublicLayout path={path} info={siteInfo()}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          {problem && (
            <h1 className={layout.pageTitle}>{problem === 'missing' ? 'Yazı bulunamadı' : 'Yazı yüklenemedi'}</h1>
          )}
          <p className={layout.lead} role="status">
            {problem === 'missing' && 'Bu yazı yayından kaldırılmış ya da adresi değişmiş olabilir.'}
            {problem === 'failed' && 'Bağlantınızı kontrol edip sayfayı yenileyin.'}
            {!problem && 'Yükleniyor...'}
          </p>
          {problem && <a href="/yazilar">Bütün yazılar</a>}
        </div>
      </div>
    </PublicLayout>
  )
}
