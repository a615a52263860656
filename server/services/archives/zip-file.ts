import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A zip archive that is streamed to disk: only the current part is in memory. */
export interface ZipFile {
  /** Adds a text in parts. */
  addText(path: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** Adds a file uncompressed, because pictures and PDFs are compressed already. */
  addFile(path: string, content: Uint8Array): Promise<void>
  end(): Promise<void>
}

export function zipFile(file: string, mtime: Date): ZipFile {
  const out = createWriteStream(file, { mode: 0o600 })
  const waiting: Uint8Array[] = []
  let failure: Error | null = null
  out.on('error', (error) => {
    failure = error
  })
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else waiting.push(chunk)
  })
  async function flush() {
    for (const chunk of waiting.splice(0)) {
      if (failure) throw failure
      if (!out.write(chunk)) await once(out, 'drain')
    }
    if (failure) throw failure
  }
  const encoder = new TextEncoder()
  return {
    async addText(path, parts) {
      const entry = new ZipDeflate(path, { level: 6 })
      entry.mtime = mtime
      zip.add(entry)
      for await (const part of parts) {
        entry.push(encoder.encode(part))
        await flush()
      }
      entry.push(new Uint8Array(), true)
      await flush()
    },
    async addFile(path, content) {
      const entry = new ZipPassThrough(path)
      entry.mtime = mtime
      zip.add(entry)
      entry.push(content, true)
      await flush()
    },
    async end() {
      zip.end()
      await flush()
      out.end()
      await once(out, 'close')
      if (failure) throw failure
    },
  }
}
