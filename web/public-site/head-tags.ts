import { faq } from './faq/faq-content.ts'
import { canonicalPath, ogImageOf } from './page-meta.ts'

export interface ArticleHead {
  /** Only the title, without the name of the site. */
  headline: string
  publish_on: string
  updated_on: string
}

interface HeadPage {
  path: string
  title: string
  description: string
  /** Replaces the page's own card picture; of any size. */
  image?: string
  article?: ArticleHead
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

export function headTags(page: HeadPage, origin: string): string {
  const title = escapeHtml(page.title)
  const description = escapeHtml(page.description)
  const address = escapeHtml(new URL(canonicalPath(page.path), origin).href)
  const isBlog = page.path.startsWith('/yazilar')
  const card = isBlog ? 'og-home.png' : ogImageOf(page.path)
  const image = escapeHtml(new URL(page.image ?? `/${card}`, origin).href)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="${page.article ? 'article' : 'website'}">`,
    ...(page.article ? articleTags(page, page.article, origin) : []),
    ...(isBlog ? ['<link rel="alternate" type="application/rss+xml" title="Anahtar yazıları" href="/rss.xml">'] : []),
    '<meta property="og:site_name" content="Anahtar">',
    '<meta property="og:locale" content="tr_TR">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}">`,
    ...(page.image
      ? []
      : ['<meta property="og:image:width" content="1200">', '<meta property="og:image:height" content="630">']),
    `<meta property="og:image:alt" content="${title}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${image}">`,
    `<meta name="twitter:title" content="${title}">`,
    `<meta name="twitter:description" content="${description}">`,
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0e1a1d" media="(prefers-color-scheme: dark)">',
    ...(page.path === '/sss' ? [faqData()] : []),
  ].join('\n')
}

function articleTags(page: HeadPage, { headline, publish_on, updated_on }: ArticleHead, origin: string) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    inLanguage: 'tr',
    headline,
    description: page.description,
    datePublished: publish_on,
    dateModified: updated_on,
    mainEntityOfPage: new URL(page.path, origin).href,
    author: { '@type': 'Organization', name: 'Anahtar', url: origin },
    image: new URL(page.image ?? '/og-home.png', origin).href,
  }
  return [
    `<meta property="article:published_time" content="${escapeHtml(publish_on)}">`,
    `<meta property="article:modified_time" content="${escapeHtml(updated_on)}">`,
    jsonData(data),
  ]
}

/** A `<` inside the data could close the script element. */
const jsonData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

function faqData() {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'tr',
    mainEntity: faq.flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  }
  return jsonData(data)
}
