import { z } from 'zod'

/** The four named storage areas for properties and contracts; avatars have their own. */
export const fileAreas = ['general-files', 'property-documents', 'property-images', 'contract-documents'] as const
export type FileArea = (typeof fileAreas)[number]

export const maxFileBytes = 20 * 1024 * 1024

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Allowed document types by content, each with the extension under which it is stored. */
export const documentTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
}

const maxNameLength = 200
/** Control characters, and direction marks that could hide an extension. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Shown and offered for saving. It never becomes a path and must not look like one. */
export const fileName = z
  .string()
  .trim()
  .min(1, 'Dosyaya bir ad verin')
  .max(maxNameLength, `Dosya adı en fazla ${maxNameLength} karakter olabilir`)
  .refine((name) => !/[/\\]/.test(name) && !/^\.+$/.test(name), 'Dosya adında klasör ya da / \\ işareti olamaz')
  .refine((name) => name.isWellFormed() && !invisible.test(name), 'Dosya adında görünmeyen ya da bozuk karakterler var')
