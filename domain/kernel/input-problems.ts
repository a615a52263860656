import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const nothing = 'Bu alan boş bırakılamaz'
const other = 'Geçerli bir değer girin'

const formats: Readonly<Record<string, string>> = {
  email: 'Geçerli bir e-posta adresi girin',
  url: 'Geçerli bir bağlantı girin',
  date: 'Geçerli bir tarih girin',
  datetime: 'Geçerli bir tarih ve saat girin',
  uuid: 'Geçerli bir kayıt seçin',
}

/** What is wrong with a field whose schema has no text of its own; the library's texts are written for programmers. */
function problemOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === '' ? nothing : other
    case 'invalid_value':
      return 'Listedeki seçeneklerden birini seçin'
    case 'too_big':
      if (issue.origin === 'string') return `En fazla ${issue.maximum} karakter girilebilir`
      return issue.origin === 'array' ? `En fazla ${issue.maximum} seçilebilir` : `En fazla ${issue.maximum} olabilir`
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? nothing : `En az ${issue.minimum} karakter girin`
      return issue.origin === 'array' ? `En az ${issue.minimum} seçin` : `En az ${issue.minimum} olmalıdır`
    case 'invalid_format':
      return formats[issue.format] ?? other
    case 'unrecognized_keys':
      return `Bilinmeyen alan: ${issue.keys.map((key) => `"${key}"`).join(', ')}`
    default:
      return other
  }
}

export const inputProblems = { localeError: problemOf }
