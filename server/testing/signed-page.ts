import sharp from 'sharp'

/** A photographed page with lines of text and a signature, so that it is not blank. */
export const signedPage = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: Buffer.from(drawing(width, height)) }])
    .jpeg()
    .toBuffer()

const drawing = (width: number, height: number) => {
  const lines = Array.from({ length: 20 }, (_, at) => Math.round(((at + 1) * height) / 24))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines
    .map((y) => `<rect x="${width * 0.1}" y="${y}" width="${width * 0.8}" height="${Math.max(height / 80, 1)}"/>`)
    .join('')}</svg>`
}
