import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ticketsApi as api } from '#domain/community/tickets/tickets.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { ticketReplies, tickets } from '#server/db/schema/tickets.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { helpDesk } from './ticket.fixture.ts'

test('TIC-01 TIC-05 SUP-02 a new ticket is Açık, is told and mailed to the administrators, and arrives once', async () => {
  const { app, person, admin, view, sentNotifications, heard } = await helpDesk()
  const situation = { screen: '/payment', version: '1.0.0', error: '500 unexpected POST /receipts' }
  const body = {
    id: newId(),
    subject: 'Dekont yüklenmiyor',
    body: 'Dekontu seçince hata çıkıyor.',
    category: 'Hata bildirimi' as const,
    priority: 'Acil' as const,
    situation,
  }
  expect(await person.call(api.create, { body })).toMatchObject({ status: 200, body: { id: body.id } })
  expect(await view(body.id)).toMatchObject({ ...body, status: 'Açık', creator_id: person.id, replies: [] })
  const event = 'Acil: Mehmet Öztürk destek talebi açtı: Dekont yüklenmiyor'
  expect(await sentNotifications()).toEqual([{ user_id: admin.id, event }])
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toMatchObject([
    { to: admin.email, template: 'ticket-news' },
  ])
  for (const each of [person, admin])
    expect(heard).toContainEqual({ user: each.id, event: 'ticketChanged', data: { id: body.id } })

  expect((await person.call(api.create, { body })).body.id).toBe(body.id)
  expect(await app.ctx.db.$count(tickets)).toBe(1)
  expect(await sentNotifications()).toHaveLength(1)
  const changed = { ...body, body: 'Bambaşka bir metin yazdım.' }
  expect(await person.call(api.create, { body: changed })).toMatchObject({ status: 409, code: 'already_sent' })
})

test('TIC-02 TIC-12 SUP-01 without agreement nothing of the situation is kept; missing fields are named', async () => {
  const { person, open, view } = await helpDesk()
  expect((await view(await open())).situation).toBeNull()
  const bad = await person.call(api.create, { body: { subject: '', body: 'x' } })
  expect(bad).toMatchObject({ status: 400, fields: { subject: 'Konuyu birkaç sözcükle yazın' } })
})

test('TIC-06 the first answer is support’s: not what its opener adds, nor what an administrator adds to an own one', async () => {
  const { person, admin, open, view } = await helpDesk()
  const id = await open()
  await person.call(api.reply, { params: { id }, body: { text: 'Bir de ekran görüntüsü ekledim.' } })
  expect((await view(id)).first_answer_at).toBeNull()
  await admin.call(api.reply, { params: { id }, body: { text: 'Bakıyoruz.' } })
  expect((await view(id)).first_answer_at).not.toBeNull()
  const form = { subject: 'Kendi sorum', body: 'Listeler yavaş açılıyor.' }
  const own = (await admin.call(api.create, { body: form })).body.id
  await admin.call(api.reply, { params: { id: own }, body: { text: 'Eklemek istedim.' } })
  expect((await admin.call(api.view, { params: { id: own } })).body.first_answer_at).toBeNull()
})

