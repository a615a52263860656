/** The four named storage areas for what belongs to properties and contracts; avatars have their own. */
export const fileAreas = ['general-files', 'property-documents', 'property-images', 'contract-documents'] as const
export type FileArea = (typeof fileAreas)[number]

export const maxFileBytes = 20 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** What a document may be, by its content: the extension that it is kept under follows from it. */
export const documentTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}
