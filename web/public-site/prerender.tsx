import { renderToString } from 'react-dom/server'
import { escapeHtml } from './head-tags.ts'
import { canonicalPath } from './page-meta.ts'
import { publicPages } from './pages.tsx'
import { neutralSiteInfo, type PublicSiteInfo } from './site-info.ts'

export { headTags } from './head-tags.ts'

export interface RenderedPage {
  path: string
  title: string
  description: string
  html: string
}

/** The markup that stands inside the root element; hydrate.tsx renders exactly the same. */
export const renderPublicPages = (info: Partial<PublicSiteInfo> = {}): RenderedPage[] =>
  Object.entries(publicPages).map(([path, { title, description, Page }]) => ({
    path,
    title,
    description,
    html: renderToString(<Page info={{ ...neutralSiteInfo, ...info }} />),
  }))

export function sitemap(origin: string): string {
  const addresses = Object.keys(publicPages)
    .filter((path) => canonicalPath(path) === path)
    .map((path) => `  <url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** Approval links carry a secret, and the rest needs a session: neither belongs in a search engine. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /tenant-approval/',
    'Disallow: /guarantor-approval/',
    'Disallow: /paper/',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
