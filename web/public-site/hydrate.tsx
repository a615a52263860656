import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { lazyPublicPages } from './lazy-pages.ts'
import type { PublicPath } from './page-meta.ts'
import { currentSiteInfo } from './site-info.ts'

export const isPublicPath = (path: string): path is PublicPath => path in lazyPublicPages

/** Wakes a prerendered page without loading the application: React and that page, nothing else. */
export async function hydratePublicPage(root: Element, path: PublicPath) {
  const { default: Page } = await lazyPublicPages[path]()
  hydrateRoot(
    root,
    <StrictMode>
      <Page info={currentSiteInfo()} />
    </StrictMode>,
  )
}
