import { documentTypes } from './files.schema.ts'

const extensionOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Phones and messengers mix up picture extensions, which is harmless. */
const pictureExtensions = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'heic', 'heif']
const known = new Set([...Object.values(documentTypes), ...pictureExtensions])

/** Extensions of executables, archives and other formats; never accepted, because no allowed content has them. */
const foreign = new Set(
  (
    'apk app bat bin bz2 cab cmd com cpl csv dll dmg doc docm dotm eml exe gif gz hta htm html ico inf iso jar js jse jsp ' +
    'lnk mht mhtml mjs mp3 mp4 msg msi mov odt ods pages php pl ppt pptx ps1 py rar reg rtf scr sh svg svgz swf sys ' +
    'tar tif tiff txt url vb vbe vbs wav wsf xhtml xla xls xlsb xlsm xlt xml xps zip 7z'
  ).split(' '),
)

/** True when the extension fits the content; a name without an extension fits any. */
export function extensionFits(name: string, type: string): boolean {
  const extension = extensionOf(name)
  if (foreign.has(extension)) return false
  if (!known.has(extension)) return true
  return type.startsWith('image/') ? pictureExtensions.includes(extension) : extension === documentTypes[type]
}

/** The name for downloads, always with the extension of the actual content. */
export function nameToSave(name: string, type: string): string {
  const extension = documentTypes[type] ?? type.split('/')[1] ?? ''
  const given = extensionOf(name)
  if (given === extension || (given === 'jpeg' && extension === 'jpg')) return name
  return `${known.has(given) ? name.slice(0, -given.length - 1) : name}.${extension}`
}

/** The field holds at most 10 characters (PROP-19). */
export const fileTypeOf = (type: string) => (documentTypes[type] ?? type).slice(0, 10)
