import { looksLikeCamt } from './camt.rules.ts'

/** The type of a file by its content, regardless of its name. */
export type FileShape = 'excel' | 'old-excel' | 'pdf' | 'web-page' | 'binary' | 'text'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

export function shapeOf(bytes: Uint8Array): FileShape {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'excel'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old-excel'
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  if (!isWide && bytes.subarray(0, 4096).includes(0)) return 'binary'
  // Several banks export an HTML table under the name `.xls`.
  const start = decodeText(bytes.subarray(0, 2048))
  return /^\s*<(?:!doctype|html|table|\?xml)/i.test(start) && !looksLikeCamt(start) ? 'web-page' : 'text'
}

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label, { fatal: true }).decode(bytes)

/** Decodes UTF-8, UTF-16 or windows-1254, which contains all letters of ISO-8859-9. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return decode('utf-8', bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

export const shapeProblems: Record<Exclude<FileShape, 'excel' | 'text'>, string> = {
  'old-excel': 'Bu eski bir Excel dosyası (.xls). Excel’de açıp .xlsx ya da CSV olarak kaydedin ve onu yükleyin.',
  'web-page': 'Bu dosya bir web sayfası. Excel’de açıp .xlsx ya da CSV olarak kaydedin ve onu yükleyin.',
  pdf: 'PDF’ten hareketler güvenle okunamaz. Bankanızdan Excel, CSV, MT940 ya da camt.053 olarak indirin.',
  binary: 'Bu dosya bir hesap hareketi dosyası değil. CSV, Excel (.xlsx), MT940 ya da camt.053 dosyası seçin.',
}
