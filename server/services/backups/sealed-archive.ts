import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'

export const shortestPassphrase = 16
/** Guessing a passphrase costs 64 MB and a good part of a second each time; so does every backup and restore. */
const workFactor = 16

/** One file of an archive, such as `database/public.users/000001.gz`. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>
  addStream(name: string, size: number, content: Readable): Promise<void>
}

/** Says why a backup cannot be read, in words for the person who restores it. */
export class UnreadableBackup extends Error {}

/** The library works on web streams; one chunk at a time is read ahead, so that memory stays bounded. */
function webStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await reading.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel(reason) {
      await reading.throw?.(reason).catch(() => {})
    },
  })
}

/** The library declares the browser's type of the same streams. */
const asDeclared = (stream: ReadableStream<Uint8Array>) => stream as unknown as globalThis.ReadableStream<Uint8Array>

/**
 * Returns the bytes of a tar archive that `write` fills, encrypted in the age format: `age -d backup | tar x` opens it
 * without this program.
 */
export async function sealArchive(passphrase: string, write: (archive: ArchiveWriter) => Promise<void>) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  const pack = tar.pack()
  const entry = (name: string, size: number, fill: (sink: NodeJS.WritableStream) => void) =>
    new Promise<void>((resolve, reject) => {
      const sink = pack.entry({ name, size }, (error) => (error ? reject(error) : resolve()))
      fill(sink)
    })
  const archive: ArchiveWriter = {
    add: (name, content) => entry(name, content.length, (sink) => sink.end(content)),
    addStream: (name, size, content) =>
      entry(name, size, (sink) => {
        content.on('error', (error) => pack.destroy(error))
        content.pipe(sink)
      }),
  }
  const sealed = await encrypter.encrypt(asDeclared(webStream(pack as AsyncIterable<Uint8Array>)))
  write(archive).then(
    () => pack.finalize(),
    (error) => pack.destroy(error),
  )
  return Readable.from(sealed as unknown as ReadableStream<Uint8Array>)
}

export interface ArchiveEntry {
  name: string
  size: number
  /** The whole content; only for entries that are known to be small. */
  bytes(): Promise<Buffer>
  stream: Readable
}

const damaged = (error: unknown) =>
  new UnreadableBackup(
    'Yedek dosyası eksik ya da değiştirilmiş; hiçbir şey geri yüklenmedi.\n' +
      `Başka bir kopyasını deneyin. (${error instanceof Error ? error.message : String(error)})`,
  )

/** Decrypts an archive and yields its entries; an altered or cut archive throws before its end. */
export async function* openArchive(content: Readable, passphrase: string): AsyncGenerator<ArchiveEntry> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(asDeclared(webStream(content))).catch((error: unknown) => {
    throw String(error).includes('no identity matched')
      ? new UnreadableBackup('Parola yanlış ya da yedek dosyasının başı bozulmuş; hiçbir şey geri yüklenmedi.')
      : new UnreadableBackup(`Bu dosya bir Anahtar yedeği değil ya da başı bozulmuş. (${String(error)})`)
  })
  const extract = tar.extract()
  const plain = Readable.from(opened as unknown as ReadableStream<Uint8Array>)
  plain.on('error', (error) => extract.destroy(error))
  plain.pipe(extract as unknown as NodeJS.WritableStream)
  try {
    for await (const entry of extract) {
      const stream = entry as unknown as Readable
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        stream,
        bytes: () => bytesOf(stream),
      }
      // What the reader left over.
      stream.resume()
    }
  } catch (error) {
    throw damaged(error)
  } finally {
    plain.destroy()
  }
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch (error) {
    throw damaged(error)
  }
  return Buffer.concat(chunks)
}
