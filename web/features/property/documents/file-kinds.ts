import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from 'lucide-react'
import { documentTypes } from '#domain/services/files/files.schema.ts'

const pictures = ['jpg', 'png', 'webp']

export const isPicture = (fileType: string) => pictures.includes(fileType)
export const isPdf = (fileType: string) => fileType === 'pdf'

const icons: Readonly<Record<string, LucideIcon>> = { pdf: FileText, docx: FileText, xlsx: FileSpreadsheet }
export const iconOf = (fileType: string): LucideIcon => (isPicture(fileType) ? FileImage : (icons[fileType] ?? File))

/** What the browser offers to choose; what a file really is, the server finds out. */
export const acceptedTypes = Object.keys(documentTypes)
export const acceptedHint = 'PDF, fotoğraf, Word veya Excel; dosya başına en fazla 20\u00a0MB.'

/** A signed paper is scanned or photographed; nothing else is one. */
export const scanTypes = acceptedTypes.filter((type) => type === 'application/pdf' || type.startsWith('image/'))
export const scanHint = 'PDF ya da fotoğraf; yazılar ve imza okunmalı. En fazla 20\u00a0MB.'

export const downloadAddress = (fileId: string) => `/api/files/${fileId}?save=1`
