import { expect, test } from 'vitest'
import {
  cleanText,
  depthOf,
  isNewcomer,
  linksIn,
  mentionedIn,
  quoted,
  replyPath,
  rightsOnPost,
  shownName,
} from './forum.rules.ts'
import { hiding, newPost, newReply, postForm } from './forum.schema.ts'

const post = { title: 'Depozito iadesi', content: 'Depozitom hâlâ gelmedi.', category: 'Depozito', tags: [] }

test('FOR-11 the author edits and removes, an administrator moderates, a locked or hidden post takes no reply', () => {
  const nobody = { isAuthor: false, isAdmin: false, isLocked: false, isHidden: false }
  expect(rightsOnPost(nobody)).toEqual({ edit: false, remove: false, reply: true, moderate: false })
  expect(rightsOnPost({ ...nobody, isAuthor: true })).toEqual({
    edit: true,
    remove: true,
    reply: true,
    moderate: false,
  })
  expect(rightsOnPost({ ...nobody, isAdmin: true })).toEqual({
    edit: false,
    remove: false,
    reply: true,
    moderate: true,
  })
  expect(rightsOnPost({ ...nobody, isAuthor: true, isLocked: true })).toEqual({
    edit: false,
    remove: true,
    reply: false,
    moderate: false,
  })
  expect(rightsOnPost({ ...nobody, isAuthor: true, isHidden: true }).reply).toBe(false)
})

test('FOR-11 field rules: title 5 to 140, text 10 to 10.000, a known category, at most five tags of letters', () => {
  const fits = (change: object) => postForm.safeParse({ ...post, ...change }).success
  expect(fits({})).toBe(true)
  expect(fits({ title: 'Kira' })).toBe(false)
  expect(fits({ title: 'x'.repeat(140) })).toBe(true)
  expect(fits({ title: 'x'.repeat(141) })).toBe(false)
  expect(fits({ content: 'x'.repeat(10_000) })).toBe(true)
  expect(fits({ content: 'x'.repeat(10_001) })).toBe(false)
  expect(fits({ content: '   kısa    ' })).toBe(false)
  expect(fits({ category: 'Siyaset' })).toBe(false)
  expect(fits({ tags: ['bir1', 'iki2', 'üç3', 'dört', 'beş5'] })).toBe(true)
  expect(fits({ tags: ['bir1', 'iki2', 'üç3', 'dört', 'beş5', 'altı'] })).toBe(false)
  expect(fits({ tags: ['iki kelime'] })).toBe(false)
  expect(fits({ tags: ['<b>'] })).toBe(false)
  expect(postForm.parse({ ...post, tags: ['IŞIK'] }).tags).toEqual(['ışık'])
  expect(postForm.parse({ ...post, title: '  Depozito\n\n iadesi ' }).title).toBe('Depozito iadesi')
  expect(newPost.safeParse({ ...post, like_count: 9 }).success).toBe(false)
  expect(newReply.parse({ content: 'Olur' })).toEqual({ content: 'Olur', parent_reply_id: null })
})

test('FOR-11 hiding needs a reason that the author can read', () => {
  const target = { target_id: '0192f3c4-5d6e-7000-8000-000000000007', target_type: 'post' }
  expect(hiding.safeParse({ ...target, reason: 'yok' }).success).toBe(false)
  expect(hiding.safeParse({ ...target, reason: 'Telefon numarası içeriyor' }).success).toBe(true)
  expect(hiding.safeParse({ ...target, reason: null }).success).toBe(true)
})

test('FOR-11 signs that turn the direction, take no room or climb over the lines are left out of a text', () => {
  expect(cleanText('fatura\u202egnp.exe')).toBe('faturagnp.exe')
  expect(cleanText('a\u200bb\ufeffc\u2066d')).toBe('abcd')
  expect(cleanText(`a${'\u0301'.repeat(40)}`)).toBe(`a${'\u0301'.repeat(3)}`)
  expect(cleanText('bir\r\niki\rüç\u0000\u0007\tdört')).toBe('bir\niki\nüç\tdört')
  // A zero-width joiner holds this family emoji together, so it must stay.
  expect(cleanText('👨‍👩‍👧')).toBe('👨‍👩‍👧')
})

test('FOR-02 nobody is named in full: the first name and one letter', () => {
  expect(shownName('Ayşe Yılmaz')).toBe('Ayşe Y.')
  expect(shownName('Mehmet Ali Öztürk')).toBe('Mehmet Ö.')
  expect(shownName('Av. Cem İnönü')).toBe('Av. Cem İ.')
  expect(shownName('Prof. Dr. Elif Su Ak')).toBe('Prof. Dr. Elif A.')
  expect(shownName('Deniz')).toBe('Deniz')
  expect(shownName('Av. Deniz')).toBe('Av. Deniz')
  expect(shownName(null)).toBe('Ayrılan üye')
})

test('FOR-05 people are called by the name that the forum shows', () => {
  const people = [
    { id: 1, name: 'Ayşe Y.' },
    { id: 2, name: 'Işıl K.' },
  ]
  expect(mentionedIn('@ayse y. haklı', people).map(({ id }) => id)).toEqual([1])
  expect(mentionedIn('@IŞIL K. ve @Ayşe Y.', people).map(({ id }) => id)).toEqual([1, 2])
  expect(mentionedIn('Ayşe Y. haklı', people)).toEqual([])
})

test('FOR-11 who came within three days is new; links are counted however they are written', () => {
  const since = new Date('2026-11-10T12:00:00Z')
  expect(isNewcomer(since, new Date('2026-11-13T11:59:59Z'))).toBe(true)
  expect(isNewcomer(since, new Date('2026-11-13T12:00:00Z'))).toBe(false)
  expect(linksIn('HTTPS://a.example http://b.example [c](https://c.example) www.d.example')).toBe(4)
  expect(linksIn('awww.guzel ve http: diye bir şey')).toBe(0)
})

test('FOR-03 an answer follows what it answers; beyond the sixth step it stands beside the last', () => {
  const step = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
  let path = replyPath(null, step(0))
  expect(depthOf(path)).toBe(0)
  const first = path
  for (let n = 1; n <= 9; n += 1) path = replyPath(path, step(n))
  expect(depthOf(path)).toBe(6)
  const later = replyPath(null, step(50))
  const answer = replyPath(first, step(60))
  expect([later, answer, first].sort()).toEqual([first, answer, later])
})

test('FOR-01 a quotation names whom it quotes and leaves out what that person quoted', () => {
  expect(quoted('Ayşe Y.', '> eski söz\nİlk satır\nikinci')).toBe('> **Ayşe Y.** yazdı:\n> İlk satır\n> ikinci\n\n')
})