test('TIC-06 TIC-10 SUP-02 an administrator’s reply makes it Güncellendi, the creator’s Yanıtlandı, and its time moves', async () => {
  const { app, person, admin, open, view, sentNotifications } = await helpDesk()
  const id = await open()
  const other = await open({ subject: 'Başka konu' })
  const opened = (await view(id)).updated_at
  app.pass(30 * 60_000)
  const reply = { params: { id }, body: { id: newId(), text: 'Dosya kaç MB?' } }
  expect(await admin.call(api.reply, reply)).toMatchObject({ status: 200, body: { by_support: true, ticket_id: id } })
  const answered = await view(id)
  expect(answered).toMatchObject({ status: 'Güncellendi', first_answer_at: answered.updated_at })
  expect(Date.parse(answered.updated_at) - Date.parse(opened)).toBe(30 * 60_000)
  expect(await sentNotifications()).toContainEqual({
    user_id: person.id,
    event: 'Destek talebiniz yanıtlandı: Dekont yüklenmiyor',
  })
  const toPerson = (await app.ctx.db.select().from(mails).orderBy(mails.id)).find(({ to }) => to === person.email)
  expect(toPerson).toMatchObject({ template: 'ticket-news' })
  expect(toPerson!.text).toContain(`/ticket/${id}#yanit`)

  app.pass(60_000)
  await person.call(api.reply, { params: { id }, body: { text: '25 MB.' } })
  const back = await view(id)
  expect(back).toMatchObject({ status: 'Yanıtlandı', first_answer_at: answered.first_answer_at })
  expect(back.replies.map(({ text, author_name, by_support }) => [text, author_name, by_support])).toEqual([
    ['Dosya kaç MB?', 'Deniz Koç', true],
    ['25 MB.', 'Mehmet Öztürk', false],
  ])
  expect(back.updated_at).not.toBe(answered.updated_at)
  expect((await view(other)).replies).toEqual([])
  app.pass(60_000)
  await admin.call(api.reply, { params: { id }, body: { text: 'Küçülterek deneyin.' } })
  expect((await view(id)).first_answer_at).toBe(answered.first_answer_at)

  // Repeated because the reply was lost: still one reply and one notification.
  const before = (await sentNotifications()).length
  expect((await admin.call(api.reply, reply)).status).toBe(200)
  expect(await app.ctx.db.$count(ticketReplies)).toBe(3)
  expect(await sentNotifications()).toHaveLength(before)
})

test('TIC-06 many replies at once are all kept', async () => {
  const { person, open, view } = await helpDesk()
  const id = await open()
  const sent = Array.from({ length: 20 }, (_, at) => ({ params: { id }, body: { text: `Yanıt ${at}` } }))
  const answers = await Promise.all(sent.map((input) => person.call(api.reply, input)))
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const { replies, reply_count } = await view(id)
  expect([replies.length, reply_count]).toEqual([20, 20])
})

