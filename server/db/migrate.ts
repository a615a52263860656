import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../project-root.ts'
import type { Database } from './client.ts'

const folder = path.join(projectRoot, 'server', 'db', 'migrations')
/** Any number, the same in every process: who holds it migrates. */
const lockKey = 20_261_115

/** Runs the missing migrations in name order, each in its own transaction, one process at a time. */
export async function migrate(database: Database): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const name of names) {
    const text = await readFile(path.join(folder, name), 'utf8')
    const ran = await database.script(async (run) => {
      await run(`select pg_advisory_xact_lock(${lockKey})`)
      await run(
        'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      )
      const known = await run(`select 1 from migrations where name = '${name}'`)
      if (known.rows.length > 0) return false
      await run(text)
      await run(`insert into migrations (name) values ('${name}')`)
      return true
    })
    if (ran) applied.push(name)
  }
  return applied
}
