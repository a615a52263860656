import { expect, test } from 'vitest'
import { extensionFits, fileTypeOf, nameToSave } from './files.rules.ts'
import { fileName } from './files.schema.ts'

const pdf = 'application/pdf'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('PROP-19 a type of 30 characters is kept as its first 10; known types by their short name', () => {
  expect(fileTypeOf('abcdefghijklmnopqrstuvwxyz1234')).toBe('abcdefghij')
  expect(fileTypeOf(pdf)).toBe('pdf')
  expect(fileTypeOf(word)).toBe('docx')
})

test('a name is not a path, not endless, and hides nothing', () => {
  for (const good of ['Tapu.pdf', 'Kira sözleşmesi (2026).docx', 'fatura 12.03.2026', "Ali'nin evi.jpg"])
    expect(fileName.safeParse(good).success, good).toBe(true)
  const bad = [
    '',
    '   ',
    '../../etc/passwd',
    'C:\\belgeler\\tapu.pdf',
    '..',
    'tapu\u0000.pdf',
    'tapu\r\nSet-Cookie: x.pdf',
    'tapu\u202efdp.exe',
    '\ud800.pdf',
    'a'.repeat(5000),
  ]
  for (const name of bad) expect(fileName.safeParse(name).success, JSON.stringify(name.slice(0, 30))).toBe(false)
  expect(fileName.parse('  Tapu.pdf ')).toBe('Tapu.pdf')
})

test('an ending must fit the content, pictures among themselves excepted', () => {
  expect(extensionFits('tapu.pdf', pdf)).toBe(true)
  expect(extensionFits('tapu', pdf)).toBe(true)
  expect(extensionFits('Fatura 12.03.2026', pdf)).toBe(true)
  expect(extensionFits('sözleşme v.son', word)).toBe(true)
  expect(extensionFits('foto.png', 'image/jpeg')).toBe(true)
  expect(extensionFits('foto.JPEG', 'image/webp')).toBe(true)
  expect(extensionFits('tapu.jpg', pdf)).toBe(false)
  expect(extensionFits('tapu.pdf', word)).toBe(false)
  expect(extensionFits('tapu.pdf.exe', pdf)).toBe(false)
  expect(extensionFits('tapu.HTML', pdf)).toBe(false)
})

test('what is saved carries its true ending', () => {
  expect(nameToSave('Tapu', pdf)).toBe('Tapu.pdf')
  expect(nameToSave('Tapu.pdf', pdf)).toBe('Tapu.pdf')
  expect(nameToSave('Tapu.pdf', 'image/jpeg')).toBe('Tapu.jpg')
  expect(nameToSave('Tapu.jpeg', 'image/jpeg')).toBe('Tapu.jpeg')
  expect(nameToSave('Fatura 12.03.2026', pdf)).toBe('Fatura 12.03.2026.pdf')
  expect(nameToSave('foto.jpg', 'image/webp')).toBe('foto.webp')
})
