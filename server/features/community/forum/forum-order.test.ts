import { expect, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { instantOf } from '#server/db/read-together.ts'
import { picture } from '#server/testing/pictures.ts'
import { look, notificationsOf, openForum, reply, sample, write } from './forum.fixture.ts'

test('instants of the database, in any zone and as exact as they are', () => {
  expect(
    [
      '2026-11-17T09:30:00+00:00',
      '2026-11-17T09:30:00.1+00:00',
      '2026-11-17T09:30:00.123999+00:00',
      '2026-11-17T12:30:00.5+03:00',
    ].map(instantOf),
  ).toEqual([
    '2026-11-17T09:30:00.000Z',
    '2026-11-17T09:30:00.100Z',
    '2026-11-17T09:30:00.123Z',
    '2026-11-17T09:30:00.500Z',
  ])
})

test('FOR-11 only the author edits and deletes; another member and an administrator do neither', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  const answer = (await reply(author, id, 'Benim yanıtım.')).body.id
  for (const person of [reader, admin]) {
    expect((await person.call(forumApi.update, { params: { id }, body: sample })).status).toBe(403)
    expect((await person.call(forumApi.remove, { params: { id } })).status).toBe(403)
    const body = { content: 'Başkasının sözü' }
    expect((await person.call(forumApi.updateReply, { params: { id: answer }, body })).status).toBe(403)
    expect((await person.call(forumApi.removeReply, { params: { id: answer } })).status).toBe(403)
  }
  expect((await look(reader, id)).post.content).toBe(sample.content)
  expect((await look(reader, id)).replies.documents[0]!.content).toBe('Benim yanıtım.')
})

test('FOR-11 only an administrator pins, locks, moves and hides', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  for (const person of [author, reader])
    expect((await person.call(forumApi.moderate, { params: { id }, body: { is_pinned: true } })).status).toBe(403)
  const moved = await admin.call(forumApi.moderate, {
    params: { id },
    body: { is_pinned: true, is_locked: true, category: 'Tahliye' },
  })
  expect(moved.body.message).toBe('Gönderi güncellendi.')
  expect((await look(reader, id)).post).toMatchObject({ is_pinned: true, is_locked: true, category: 'Tahliye' })
  await admin.call(forumApi.moderate, { params: { id }, body: { is_locked: false } })
  expect((await look(reader, id)).post).toMatchObject({ is_pinned: true, is_locked: false })
})

test('FOR-11 a locked post is closed: no reply, no edit of it or in it; its author may still delete it', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  const answer = (await reply(reader, id, 'Kilitten önce yazdım.')).body.id
  await admin.call(forumApi.moderate, { params: { id }, body: { is_locked: true } })
  const refused = { status: 409, code: 'post_locked' }
  expect(await reply(reader, id, 'Geç kaldım.')).toMatchObject(refused)
  expect(await reply(admin, id, 'Ben de yazamam.')).toMatchObject(refused)
  expect(await author.call(forumApi.update, { params: { id }, body: sample })).toMatchObject(refused)
  expect(
    await reader.call(forumApi.updateReply, { params: { id: answer }, body: { content: 'Değiştiriyorum.' } }),
  ).toMatchObject(refused)
  expect((await look(reader, id)).post.can.reply).toBe(false)
  expect((await author.call(forumApi.remove, { params: { id } })).status).toBe(200)
})

