import type { ComponentType } from 'react'
import type { PublicSiteInfo } from '../site-info.ts'
import type { BlogPath } from './blog-paths.ts'

type BlogPage = ComponentType<{ data: never; info: PublicSiteInfo }>

/** The page for an address, one chunk each. */
export const loadBlogPage = async (path: BlogPath): Promise<BlogPage> =>
  path === '/yazilar' ? (await import('./ArticlesPage.tsx')).default : (await import('./ArticlePage.tsx')).default
