import sharp from 'sharp'

/** A real picture; every number gives another colour. */
export async function picture(number = 0, { width = 640, height = 480 } = {}): Promise<Blob> {
  const background = { r: (number * 53) % 256, g: (number * 97 + 80) % 256, b: 160 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
