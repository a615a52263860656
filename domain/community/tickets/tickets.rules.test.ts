import { expect, test } from 'vitest'
import {
  meaningOf,
  rightsOnTicket,
  showWait,
  statusAfterReply,
  turnOf,
  turnText,
  waitingStatuses,
} from './tickets.rules.ts'
import {
  adminTicketFilter,
  newTicket,
  ticketDetail,
  ticketForm,
  ticketPriorities,
  ticketReply,
  ticketRow,
  ticketStatuses,
} from './tickets.schema.ts'

test('TIC-02 a ticket has the specified fields, a subject and a text', () => {
  const fields = 'creator_id status priority created_at updated_at subject'.split(' ')
  expect(Object.keys(ticketRow.shape)).toEqual(expect.arrayContaining(fields))
  expect(Object.keys(ticketDetail.shape)).toEqual(expect.arrayContaining([...fields, 'body']))
})

test('TIC-03 a reply names its ticket, its author, the author’s side, its text and its times', () => {
  expect(Object.keys(ticketReply.shape)).toEqual(
    expect.arrayContaining('ticket_id created_at updated_at author_name by_support text'.split(' ')),
  )
})

test('TIC-04 the four statuses and the four priorities, and no other', () => {
  expect(ticketStatuses).toEqual(['Açık', 'Yanıtlandı', 'Güncellendi', 'Kapalı'])
  expect(ticketPriorities).toEqual(['Acil', 'Yüksek', 'Normal', 'Düşük'])
  const given = { subject: 'Giriş', body: 'Giriş yapamıyorum.' }
  expect(newTicket.parse(given)).toMatchObject({ priority: 'Normal', category: 'Soru', situation: null })
  expect(newTicket.safeParse({ ...given, priority: 'Çok acil' }).success).toBe(false)
  expect(adminTicketFilter.safeParse({ status: 'Çözüldü' }).success).toBe(false)
})

test('TIC-06 AMB-54 an administrator’s reply is Güncellendi, any other Yanıtlandı, and each status is explained', () => {
  expect([statusAfterReply(true), statusAfterReply(false)]).toEqual(['Güncellendi', 'Yanıtlandı'])
  expect(waitingStatuses).toEqual(['Açık', 'Yanıtlandı'])
  expect(ticketStatuses.map(turnOf)).toEqual(['support', 'support', 'creator', null])
  expect(meaningOf('Güncellendi', 'creator')).toContain('Destek ekibi yanıt verdi; sıra sizde')
  expect(meaningOf('Yanıtlandı', 'creator')).toContain('sıra destek ekibinde')
  expect(meaningOf('Yanıtlandı', 'support')).toContain('sıra sizde')
})

test('TIC-07 creator and administrators close and reopen; only the creator rates, and only what is closed', () => {
  const creator = { isAdmin: false, isCreator: true }
  const admin = { isAdmin: true, isCreator: false }
  const stranger = { isAdmin: false, isCreator: false }
  const none = { reply: false, close: false, reopen: false, rate: false, manage: false }
  expect(rightsOnTicket(creator, 'Açık')).toEqual({ ...none, reply: true, close: true })
  expect(rightsOnTicket(creator, 'Kapalı')).toEqual({ ...none, reopen: true, rate: true })
  expect(rightsOnTicket(admin, 'Güncellendi')).toEqual({ ...none, reply: true, close: true, manage: true })
  expect(rightsOnTicket(admin, 'Kapalı')).toEqual({ ...none, reopen: true, manage: true })
  for (const status of ticketStatuses) expect(rightsOnTicket(stranger, status)).toEqual(none)
})

test('TIC-12 what is missing says so beside its field', () => {
  const wrong = ticketForm.safeParse({ subject: ' ', body: 'Kısa', category: 'Soru', priority: 'Normal' })
  expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['subject', 'Konuyu birkaç sözcükle yazın'],
    ['body', 'Ne olduğunu bir cümleyle anlatın (en az 10 karakter)'],
  ])
  expect(ticketForm.safeParse({ subject: 'ş'.repeat(121), body: 'Yeterince uzun' }).success).toBe(false)
  expect(ticketForm.safeParse({ subject: 'Konu\r\nBcc: x', body: 'Yeterince uzun' }).success).toBe(false)
  expect(ticketForm.safeParse({ subject: 'Konu', body: 'ş'.repeat(5001) }).success).toBe(false)
})

test('TIC-09 a wait is shown in minutes, hours or days', () => {
  expect([45, 59.9, 179.5, 2 * 24 * 60, 6 * 24 * 60 - 1].map(showWait)).toEqual([
    ...['45 dk', '59 dk', '2 saat', '2 gün', '5 gün'],
  ])
})

test('TIC-06 AMB-54 a line in a list says whose turn it is, which the words of the status alone do not', () => {
  expect(ticketStatuses.map((status) => [status, turnText(status, 'creator'), turnText(status, 'support')])).toEqual([
    ['Açık', 'Sıra destek ekibinde', 'Sıra sizde'],
    ['Yanıtlandı', 'Sıra destek ekibinde', 'Sıra sizde'],
    ['Güncellendi', 'Yanıt geldi, sıra sizde', 'Talep sahibi bekleniyor'],
    ['Kapalı', '', ''],
  ])
})
