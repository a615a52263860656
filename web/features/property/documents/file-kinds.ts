import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import { documentTypes } from '#domain/services/files/files.schema.ts'

const pictures = ['jpg', 'png', 'webp']

export const isPicture = (fileType: string) => pictures.includes(fileType)
export const isPdf = (fileType: string) => fileType === 'pdf'

const icons: Readonly<Record<string, LucideIcon>> = { pdf: FileText, docx: FileText, xlsx: FileSpreadsheet }
export const iconOf = (fileType: string): LucideIcon => (isPicture(fileType) ? FileImage : (icons[fileType] ?? File))

/** File types offered in the browser's file dialog; the server checks the real type. */
export const acceptedTypes = Object.keys(documentTypes)
export const acceptedHint = 'PDF, fotoğraf, Word veya Excel; dosya başına en fazla 20\u00a0MB.'

/** A signed document can only be a scan or a photo. */
export const scanTypes = acceptedTypes.filter((type) => type === 'application/pdf' || type.startsWith('image/'))
export const scanHint = 'PDF ya da fotoğraf; yazılar ve imza okunmalı. En fazla 20\u00a0MB.'

export const downloadAddress = (fileId: string) => `/api/files/${fileId}?save=1`
