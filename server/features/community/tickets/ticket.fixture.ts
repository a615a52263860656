import { ticketsApi as api } from '#domain/community/tickets/tickets.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { tickets } from '#server/db/schema/tickets.ts'
import { startTestApp } from '#server/testing/test-app.ts'

/** A tenant with a question, administrators, a stranger, and the realtime events sent to browsers. */
export async function helpDesk(options: Parameters<typeof startTestApp>[0] = {}) {
  const heard: { user: string; event: string; data: unknown }[] = []
  const realtime = {
    toUsers: (people: readonly string[], event: string, data: unknown) =>
      void heard.push(...people.map((user) => ({ user, event, data }))),
    recheck() {},
  }
  const app = await startTestApp({ ...options, replace: { realtime, ...options.replace } })
  const person = await app.build.tenant({ username: 'Mehmet Öztürk' })
  const admin = await app.build.admin({ username: 'Deniz Koç' })
  const stranger = await app.build.host()
  /** Opened by the tenant through the API. */
  const open = async (given: object = {}) => {
    const body = { id: newId(), subject: 'Dekont yüklenmiyor', body: 'Dekontu seçince hata çıkıyor.', ...given }
    const { status } = await person.call(api.create, { body })
    if (status !== 200) throw new Error(`ticket not opened: ${status}`)
    return body.id
  }
  const view = async (id: string, as = person) => (await as.call(api.view, { params: { id } })).body
  const sentNotifications = async () =>
    (await app.ctx.db.select().from(notifications).orderBy(notifications.id)).map(({ user_id, event }) => ({
      user_id,
      event,
    }))
  /** Inserts older tickets directly, without an API call for each. */
  const insert = (rows: Partial<typeof tickets.$inferInsert>[]) =>
    app.ctx.db.insert(tickets).values(
      rows.map((row) => {
        const at = row.created_at ?? app.ctx.clock.now()
        const texts = { subject: 'Eski talep', body: 'Eski bir soru', category: 'Soru', priority: 'Normal' as const }
        return { id: newId(), creator_id: person.id, ...texts, created_at: at, updated_at: at, ...row }
      }),
    )
  return { app, person, admin, stranger, heard, open, view, sentNotifications, insert }
}
