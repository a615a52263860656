import { expect, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { fillPosts, openForum, sample, write } from './forum.fixture.ts'

test('FOR-09 the search is by title and gives at most twenty', async () => {
  const { app, author, reader } = await openForum()
  await fillPosts(
    app,
    author,
    Array.from({ length: 21 }, (_, at) => `depozito sorusu ${at}`),
  )
  const found = (await reader.call(forumApi.search, { query: { q: 'depozito' } })).body.documents
  expect(found).toHaveLength(20)
  expect(Object.keys(found[0]!).sort()).toEqual(
    ['category', 'id', 'is_locked', 'last_activity', 'reply_count', 'title'].sort(),
  )
  await write(author, { title: 'Başka bir konu', content: 'Burada aidattan söz ediyorum ama başlıkta geçmiyor.' })
  expect((await reader.call(forumApi.search, { query: { q: 'aidat' } })).body.documents).toEqual([])
})

test('FOR-09 letters, case and endings make no difference; every word has to fit, and signs are no patterns', async () => {
  const { author, reader } = await openForum()
  await write(author, { title: 'Kiracının depozitosunu iade etme süresi' })
  await write(author, { title: 'SÖZLEŞMEDE IŞIK FATURASI KİMİN?' })
  await write(author, { title: 'Kira artışı yüzde kaç?' })
  const titles = async (q: string) =>
    (await reader.call(forumApi.search, { query: { q } })).body.documents.map(({ title }) => title)
  for (const q of ['depozitolar', 'depozitoyu', 'KİRACI DEPOZİTO', 'kiraci depozito', 'kiracıdan depozito'])
    expect(await titles(q)).toEqual(['Kiracının depozitosunu iade etme süresi'])
  for (const q of ['sözleşmeler', 'sozlesme isik', 'ışık faturası', 'ISIK'])
    expect(await titles(q)).toEqual(['SÖZLEŞMEDE IŞIK FATURASI KİMİN?'])
  expect(await titles('depozito artış')).toEqual([])
  expect(await titles('%%')).toEqual([])
  expect(await titles("'; drop table forum_posts; --")).toEqual([])
})

test('FOR-09 similar posts appear while a title is typed: five, the nearest first, none for empty words', async () => {
  const { app, author, reader } = await openForum()
  const [near] = await fillPosts(app, author, ['depozito iade suresi kac gun', 'depozito bankaya yatirilir mi'])
  await fillPosts(
    app,
    author,
    Array.from({ length: 6 }, (_, at) => `depozito ${at}`),
  )
  const similar = async (title: string) => (await reader.call(forumApi.similar, { query: { title } })).body.documents
  const found = await similar('Depozitonun iade süresi')
  expect(found).toHaveLength(5)
  expect(found[0]!.id).toBe(near)
  expect(await similar('ve bu da ne')).toEqual([])
  expect(await similar('')).toEqual([])
})

test('FOR-09 what was hidden or removed is found by nobody', async () => {
  const { author, admin, reader } = await openForum()
  const hidden = await write(author, { title: 'Yayından kalkacak aidat sorusu' })
  const removed = await write(author, { title: 'Silinecek aidat sorusu' })
  await admin.call(forumApi.hide, {
    body: { target_id: hidden, target_type: 'post', reason: 'Telefon numarası var' },
  })
  await author.call(forumApi.remove, { params: { id: removed } })
  for (const person of [reader, author, admin]) {
    expect((await person.call(forumApi.search, { query: { q: 'aidat' } })).body.documents).toEqual([])
    expect((await person.call(forumApi.similar, { query: { title: sample.title } })).body.documents).toEqual([])
  }
})
