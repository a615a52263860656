import { escapeHtml } from '#web/public-site/head-tags.ts'

interface Card {
  title: string
  text: string
  logo: string
  fonts: Buffer[]
  picture?: Buffer
}

const dataUrl = (type: string, content: Buffer) => `data:${type};base64,${content.toString('base64')}`

/** The card that other sites show for a link to a public page. */
export function linkCard({ title, text, logo, fonts, picture }: Card): string {
  const faces = fonts.map(
    (font, index) =>
      `@font-face{font-family:"Card ${index}";src:url(${dataUrl('font/woff2', font)}) format("woff2");font-weight:100 900}`,
  )
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><style>
${faces.join('')}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;font-family:"Card 0","Card 1",sans-serif;background:#0a434e;color:#fff;position:relative}
main{position:absolute;left:76px;top:0;bottom:0;width:${picture ? 560 : 1000}px;display:flex;flex-direction:column;justify-content:center;gap:26px}
.brand{display:flex;align-items:center;gap:18px;font-size:38px;font-weight:750}
.brand svg{width:64px;height:64px}
.brand svg path:first-of-type{fill:#ffffff}.brand svg g{stroke:#0a434e}
h1{font-size:${picture ? 58 : 70}px;line-height:1.1;font-weight:800;letter-spacing:-.02em;text-wrap:balance}
p{font-size:${picture ? 25 : 29}px;line-height:1.45;color:#cfe4e7}
i{display:block;width:84px;height:6px;border-radius:3px;background:#c98a2b}
img{position:absolute;left:690px;top:96px;width:820px;border-radius:14px;box-shadow:0 24px 60px rgb(0 0 0/45%)}
</style><main><div class="brand">${logo}Anahtar</div><h1>${escapeHtml(title)}</h1><i></i><p>${escapeHtml(text)}</p></main>${
    picture ? `<img alt="" src="${dataUrl('image/png', picture)}">` : ''
  }</html>`
}
