import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, embeddedDatabase, openPostgres, type RunSql } from '#server/db/client.ts'
import { administer, databaseUrl } from './template.ts'

interface TestDatabase {
  database: Database
  /** What the present user wants to hear of each statement. */
  listener: { onStatement: (text: string) => void }
  tables: string[]
  drop(): Promise<void>
}

/** Copies that a finished test left clean: emptying one takes milliseconds, making one most of a second. */
const idle: TestDatabase[] = []

export async function testDatabase(onStatement: (text: string) => void) {
  const own = idle.pop() ?? (await copyTemplate())
  own.listener.onStatement = onStatement
  return {
    database: own.database,
    /** `spoiled`: the test changed more than rows, so nobody else may have it. */
    async giveBack(spoiled: boolean) {
      if (spoiled) return own.drop()
      await reset(own)
      idle.push(own)
    },
  }
}

async function copyTemplate(): Promise<TestDatabase> {
  const template = inject('template')
  const listener: TestDatabase['listener'] = { onStatement: () => {} }
  const options = { onStatement: (text: string) => listener.onStatement(text) }
  if (template.kind === 'embedded') {
    const client = await PGlite.create({ loadDataDir: await openAsBlob(template.file) })
    const database = embeddedDatabase(client, options)
    return { database, listener, tables: await keepSeeds(database.run), drop: () => database.close() }
  }
  // Under the template's name, so that the end of the run finds it.
  const name = `${template.name}_${randomUUID().slice(0, 13).replaceAll('-', '')}`
  await administer(template.url, `create database ${name} template ${template.name}`)
  const database = openPostgres(databaseUrl(template.url, name), 5, options)
  const drop = async () => {
    await database.close()
    await administer(template.url, `drop database if exists ${name} with (force)`)
  }
  return { database, listener, tables: await keepSeeds(database.run), drop }
}

/** The rows of a freshly migrated database, put aside. */
async function keepSeeds(run: RunSql): Promise<string[]> {
  const { rows } = await run(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition`)
  const tables = (rows as { name: string }[]).map((row) => row.name)
  await run('create schema seed')
  for (const [index, table] of tables.entries()) await run(`create table seed.t${index} as table ${table}`)
  return tables
}

async function reset({ database, tables }: TestDatabase) {
  await database.script(async (run) => {
    await run(`truncate ${tables.join(', ')} cascade`)
    // Referenced tables first is not known here; the seeds satisfy their keys among themselves.
    await run('set local session_replication_role = replica')
    for (const [index, table] of tables.entries())
      await run(`insert into ${table} overriding system value select * from seed.t${index}`)
  })
}