test('FOR-11 a hidden text is read by its author, with the reason, and by administrators; nobody else finds it', async () => {
  const { app, author, reader, admin } = await openForum()
  const id = await write(author)
  const file = (await author.call(forumApi.addPicture, { params: { id }, file: await picture(1) })).body.file_id
  const reason = 'Başkasının telefon numarası var.'
  const hide = (target_id: string, target_type: 'post' | 'reply', because: string | null) =>
    admin.call(forumApi.hide, { body: { target_id, target_type, reason: because } })
  expect((await hide(id, 'post', reason)).body.message).toBe('Yayından kaldırıldı; yazarı nedenini görüyor.')
  expect((await reader.call(forumApi.list)).body.total).toBe(0)
  expect((await reader.call(forumApi.view, { params: { id } })).status).toBe(404)
  expect((await reader.call(forumApi.like, { body: { target_id: id, target_type: 'post' } })).status).toBe(404)
  expect((await reader.call(filesApi.open, { params: { id: file } })).status).toBe(404)
  expect((await author.call(filesApi.open, { params: { id: file } })).status).toBe(200)
  expect((await look(author, id)).post).toMatchObject({ hidden_reason: reason, can: { reply: false } })
  expect((await look(admin, id)).post.hidden_reason).toBe(reason)
  expect((await author.call(forumApi.list, { query: { show: 'mine' } })).body.documents[0]).toMatchObject({
    id,
    hidden_reason: reason,
  })
  expect((await admin.call(forumApi.list, { query: { show: 'hidden' } })).body.total).toBe(1)
  expect(await notificationsOf(app, author)).toEqual([
    {
      kind: 'system',
      event: `“${sample.title}” gönderiniz yayından kaldırıldı. Neden: ${reason}`,
      link: `/forum/post/${id}`,
    },
  ])
  await hide(id, 'post', null)
  expect((await reader.call(forumApi.list)).body.total).toBe(1)

  const answer = (await reply(reader, id, 'Numarası şudur.')).body.id
  await hide(answer, 'reply', reason)
  await hide(answer, 'reply', reason)
  const seen = async (person: typeof author) => (await look(person, id)).replies.documents[0]
  expect((await look(author, id)).post.reply_count).toBe(0)
  expect(await seen(author)).toMatchObject({ state: 'hidden', content: '', author_name: '', hidden_reason: null })
  expect(await seen(reader)).toMatchObject({ state: 'hidden', content: 'Numarası şudur.', hidden_reason: reason })
  expect(await seen(admin)).toMatchObject({ state: 'hidden', content: 'Numarası şudur.' })
  await hide(answer, 'reply', null)
  await hide(answer, 'reply', null)
  expect((await look(author, id)).post.reply_count).toBe(1)
})

test('FOR-01 FOR-11 a hidden post leaves the bookmarks of others, and comes back with its text', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  await reader.call(forumApi.bookmark, { params: { id }, body: {} })
  const bookmarked = async () =>
    (await reader.call(forumApi.list, { query: { show: 'bookmarks' } })).body.documents.map((post) => post.id)
  const hide = (reason: string | null) =>
    admin.call(forumApi.hide, { body: { target_id: id, target_type: 'post', reason } })
  expect(await bookmarked()).toEqual([id])
  await hide('Başkasının telefon numarası var.')
  expect(await bookmarked()).toEqual([])
  await hide(null)
  expect(await bookmarked()).toEqual([id])
})

test('FOR-11 above the answers to a hidden reply its author has no name', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  const first = (await reply(reader, id, 'Numarası şudur.')).body.id
  await reply(author, id, 'Bunu burada yazmayın.', first)
  const answers = async () => (await look(author, id)).replies.documents[1]!.answers
  expect(await answers()).toBe('Mehmet Ö.')
  const body = { target_id: first, target_type: 'reply' as const, reason: 'Başkasının telefon numarası var.' }
  await admin.call(forumApi.hide, { body })
  expect(await answers()).toBeNull()
})

test('FOR-08 FOR-11 a hidden reply that its author deletes and takes back stays out of the number of replies', async () => {
  const { author, reader, admin } = await openForum()
  const id = await write(author)
  const answer = (await reply(reader, id, 'Numarası şudur.')).body.id
  const body = { target_id: answer, target_type: 'reply' as const, reason: 'Başkasının telefon numarası var.' }
  await admin.call(forumApi.hide, { body })
  const { bin_id } = (await reader.call(forumApi.removeReply, { params: { id: answer } })).body
  expect((await reader.call(binApi.restore, { params: { id: bin_id } })).status).toBe(200)
  expect((await look(author, id)).post.reply_count).toBe(0)
})

