import { crc32, deflateSync } from 'node:zlib'
import { docx, jpeg, pdf, png, zip } from './sample-files.ts'

/** A malicious file; it must be refused, or be made harmless by the way it is stored. */
export interface HostileFile {
  name: string
  bytes: Uint8Array
  may?: 'be kept'
}

const text = (content: string) => Buffer.from(content, 'latin1')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ihdr = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]))
const pngOf = (width: number, height: number, ...chunks: Buffer[]) =>
  Buffer.concat([pngStart, ihdr(width, height), ...chunks, chunk('IEND', Buffer.alloc(0))])
const zeros = (size: number) => deflateSync(Buffer.alloc(size))
/** Larger than anything may unpack to. */
const much = 210_000_000
const muchPacked = zeros(much)

/** Identical frames; a hundred thousand of them make a small file. */
function gif(frames: number): Buffer {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const head = Buffer.concat([text('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

const riff = (kind: string, size: number, rest: Uint8Array) => {
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(size, 4)
  head.write(kind, 8, 'latin1')
  return Buffer.concat([head, rest])
}

const ftyp = (rest: Uint8Array) => Buffer.concat([u32(24), text('ftypavif'), u32(0), text('avifmif1'), rest])

export async function hostilePictures(): Promise<HostileFile[]> {
  const photo = await jpeg(1200, 900)
  const drawing = await png()
  return [
    { name: 'PNG that says it is 60,000 by 60,000', bytes: pngOf(60_000, 60_000, chunk('IDAT', zeros(1000))) },
    { name: 'PNG with the largest sides there are', bytes: pngOf(0x7fffffff, 0x7fffffff, chunk('IDAT', zeros(10))) },
    { name: 'PNG of 8,000 by 8,000 out of a few bytes', bytes: pngOf(8000, 8000, chunk('IDAT', zeros(8000 * 24_001))) },
    { name: 'PNG of no height', bytes: pngOf(100, 0, chunk('IDAT', zeros(10))) },
    {
      name: 'PNG with a text that unpacks to 210 MB',
      bytes: pngOf(8, 8, chunk('zTXt', Buffer.concat([text('a\0\0'), muchPacked]))),
    },
    {
      name: 'PNG with a colour profile that unpacks to 210 MB',
      bytes: pngOf(8, 8, chunk('iCCP', Buffer.concat([text('a\0\0'), muchPacked]))),
    },
    {
      name: 'PNG of a hundred thousand chunks',
      bytes: pngOf(8, 8, ...Array.from({ length: 100_000 }, () => chunk('tEXt', text('a\0b')))),
    },
    { name: 'PNG that ends in the middle', bytes: drawing.subarray(0, drawing.length - 30) },
    { name: 'JPEG that ends in the middle', bytes: photo.subarray(0, photo.length >> 1) },
    {
      name: 'JPEG of markers alone',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000_000, 0xff)]),
    },
    { name: 'JPEG whose sides are 65,535', bytes: jpegHead(65_535, 65_535) },
    { name: 'GIF of 100,000 frames', bytes: gif(100_000) },
    {
      name: 'GIF of 65,535 by 65,535',
      bytes: Buffer.concat([text('GIF89a'), Buffer.from([255, 255, 255, 255, 0, 0, 0, 0x3b])]),
    },
    {
      name: 'SVG with entities in entities',
      bytes: text(
        `<?xml version="1.0"?><!DOCTYPE svg [${Array.from({ length: 12 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg">&a12;</svg>`,
      ),
    },
    {
      name: 'SVG of 100,000 groups in groups',
      bytes: text(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}</svg>`),
    },
    { name: 'WebP whose length is a lie', bytes: riff('WEBP', 0xfffffff0, text(`VP8 ${'x'.repeat(100)}`)) },
    { name: 'WebP of nothing', bytes: riff('WEBP', 4, Buffer.alloc(0)) },
    {
      name: 'AVIF with boxes in boxes',
      bytes: ftyp(Buffer.concat(Array.from({ length: 20_000 }, () => Buffer.concat([u32(0x00ffffff), text('meta')])))),
    },
    {
      name: 'TIFF whose directory points to itself',
      bytes: Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]), Buffer.alloc(64)]),
    },
    { name: 'NULs', bytes: Buffer.alloc(5_000_000) },
    { name: 'PDF under the name of a picture', bytes: pdf() },
    {
      name: 'JPEG with a page of scripts behind it',
      bytes: Buffer.concat([photo, text('<html><script>alert(1)</script>')]),
      may: 'be kept',
    },
    { name: 'PNG with an archive behind it', bytes: Buffer.concat([drawing, docx()]), may: 'be kept' },
  ]
}

/** A JPEG up to the beginning of its pixels. */
function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    17,
    0,
    2,
    17,
    0,
    3,
    17,
    0,
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    text('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    frame,
    Buffer.from([0xff, 0xd9]),
  ])
}

const pdfOf = (body: string, end = 'startxref\n9\n%%EOF\n') => text(`%PDF-1.7\n${body}\n${end}`)

/** The server does not interpret PDFs, so attacks on PDF readers are stored unchanged. */
export const hostilePdfs = (): HostileFile[] => [
  { name: 'PDF that ends in the middle', bytes: pdf().subarray(0, 200) },
  { name: 'PDF by its first letters', bytes: text('%PDF-1.7\n<html><script>alert(1)</script></html>') },
  { name: 'PDF of 15 MB of NULs', bytes: Buffer.concat([text('%PDF-1.7\n'), Buffer.alloc(15_000_000)]) },
  { name: 'PDF of 15 MB of percent signs', bytes: Buffer.concat([text('%PDF-1.7\n'), Buffer.alloc(15_000_000, '%')]) },
  {
    name: 'PDF whose end stands at its beginning',
    bytes: Buffer.concat([text('%PDF-1.7\nstartxref\n0\n'), Buffer.alloc(1_000_000, ' ')]),
  },
  { name: 'letters in front of a PDF', bytes: Buffer.concat([Buffer.alloc(2000, 'x'), pdf()]) },
  { name: 'program that calls itself a PDF', bytes: Buffer.concat([text('MZ'), Buffer.alloc(500), pdf()]) },
  { name: 'PostScript', bytes: text('%!PS-Adobe-3.0\n{} loop\n%%EOF startxref') },
  { name: 'page of the web', bytes: text('<!doctype html><script>startxref</script>') },
  { name: 'script', bytes: text('#!/bin/sh\nrm -rf / # %PDF-1.7 startxref') },
  { name: 'EML', bytes: text(`Content-Type: application/pdf\n\n${'A'.repeat(100_000)} startxref`) },
  { name: 'RTF', bytes: text(`{\\rtf1 ${'{'.repeat(200_000)} startxref`) },
  { name: 'nothing', bytes: Buffer.alloc(0) },
  { name: 'one byte', bytes: Buffer.from([0x25]) },
  {
    name: 'PDF whose table of objects points to itself',
    bytes: pdfOf('xref\n0 1\n0000000000 65535 f \ntrailer << /Size 1 /Root 1 0 R /Prev 9 >>'),
    may: 'be kept',
  },
  {
    name: 'PDF of two thousand million pages',
    bytes: pdfOf('1 0 obj\n<< /Type /Pages /Count 2000000000 /Kids [1 0 R] >>\nendobj'),
    may: 'be kept',
  },
  {
    name: 'PDF of dictionaries in dictionaries',
    bytes: pdfOf(`1 0 obj\n${'<<'.repeat(500_000)}\nendobj`),
    may: 'be kept',
  },
  { name: 'PDF of arrays in arrays', bytes: pdfOf(`1 0 obj\n${'['.repeat(1_000_000)}\nendobj`), may: 'be kept' },
  {
    name: 'PDF with a stream that unpacks to 210 MB',
    bytes: Buffer.concat([
      text('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
      muchPacked,
      text('\nendstream\nendobj\nstartxref\n9\n%%EOF'),
    ]),
    may: 'be kept',
  },
  { name: 'PDF of a million objects', bytes: pdfOf('1 0 obj\n<<>>\nendobj\n'.repeat(700_000)), may: 'be kept' },
]

const types = (kind: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`
const contentTypes = (kind = 'spreadsheetml.sheet') => ({ name: '[Content_Types].xml', content: types(kind) })
const sheet = (content: Buffer | string, said?: number) => ({
  name: 'xl/worksheets/sheet1.xml',
  content,
  ...(said !== undefined && { said }),
})
const xlsx = (...parts: Parameters<typeof zip>[0]) => zip([contentTypes(), ...parts])

/** Overwrites the compressed data of the second file. */
const brokenInside = (paper: Buffer) =>
  paper.fill(0xff, paper.indexOf('sheet1.xml') + 12, paper.indexOf('sheet1.xml') + 40)

/** Office documents are zip archives. */
export function hostileArchives(): HostileFile[] {
  const good = docx()
  const patched = (at: number, value: number, from: Buffer = good) => {
    const copy = Buffer.from(from)
    copy.writeUInt32LE(value, at < 0 ? copy.length + at : at)
    return copy
  }
  return [
    { name: 'sheet that unpacks to 210 MB', bytes: xlsx(sheet(Buffer.alloc(much))) },
    { name: 'sheet that says 10 bytes and unpacks to 210 MB', bytes: xlsx(sheet(Buffer.alloc(much), 10)) },
    {
      name: 'ten sheets of 20 MB that say 15 MB each',
      bytes: xlsx(
        ...Array.from({ length: 10 }, (_, at) => ({
          name: `xl/worksheets/${at}.xml`,
          content: Buffer.alloc(20_000_000),
          said: 15_000_000,
        })),
      ),
    },
    {
      name: 'paper whose list of contents unpacks to 210 MB',
      bytes: zip([{ name: '[Content_Types].xml', content: Buffer.alloc(much, ' ') }]),
    },
    {
      name: 'paper whose list of contents says nothing and unpacks to 210 MB',
      bytes: zip([{ name: '[Content_Types].xml', content: Buffer.alloc(much, ' '), said: 0 }]),
    },
    {
      name: 'sheet of 65,535 parts',
      bytes: xlsx(...Array.from({ length: 65_000 }, (_, at) => ({ name: `xl/${at}`, content: '' }))),
    },
    {
      name: 'archive in an archive',
      bytes: zip([{ name: 'a.zip', content: zip([{ name: 'b.zip', content: good }]) }]),
    },
    { name: 'archive of a program', bytes: zip([{ name: 'kurulum.exe', content: 'MZ' }]) },
    { name: 'Java archive', bytes: zip([{ name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0' }]) },
    { name: 'paper without its end', bytes: good.subarray(0, good.length - 22) },
    { name: 'paper cut in half', bytes: good.subarray(0, good.length >> 1) },
    { name: 'paper whose directory lies outside of it', bytes: patched(-6, 0x7fffffff) },
    { name: 'paper whose directory is its own beginning', bytes: patched(-6, 0) },
    { name: 'paper that counts 65,535 parts and has two', bytes: patched(-14, 0xffffffff) },
    {
      name: 'paper with a comment of 64 kB of ends',
      bytes: Buffer.concat([good, Buffer.from('PK\x05\x06'.repeat(16_000), 'latin1')]),
    },
    {
      name: 'paper whose part is broken inside',
      bytes: brokenInside(xlsx(sheet(Buffer.from('kira').toString('hex').repeat(5000)))),
    },
    { name: 'gzip of 210 MB', bytes: Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), muchPacked]) },
    {
      name: 'old Excel file of nothing',
      bytes: Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1_000_000)]),
    },
    {
      name: 'first letters of an archive and NULs',
      bytes: Buffer.concat([text('PK\x03\x04'), Buffer.alloc(5_000_000)]),
    },
    { name: 'first letters of an archive again and again', bytes: Buffer.alloc(5_000_000, 'PK\x03\x04', 'latin1') },
    { name: 'sheet of elements in elements', bytes: xlsx(sheet('<a>'.repeat(1_000_000))), may: 'be kept' },
    {
      name: 'sheet with entities in entities',
      bytes: xlsx(sheet('<!DOCTYPE a [<!ENTITY b "&c;&c;">]><a>&b;</a>')),
      may: 'be kept',
    },
  ]
}
