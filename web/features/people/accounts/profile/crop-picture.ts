import type { Area } from 'react-easy-crop'
import { maxAvatarBytes } from '#domain/people/accounts/accounts.api.ts'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import { showSize, sizeLimit } from '#web/ui/file-problem.ts'

const side = 512
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot become a profile picture, checked before it is read or sent. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.includes(file.type))
    return 'Bu dosya türü kullanılamıyor. JPEG, PNG veya WebP biçiminde bir resim seçin.'
  if (file.size === 0) return 'Seçilen dosya boş.'
  if (file.size > maxAvatarBytes)
    return `Resim ${showSize(file.size)}; ${sizeLimit(maxAvatarBytes)} olabilir. Daha küçük bir resim seçin.`
  return null
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))

export async function cropPicture(source: string, area: Area): Promise<Blob> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error(accountsMessages.pictureUnreadable)
  // A transparent PNG would turn black as JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  const webp = await encode(canvas, 'image/webp')
  // A browser that cannot encode WebP returns PNG instead of failing.
  if (webp?.type === 'image/webp') return webp
  const jpeg = await encode(canvas, 'image/jpeg')
  if (!jpeg) throw new Error(accountsMessages.pictureUnreadable)
  return jpeg
}
