import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openPostgres, type RunSql } from '#server/db/client.ts'
import { administer, databaseUrl } from './administer.ts'

interface TestDatabase {
  database: Database
  /** Receives each statement of the test that currently uses the database. */
  listener: { onStatement: (text: string) => void }
  empty(): Promise<unknown>
  drop(): Promise<void>
}

/** Databases emptied for reuse: emptying takes milliseconds, copying the template most of a second. */
const idle: TestDatabase[] = []

/** `fresh` is for tests that read PostgreSQL's statistics, which survive the deletion of rows. */
export async function testDatabase(onStatement: (text: string) => void, { fresh }: { fresh: boolean }) {
  const own = (fresh ? undefined : idle.pop()) ?? (await copyTemplate())
  own.listener.onStatement = onStatement
  return {
    database: own.database,
    /** `spoiled`: the test changed more than rows, so the database must not be reused. */
    async giveBack(spoiled: boolean) {
      if (spoiled) return own.drop()
      await own.empty()
      idle.push(own)
    },
  }
}

async function copyTemplate(): Promise<TestDatabase> {
  const template = inject('template')
  const listener: TestDatabase['listener'] = { onStatement: () => {} }
  const options = { checksRows: true, onStatement: (text: string) => listener.onStatement(text) }
  // The name begins with the template's, so that the end of the run finds it.
  const name = `${template.name}_${randomUUID().slice(0, 13).replaceAll('-', '')}`
  await administer(template.url, `create database ${name} template ${template.name}`)
  const database = openPostgres(databaseUrl(template.url, name), { ...options, poolSize: 5 })
  await keepSeeds(database.run)
  // Changing this setting discards a connection's plans, so the connection that empties the database has it from the
  // start.
  const sweeper = new pg.Pool({
    connectionString: databaseUrl(template.url, name),
    options: '-c session_replication_role=replica',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // Some tests cut every connection; the pool then opens a new one.
  sweeper.on('error', () => {})
  const drop = async () => {
    await sweeper.end()
    await database.close()
    await administer(template.url, `drop database if exists ${name} with (force)`)
  }
  return { database, listener, empty: () => sweeper.query('select seed.reset()'), drop }
}

/**
 * Saves the rows of a freshly migrated database, and creates a function that restores them. It only touches tables that
 * a test has filled, found by one statement, because emptying every table costs far more.
 */
async function keepSeeds(run: RunSql) {
  const { rows } = await run(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition`)
  const tables = (rows as { name: string }[]).map((row) => row.name)
  const filledOf = (names: string[]) =>
    names.map((name) => `select '${name}' as name where exists (select from ${name})`).join(' union all ')
  const seeded = ((await run(filledOf(tables))).rows as { name: string }[]).map((row) => row.name)
  const content = (table: string) => `array(select each::text from ${table} each order by 1)`
  await run(`
    create schema seed;
    ${seeded.map((name, index) => `create table seed.t${index} as table ${name};`).join('\n')}
    create function seed.reset() returns void language plpgsql as $$ declare filled text; begin
      -- Which table refers to which is not known here, so this is for a connection without triggers and keys.
      for filled in ${filledOf(tables.filter((name) => !seeded.includes(name)))} loop
        execute 'delete from ' || filled;
      end loop;
      ${seeded
        .map(
          (name, index) => `if ${content(name)} <> ${content(`seed.t${index}`)} then
            delete from ${name};
            insert into ${name} overriding system value select * from seed.t${index};
          end if;`,
        )
        .join('\n')}
    end $$`)
}
