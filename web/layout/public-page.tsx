import { type ReactNode, useEffect } from 'react'
import { publicConfig } from '#web/lib/public-config.ts'
import { lazyPublicPages } from '#web/public-site/lazy-pages.ts'
import type { PublicPath } from '#web/public-site/page-meta.ts'
import { neutralSiteInfo, type PublicSiteInfo } from '#web/public-site/site-info.ts'

export const siteInfo = (): PublicSiteInfo => ({
  operatorName: publicConfig.operator.name || neutralSiteInfo.operatorName,
  operatorEmail: publicConfig.operator.email,
  operatorAddress: publicConfig.operator.address,
  podcastUrl: publicConfig.podcastUrl,
  analyticsName: publicConfig.analyticsName,
  languageModelName: publicConfig.languageModelName,
  tufe: {},
})

/** A public page opened from inside the application; a direct visit gets the prerendered page. */
export const publicPage = (path: PublicPath) => async () => {
  const [{ default: Page }, { pageMeta }] = await Promise.all([
    lazyPublicPages[path](),
    import('#web/public-site/page-meta.ts'),
  ])
  return {
    default: () => (
      <Titled title={pageMeta[path].title}>
        <Page info={siteInfo()} />
      </Titled>
    ),
  }
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return children
}
