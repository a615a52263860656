import type { TestApp } from './test-app.ts'

/** Refused calls also write rate limits and the session's last use. */
const beside = ['rate_limits', 'auth_session']

/**
 * Reports which tables a call has changed: a trigger stores the table's name, and a rollback removes it. The app needs
 * a database of its own.
 */
export async function watchWrites({ ctx: { db } }: TestApp) {
  await db.run(`
    create schema watch;
    create table watch.changed (name text primary key);
    create function watch.note() returns trigger language plpgsql as $$ begin
      insert into watch.changed values (tg_table_name) on conflict do nothing;
      return null;
    end $$;
    do $$ declare each record; begin
      for each in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition loop
        execute format('create trigger watch after insert or update or delete on %s for each row execute function watch.note()', each.name);
      end loop;
    end $$`)
  return {
    async during<Result>(work: () => Promise<Result>): Promise<{ result: Result; written: string[] }> {
      await db.run('delete from watch.changed')
      const result = await work()
      const { rows } = await db.run('select name from watch.changed order by name')
      const names = (rows as { name: string }[]).map(({ name }) => name)
      return { result, written: names.filter((name) => !beside.includes(name)) }
    },
  }
}
