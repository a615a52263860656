/** The usual name of each type, and its file extensions. */
const kinds: Readonly<Record<string, readonly [name: string, ...endings: string[]]>> = {
  'image/jpeg': ['JPEG', 'jpg', 'jpeg', 'jfif'],
  'image/png': ['PNG', 'png'],
  'image/webp': ['WebP', 'webp'],
  'image/avif': ['AVIF', 'avif'],
  'application/pdf': ['PDF', 'pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['Word (.docx)', 'docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['Excel (.xlsx)', 'xlsx'],
  'text/csv': ['CSV', 'csv'],
  // The type that Windows with Excel reports for a CSV file.
  'application/vnd.ms-excel': ['CSV', 'csv', 'xls'],
  'text/plain': ['MT940', 'txt'],
  '.sta': ['MT940', 'sta'],
  '.mt940': ['MT940', 'mt940'],
  '.940': ['MT940', '940'],
  'text/xml': ['camt.053', 'xml'],
  'application/xml': ['camt.053', 'xml'],
}

/** Example: "JPEG, PNG veya WebP" */
function kindNames(accept: readonly string[]): string {
  const names = [...new Set(accept.map((type) => kinds[type]?.[0] ?? type))]
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} veya ${names.at(-1)}`
}

/** A browser leaves an unknown type empty: then the file extension decides, and without one the server. */
function isOfKind({ type, name }: File, accept: readonly string[]): boolean {
  if (type) return accept.includes(type)
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return ending === undefined || accept.some((each) => kinds[each]?.slice(1).includes(ending))
}

/** Checks a chosen file before the upload; the server checks its real type. */
export function fileProblem(file: File, accept: readonly string[], maxBytes: number): string | null {
  if (file.size === 0) return 'Dosya boş. Lütfen başka bir dosya seçin.'
  if (file.size > maxBytes) return `Dosya ${showSize(file.size)}; ${sizeLimit(maxBytes)} olabilir.`
  if (!isOfKind(file, accept)) return `Bu dosya türü kabul edilmiyor. ${kindNames(accept)} seçin.`
  return null
}

export const sizeLimit = (bytes: number) => `en fazla ${Math.floor(bytes / 1024 / 1024)}\u00a0MB`

const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })

export const showSize = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`
    : `${oneDecimal.format(Math.ceil((bytes / 1024 / 1024) * 10) / 10)}\u00a0MB`
