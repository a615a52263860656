import type { Db } from '#server/db/client.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'

const sliceSize = 200

const frozen = {
  contract_snapshots: 'contract_id::text',
  papers: 'id::text',
}

/** Calculates the hash of every frozen contract and paper again; returns their number and those that differ. */
export async function checkFrozen(db: Db): Promise<{ checked: number; different: string[] }> {
  const result = { checked: 0, different: [] as string[] }
  for (const [table, id] of Object.entries(frozen)) {
    for (let after = ''; ; ) {
      const { rows } = await db.run(
        `select hash, document, ${id} as id from ${table} where hash > $1 order by hash limit ${sliceSize}`,
        [after],
      )
      const read = rows as { hash: string; document: object; id: string }[]
      for (const { hash, document, id: which } of read)
        if (frozenHash(document) !== hash) result.different.push(`${table} ${which}`)
      result.checked += read.length
      if (read.length < sliceSize) break
      after = read.at(-1)!.hash
    }
  }
  return result
}
