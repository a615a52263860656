import { createHash } from 'node:crypto'

const lineFeed = 10

/**
 * Counts the rows of a table in PostgreSQL's text form, and adds up their hashes: the same rows in any order have the
 * same sum. Rows arrive in chunks that may end inside a row.
 */
export class RowSum {
  #rows = 0
  readonly #sum = new Uint32Array(8)
  #begun: Buffer[] = []

  add(chunk: Buffer): void {
    let from = 0
    // Line feeds inside of a value are escaped in this form.
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      this.#close(chunk.subarray(from, end))
      from = end + 1
    }
    if (from < chunk.length) this.#begun.push(Buffer.from(chunk.subarray(from)))
  }

  #close(end: Buffer) {
    const row = this.#begun.length > 0 ? Buffer.concat([...this.#begun, end]) : end
    this.#begun = []
    const hash = createHash('sha256').update(row).digest()
    for (let lane = 0; lane < 8; lane++) this.#sum[lane]! += hash.readUInt32LE(lane * 4)
    this.#rows += 1
  }

  result() {
    return { rows: this.#rows, sum: Buffer.from(this.#sum.buffer).toString('hex') }
  }
}
