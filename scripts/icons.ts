// Creates the PNG icons for phones, mails and old browsers from web/public/favicon.svg: `npm run icons`.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '..', 'web', 'public')
const house = (await readFile(path.join(folder, 'favicon.svg'), 'utf8')).replace(/<\/?svg[^>]*>/g, '')

interface Icon {
  name: string
  size: number
  /** The house's share of the edge; a mask may cut off everything outside of the inner 80 %. */
  share: number
  ground?: string
}

const white = '#ffffff'
const icons: Icon[] = [
  { name: 'icon-192', size: 192, share: 0.94 },
  { name: 'icon-512', size: 512, share: 0.94 },
  { name: 'icon-maskable-512', size: 512, share: 0.6, ground: white },
  { name: 'apple-touch-icon', size: 180, share: 0.72, ground: white },
  // Shown at 28 px; twice as large for high-density screens.
  { name: 'mail-logo', size: 56, share: 1 },
]

for (const { name, size, share, ground } of icons) {
  const edge = 32 / share
  const start = (32 - edge) / 2
  const backdrop = ground ? `<rect x="${start}" y="${start}" width="${edge}" height="${edge}" fill="${ground}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${edge} ${edge}">${backdrop}${house}</svg>`
  const { size: bytes } = await sharp(Buffer.from(svg))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, `${name}.png`))
  console.log(`${name}.png  ${bytes} bayt`)
}
