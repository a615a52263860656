import { expect, test } from 'vitest'
import { ticketsApi as api } from '#domain/community/tickets/tickets.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { cannedAnswers, ticketReplies } from '#server/db/schema/tickets.ts'
import { helpDesk } from './ticket.fixture.ts'

test('TIC-06 a ticket holds two hundred replies, and an open one is neither opened again nor rated', async () => {
  const { app, person, stranger, open } = await helpDesk()
  const params = { id: await open() }
  const isOpen = { status: 409, code: 'ticket_open', message: 'Bu talep açık. Puan vermek için önce kapatın.' }
  expect(await person.call(api.reopen, { params })).toMatchObject(isOpen)
  expect(await person.call(api.rate, { params, body: { rating: 5 } })).toMatchObject(isOpen)
  expect(await stranger.call(api.close, { params })).toMatchObject({
    status: 404,
    code: 'ticket_missing',
    message: 'Destek talebi bulunamadı',
  })

  const at = app.ctx.clock.now()
  const row = { ticket_id: params.id, author_id: person.id, by_support: false, text: 'Eski', created_at: at }
  const rows = Array.from({ length: 199 }, () => ({ ...row, id: newId(), updated_at: at }))
  await app.ctx.db.insert(ticketReplies).values(rows)
  const reply = () => person.call(api.reply, { params, body: { id: newId(), text: 'Hâlâ olmuyor' } })
  expect((await reply()).status).toBe(200)
  expect(await reply()).toMatchObject({
    status: 409,
    code: 'ticket_long',
    message: 'Bir talebe en fazla 200 yanıt yazılabilir. Lütfen yeni bir talep açın.',
  })

  expect((await person.call(api.close, { params })).status).toBe(200)
  const closed = { status: 409, code: 'ticket_closed', message: 'Bu talep kapalı. Yazmak için önce yeniden açın.' }
  expect(await reply()).toMatchObject(closed)
  expect(await person.call(api.close, { params })).toMatchObject(closed)
})

test('SUP-04 fifty canned answers are enough, each under a name of its own', async () => {
  const { app, admin } = await helpDesk()
  const at = app.ctx.clock.now()
  const rows = Array.from({ length: 49 }, (_, number) => ({
    id: newId(),
    title: `Yanıt ${number}`,
    title_key: `yanit ${number}`,
    text: 'Metin',
    updated_at: at,
  }))
  await app.ctx.db.insert(cannedAnswers).values(rows)
  const keep = (title: string, id?: string) =>
    admin.call(api.keepAnswer, { body: { title, text: 'Dosya 10 MB’tan küçük olmalı.', ...(id && { id }) } })
  const { id } = (await keep('Dosya boyu')).body
  expect(await keep('Bir fazlası')).toMatchObject({
    status: 409,
    code: 'too_many_answers',
    message: 'En fazla 50 hazır yanıt tutulabilir. Önce birini silin.',
  })
  expect(await keep('Yanıt 7', id)).toMatchObject({
    status: 409,
    code: 'answer_title_taken',
    message: 'Bu adla bir hazır yanıt var. Başka bir ad verin.',
  })
  const missing = { status: 404, code: 'answer_missing', message: 'Hazır yanıt bulunamadı' }
  expect(await keep('Başka', newId())).toMatchObject(missing)
  expect(await admin.call(api.removeAnswer, { params: { id: newId() } })).toMatchObject(missing)
})