test('TIC-07 SUP-05 creator and administrators close and reopen; nobody writes to what is closed; the creator rates it', async () => {
  const { person, admin, open, view, sentNotifications } = await helpDesk()
  const id = await open()
  const one = { params: { id } }
  expect(await person.call(api.rate, { ...one, body: { rating: 5 } })).toMatchObject({ status: 409 })
  expect((await admin.call(api.close, one)).status).toBe(200)
  expect(await sentNotifications()).toContainEqual({
    user_id: person.id,
    event: 'Destek talebiniz kapatıldı: Dekont yüklenmiyor',
  })
  expect(await view(id)).toMatchObject({ status: 'Kapalı', can: { reply: false, reopen: true, rate: true } })
  for (const each of [person, admin]) {
    expect(await each.call(api.reply, { ...one, body: { text: 'Bir şey daha' } })).toMatchObject({
      status: 409,
      message: 'Bu talep kapalı. Yazmak için önce yeniden açın.',
    })
    expect((await each.call(api.close, one)).status).toBe(409)
  }
  expect((await admin.call(api.rate, { ...one, body: { rating: 5 } })).status).toBe(403)
  expect((await person.call(api.rate, { ...one, body: { rating: 6 } })).status).toBe(400)
  expect((await person.call(api.rate, { ...one, body: { rating: 4 } })).status).toBe(200)
  expect((await view(id)).rating).toBe(4)
  expect((await person.call(api.reopen, one)).status).toBe(200)
  expect(await view(id)).toMatchObject({ status: 'Açık', rating: null, closed_at: null })
  expect((await person.call(api.reopen, one)).status).toBe(409)
  const both = await Promise.all([person.call(api.close, one), admin.call(api.close, one)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('TIC-08 21 tickets are 20 and 1, the newest first; those of others are not among them', async () => {
  const { person, admin, stranger, insert } = await helpDesk()
  const now = Date.now()
  await insert(
    Array.from({ length: 21 }, (_, at) => ({ subject: `Talep ${at}`, created_at: new Date(now - at * 1000) })),
  )
  await insert([{ creator_id: stranger.id, subject: 'Yabancının talebi', created_at: new Date(now - 60_000) }])
  const first = (await person.call(api.own)).body
  expect(first.documents.map(({ subject }) => subject)).toEqual(Array.from({ length: 20 }, (_, at) => `Talep ${at}`))
  expect(first).toMatchObject({ total: 21, hasMore: true, counts: { Açık: 21, Kapalı: 0 } })
  const rest = (await person.call(api.own, { query: { page: 2 } })).body
  expect(rest.documents.map(({ subject }) => subject)).toEqual(['Talep 20'])
  const all = (await admin.call(api.all)).body
  expect([all.documents.length, all.total]).toEqual([20, 22])
  expect((await admin.call(api.all, { query: { page: 2 } })).body.documents.at(-1)!.subject).toBe('Yabancının talebi')
  expect((await admin.call(api.own)).body.total).toBe(0)
})

test('TIC-11 a ticket whose creator is gone shows Bilinmeyen Kullanıcı, and their replies no name either', async () => {
  const { app, person, admin, open, view } = await helpDesk()
  const id = await open()
  await person.call(api.reply, { params: { id }, body: { text: 'Bir haber var mı?' } })
  await app.ctx.db.delete(users).where(eq(users.id, person.id))
  const [row] = (await admin.call(api.all)).body.documents
  expect(row).toMatchObject({ id, creator_id: null, creator_name: 'Bilinmeyen Kullanıcı' })
  expect((await admin.call(api.reply, { params: { id }, body: { text: 'Kimse okumayacak' } })).status).toBe(200)
  const { replies } = await view(id, admin)
  expect(replies.map(({ author_name }) => author_name)).toEqual(['Bilinmeyen Kullanıcı', 'Deniz Koç'])
})

test('TIC-12 AMB-21 for anybody else a ticket and its files do not exist', async () => {
  const { app, person, admin, stranger, open, view } = await helpDesk()
  const id = await open()
  const file = new Blob([new Uint8Array(pdf())])
  const added = await person.call(api.addFile, { params: { id }, query: { name: 'dekont.pdf' }, file })
  expect(added.status).toBe(200)
  const { files } = await view(id)
  expect(files).toMatchObject([{ name: 'dekont.pdf', type: 'application/pdf' }])
  const opened = { params: { id: files[0]!.id } }
  for (const [who, status] of [
    [person, 200],
    [admin, 200],
    [stranger, 404],
  ] as const)
    expect((await who.call(filesApi.open, opened)).status).toBe(status)
  const missing = { status: 404, message: 'Destek talebi bulunamadı' }
  expect(await stranger.call(api.view, { params: { id } })).toMatchObject(missing)
  expect(await stranger.call(api.view, { params: { id: newId() } })).toMatchObject(missing)
  expect(await stranger.call(api.reply, { params: { id }, body: { text: 'Ben de' } })).toMatchObject(missing)
  // `userType` is the person's own claim and grants no administrator rights.
  const pretender = await app.build.person({ userType: 'admin' })
  expect((await pretender.call(api.view, { params: { id } })).status).toBe(404)
})

test('TIC-02 a file goes with what its owner wrote, five to a message', async () => {
  const { person, admin, open, view } = await helpDesk()
  const id = await open()
  const reply = (await admin.call(api.reply, { params: { id }, body: { text: 'Örnek ektedir.' } })).body.id
  const file = new Blob([new Uint8Array(pdf())])
  const add = (who: typeof person, query: object = {}) => who.call(api.addFile, { params: { id }, query, file })
  expect(await add(person, { reply })).toMatchObject({ status: 404, code: 'message_missing' })
  expect(await add(admin)).toMatchObject({ status: 404, code: 'message_missing' })
  expect(await add(admin, { reply, name: 'ornek.pdf.exe' })).toMatchObject({ status: 400, code: 'wrong_extension' })
  for (let at = 0; at < 5; at++) expect((await add(admin, { reply })).status).toBe(200)
  expect(await add(admin, { reply })).toMatchObject({ status: 409, code: 'too_many_ticket_files' })
  const seen = await view(id)
  expect([seen.files.length, seen.replies[0]!.files.length]).toEqual([0, 5])
})

test('TIC-01 script, html, links and odd signs in a ticket stay the text that they are', async () => {
  const { admin, open, view } = await helpDesk()
  const text = '<script>alert(1)</script> [a](javascript:alert(1)) \u202eters <img src=x onerror=alert(1)>'
  const id = await open({ subject: '<b>Kalın</b> konu', body: text })
  await admin.call(api.reply, { params: { id }, body: { text } })
  const seen = await view(id)
  expect([seen.subject, seen.body, seen.replies[0]!.text]).toEqual(['<b>Kalın</b> konu', text, text])
})
