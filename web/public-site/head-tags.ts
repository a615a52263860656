import { faq } from './faq/faq-content.ts'
import { canonicalPath, ogImageOf } from './page-meta.ts'

interface HeadPage {
  path: string
  title: string
  description: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

export function headTags(page: HeadPage, origin: string): string {
  const title = escapeHtml(page.title)
  const description = escapeHtml(page.description)
  const address = escapeHtml(new URL(canonicalPath(page.path), origin).href)
  const image = escapeHtml(new URL(`/${ogImageOf(page.path)}`, origin).href)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Anahtar">',
    '<meta property="og:locale" content="tr_TR">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
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
  // A `<` inside the data could close the script element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
