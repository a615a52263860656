import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type BlogPath, isBlogPath } from './blog/blog-paths.ts'
import { loadBlogPage } from './blog/lazy-blog-pages.ts'
import { carriedPageData } from './blog/page-data.ts'
import { lazyPublicPages } from './lazy-pages.ts'
import type { PublicPath } from './page-meta.ts'
import { currentSiteInfo } from './site-info.ts'

export const isPublicPath = (path: string): path is PublicPath | BlogPath => path in lazyPublicPages || isBlogPath(path)

/** Hydrates a prerendered page without loading the application: only React and that page. */
export async function hydratePublicPage(root: Element, path: PublicPath | BlogPath) {
  if (isBlogPath(path)) return hydrateBlogPage(root, path)
  const { default: Page } = await lazyPublicPages[path]()
  hydrateRoot(
    root,
    <StrictMode>
      <Page info={currentSiteInfo()} />
    </StrictMode>,
  )
}

async function hydrateBlogPage(root: Element, path: BlogPath) {
  const Page = await loadBlogPage(path)
  const data = carriedPageData<never>(root)
  if (!data) return
  hydrateRoot(
    root,
    <StrictMode>
      <Page data={data} info={currentSiteInfo()} />
    </StrictMode>,
  )
}
