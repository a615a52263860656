import { html } from 'hono/html'
import { type Block, footerLines, type Letter } from './letter.ts'

const colour = {
  page: '#f3f6f7',
  card: '#ffffff',
  ink: '#1d2a2e',
  muted: '#56666b',
  accent: '#0b5d6b',
  line: '#dde5e7',
  brass: '#c98a2b',
}

const text = (size: number, color: string) =>
  `font-family:'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;font-size:${size}px;line-height:1.5;color:${color}`

const card = `background-color:${colour.card};border:1px solid ${colour.line};border-radius:10px;padding:32px 36px`
const fact = `padding:8px 8px 8px 0;border-bottom:1px solid ${colour.line};vertical-align:top`
const styles = {
  page: `background-color:${colour.page}`,
  brand: `${text(20, colour.accent)};font-weight:700;padding:0 8px 16px`,
  card,
  heading: `${text(22, colour.ink)};font-weight:700;margin:0 0 20px`,
  footer: `${text(13, colour.muted)};margin:0 0 4px`,
  paragraph: `${text(16, colour.ink)};margin:0 0 16px`,
  note: `${text(14, colour.muted)};margin:0 0 12px`,
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${colour.brass}`,
  quoteTitle: `${text(14, colour.muted)};margin:0 0 4px`,
  quoteText: `${text(16, colour.ink)};margin:0;white-space:pre-line`,
  facts: `margin:0 0 16px;border-top:1px solid ${colour.line}`,
  factLabel: `${text(14, colour.muted)};${fact};width:38%`,
  factValue: `${text(15, colour.ink)};${fact};font-weight:600`,
  button: `background-color:${colour.accent};border-radius:10px`,
  buttonLink: `${text(16, '#ffffff')};display:inline-block;font-weight:600;padding:12px 24px;text-decoration:none`,
  buttonNote: `${text(13, colour.muted)};margin:0 0 16px`,
  address: `color:${colour.accent};word-break:break-all`,
}

// Mail programs with support for the color scheme get dark colours; for those that invert colours themselves, every
// text colour has a matching background.
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #10181b !important }
  .card { background-color: #182328 !important; border-color: #2a383d !important }
  .ink { color: #e8eef0 !important }
  .muted { color: #a3b3b8 !important }
  .brand { color: #5cc4d1 !important }
  .line { border-color: #2a383d !important }
  .button { background-color: #5cc4d1 !important }
  .button a { color: #08262c !important }
}
@media (max-width: 600px) { .card { padding: 24px 20px !important } }`

type Html = ReturnType<typeof html>

/** Tables and inline styles, because mail programs support little else. */
export function letterPage(letter: Letter, origin: string | null): string {
  const page = html`<!doctype html><html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;${styles.page}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preview}</div>
${table('page', styles.page, html`<tr><td align="center" style="padding:32px 12px">${contentOf(letter, origin)}</td></tr>`)}
</body>
</html>`
  return String(page)
}

const contentOf = (letter: Letter, origin: string | null) =>
  table(
    'letter',
    'max-width:560px',
    html`<tr><td class="brand" style="${styles.brand}">${logo(origin)}Anahtar</td></tr>
<tr><td class="card" style="${styles.card}">
<h1 class="ink" style="${styles.heading}">${letter.heading}</h1>
${letter.blocks.map(blockHtml)}
</td></tr>
<tr><td style="padding:20px 8px 0">${footerLines.map((line) => html`<p class="muted" style="${styles.footer}">${line}</p>`)}</td></tr>`,
  )

/** The alt text is empty, because the name stands beside the logo as text. */
const logo = (origin: string | null) =>
  origin &&
  html`<img class="logo" src="${origin}/mail-logo.png" alt="" width="28" height="28" style="border:0;margin-right:10px;vertical-align:middle">`

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${styles.paragraph}">${block.text}</p>`
    case 'note':
      return html`<p class="muted" style="${styles.note}">${block.text}</p>`
    case 'quote':
      return html`<div style="${styles.quote}">
<p class="muted" style="${styles.quoteTitle}">${block.title}</p>
<p class="ink" style="${styles.quoteText}">${block.text}</p>
</div>`
    case 'facts':
      return table(
        'line',
        styles.facts,
        block.rows.map(
          ([label, value]) =>
            html`<tr><td class="muted line" style="${styles.factLabel}">${label}</td><td class="ink line" style="${styles.factValue}">${value}</td></tr>`,
        ),
      )
    case 'button':
      return buttonHtml(block.label, block.href)
  }
}

/**
 * The colour is on the cell, because Outlook ignores it elsewhere; the address below is for readers who cannot click
 * the button.
 */
const buttonHtml = (label: string, href: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tbody>
<tr><td class="button" style="${styles.button}"><a href="${href}" style="${styles.buttonLink}">${label}</a></td></tr>
</tbody></table>
<p class="muted" style="${styles.buttonNote}">Düğme çalışmıyorsa bu adresi tarayıcınıza yapıştırın:<br><a class="brand" href="${href}" style="${styles.address}">${href}</a></p>`

const table = (name: string, style: string, rows: Html | Html[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${name}" style="${style}"><tbody>${rows}</tbody></table>`