test('FOR-11 reports reach the administrators once for each person, and end with a decision', async () => {
  const { app, author, reader, admin, member } = await openForum()
  const id = await write(author)
  const answer = (await reply(reader, id, 'Şuradan alın, çok ucuz!')).body.id
  const report = (from: typeof author, target_id: string, target_type: 'post' | 'reply') =>
    from.call(forumApi.report, {
      body: { target_id, target_type, reason: 'İstenmeyen reklam', note: 'Üçüncü kez yazıyor.' },
    })
  expect((await report(author, answer, 'reply')).body.message).toBe('Bildiriminiz yöneticilere ulaştı. Teşekkürler.')
  await report(author, answer, 'reply')
  const third = await member('Zeynep Çağlayan')
  await report(third, id, 'post')
  const open = (await admin.call(forumApi.reports)).body
  expect(open.documents).toMatchObject([
    {
      target_id: answer,
      target_type: 'reply',
      post_id: id,
      excerpt: 'Şuradan alın, çok ucuz!',
      author_name: 'Mehmet Ö.',
      reporter_name: 'Ayşe Y.',
    },
    { target_id: id, target_type: 'post', reason: 'İstenmeyen reklam', note: 'Üçüncü kez yazıyor.' },
  ])
  expect((await admin.call(forumApi.list)).body.openReports).toBe(2)
  expect((await reader.call(forumApi.reports)).status).toBe(403)
  expect((await notificationsOf(app, admin)).map(({ link }) => link)).toEqual(['/admin-forum', '/admin-forum'])

  const closing = { params: { id: open.documents[1]!.id } }
  expect((await admin.call(forumApi.closeReport, closing)).body.message).toBe('Şikâyet sonuçlandırıldı.')
  expect((await admin.call(forumApi.closeReport, closing)).status).toBe(404)
  // Hiding the text also closes its reports.
  await admin.call(forumApi.hide, { body: { target_id: answer, target_type: 'reply', reason: 'Reklam yapılıyor' } })
  expect((await admin.call(forumApi.reports)).body.total).toBe(0)
})

test('FOR-11 new members write five texts an hour with one link each; three days later that is over', async () => {
  const { app } = await openForum()
  const fresh = await app.build.tenant({ username: 'Yeni Üye', created_at: app.ctx.clock.now() })
  const linked = { ...sample, content: 'Bakın: https://a.example ve https://b.example çok iyi.' }
  expect(await fresh.call(forumApi.create, { body: linked })).toMatchObject({
    status: 409,
    message: 'Üyeliğinizin ilk üç gününde bir yazıda en fazla 1 bağlantı olabilir.',
  })
  const id = await write(fresh, { content: 'Bir bağlantı olur: https://a.example' })
  for (let text = 0; text < 4; text += 1) expect((await reply(fresh, id, `Ekleme ${text}`)).status).toBe(200)
  expect(await reply(fresh, id, 'Bir tane daha')).toMatchObject({ status: 429 })
  app.pass(3 * 86_400_000 + 1)
  const later = await app.build.session(fresh.accountId)
  expect((await later.call(forumApi.create, { body: linked })).status).toBe(200)
  for (let text = 0; text < 6; text += 1) expect((await reply(later, id, `Sonraki ${text}`)).status).toBe(200)
})

test('FOR-11 script, html, links and unicode tricks are stored as the text they are, without the signs that deceive', async () => {
  const { author, reader } = await openForum()
  const attacks = [
    '<script>alert(document.cookie)</script>',
    '<img src=x onerror=alert(1)>',
    '[tıkla](javascript:alert(1))',
    '"><svg/onload=alert(1)>',
    '{{constructor.constructor("alert(1)")()}}',
  ]
  for (const attack of attacks) {
    const id = await write(author, { title: attack.slice(0, 140), content: attack })
    await reply(reader, id, attack)
    const { post, replies } = await look(reader, id)
    expect([post.title, post.content, replies.documents[0]!.content]).toEqual([attack, attack, attack])
  }
  const turned = await write(author, {
    title: 'Fatura\u202Egnp.exe burada',
    content: 'Bak\u200Bın \u2066şuraya lütfen.',
  })
  expect((await look(reader, turned)).post).toMatchObject({
    title: 'Faturagnp.exe burada',
    content: 'Bakın şuraya lütfen.',
  })
  const excerpts = (await reader.call(forumApi.list)).body.documents.map(({ excerpt }) => excerpt)
  expect(excerpts).toContain('<script>alert(document.cookie)</script>')
})

test('FOR-01 in the list a long text is cut between two words, and a title is told from what follows', async () => {
  const { author, reader } = await openForum()
  await write(author, { content: `## Kurallar\n\n${'sabır '.repeat(60)}` })
  const [post] = (await reader.call(forumApi.list)).body.documents
  expect(post!.excerpt).toMatch(/^Kurallar: (?:sabır )+sabır…$/)
  expect(post!.excerpt.length).toBeGreaterThan(185)
  expect(post!.excerpt.length).toBeLessThanOrEqual(200)
})
