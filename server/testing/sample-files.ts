import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

/** Valid and hostile files for tests of uploads. */

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 120, b: 130 } } })

export const jpeg = (width = 320, height = 200) => canvas(width, height).jpeg().toBuffer()
export const png = () => canvas(64, 64).png().toBuffer()

/** As from a phone: with a location, and rotated only by its metadata. */
export const jpegWithLocation = () =>
  canvas(400, 200)
    .withExif({
      IFD0: { Make: 'Telefon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '29/1 0/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** One page with one line; `text` makes files differ. */
export const pdf = (text = 'Anahtar') =>
  onePage(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET`, '/Font << /F1 5 0 R >>', [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** As from an office scanner: a black page in fax compression, which browsers cannot decode. */
export const scannedPdf = () =>
  onePage('500 0 0 700 40 70 cm /Im1 Do', '/XObject << /Im1 5 0 R >>', [
    '<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Length 9 ' +
      '/Filter [/ASCIIHexDecode /CCITTFaxDecode] ' +
      '/DecodeParms [null << /K -1 /Columns 8 /Rows 8 /BlackIs1 true >>] >>\nstream\nFF001001>\nendstream',
  ])

function onePage(stream: string, resources: string, more: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ...more,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

interface Part {
  name: string
  content: Buffer | string
  /** A false size for the directory. */
  said?: number
}

export function zip(parts: Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, said } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(plain), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(said ?? plain.length, 22)
    head.writeUInt16LE(name.length, 26)
    const local = Buffer.concat([head, Buffer.from(name), packed])
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    entry.writeUInt16LE(20, 6)
    head.copy(entry, 10, 8, 28)
    entry.writeUInt32LE(offset, 42)
    directory.push(Buffer.concat([entry, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, list, end])
}

const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const docx = (extra: Part[] = []) =>
  zip([
    { name: '[Content_Types].xml', content: wordTypes },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...extra,
  ])
