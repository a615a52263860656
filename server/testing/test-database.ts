import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openPostgres, type RunSql } from '#server/db/client.ts'
import { administer, databaseUrl } from './administer.ts'

interface TestDatabase {
  database: Database
  /** What the present user wants to hear of each statement. */
  listener: { onStatement: (text: string) => void }
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
      await own.database.run('select seed.reset()')
      idle.push(own)
    },
  }
}

async function copyTemplate(): Promise<TestDatabase> {
  const template = inject('template')
  const listener: TestDatabase['listener'] = { onStatement: () => {} }
  const options = { onStatement: (text: string) => listener.onStatement(text) }
  // Under the template's name, so that the end of the run finds it.
  const name = `${template.name}_${randomUUID().slice(0, 13).replaceAll('-', '')}`
  await administer(template.url, `create database ${name} template ${template.name}`)
  const database = openPostgres(databaseUrl(template.url, name), { ...options, poolSize: 5 })
  const drop = async () => {
    await database.close()
    await administer(template.url, `drop database if exists ${name} with (force)`)
  }
  await keepSeeds(database.run)
  return { database, listener, drop }
}

/**
 * Puts the rows of a freshly migrated database aside, with a function that brings the database back to them. It touches
 * only what a test has filled: emptying every table costs twenty times as much.
 */
async function keepSeeds(run: RunSql) {
  const { rows } = await run(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition`)
  const tables = (rows as { name: string }[]).map((row) => row.name)
  const filled = await run(
    tables.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )
  const seeded = (filled.rows as { name: string }[]).map((row) => row.name)
  await run(`
    create schema seed;
    ${seeded.map((name, index) => `create table seed.t${index} as table ${name};`).join('\n')}
    create function seed.reset() returns void language plpgsql as $$ begin
      -- Which table refers to which is not known here; the seeds satisfy their keys among themselves.
      perform set_config('session_replication_role', 'replica', true);
      ${tables.map((name) => `if exists (select from ${name}) then delete from ${name}; end if;`).join('\n')}
      ${seeded.map((name, index) => `insert into ${name} overriding system value select * from seed.t${index};`).join('\n')}
    end $$`)
}
