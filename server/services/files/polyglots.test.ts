import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blogApi } from '#domain/community/blog/blog.api.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { Client } from '#server/testing/client.ts'
import { docx, jpeg, pdf, png } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const html = '<!doctype html><html><script>alert(document.domain)</script><svg onload=alert(1)></html>'
const asBlob = (...parts: (Uint8Array | string)[]) =>
  new Blob([new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))])

/** The headers and content of a reply that a browser opens directly. */
async function served(client: Client, address: string) {
  const answer = await client.send('GET', address)
  const { headers } = answer
  expect(answer.status).toBe(200)
  expect([headers.get('x-content-type-options'), headers.get('content-security-policy')], address).toEqual([
    'nosniff',
    "default-src 'none'; sandbox",
  ])
  expect(headers.get('cross-origin-resource-policy')).toBe(
    address.includes('/blog/covers/') ? 'cross-origin' : 'same-origin',
  )
  return {
    type: headers.get('content-type'),
    disposition: headers.get('content-disposition'),
    text: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
  }
}

/** Pictures that are also HTML pages, each made in another way. */
async function pictures() {
  const small = sharp({ create: { width: 40, height: 40, channels: 3, background: 'white' } })
  const gif = await small.clone().gif().toBuffer()
  return {
    'a page behind a jpeg': asBlob(await jpeg(), html),
    'a page behind a png': asBlob(await png(), html),
    'a page in the notes of a jpeg': asBlob(
      await small
        .clone()
        .withExif({ IFD0: { ImageDescription: html, Copyright: html } })
        .jpeg()
        .toBuffer(),
    ),
    'a page behind a gif': asBlob(gif, '/*', html, '*/=1;alert(1)'),
  }
}

test('PROP-17 PROP-18 a picture that is a page too is served as a picture, without the page, whichever door it came by', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const tenant = await app.build.tenant()
  const admin = await app.build.admin()
  const { id: property } = await app.build.property(host, { tenants: [tenant] })
  const { chat_id } = (await host.call(chatApi.open, { body: { user_id: tenant.id } })).body
  const form = { title: 'Yazı', slug: 'yazi-bir', summary: 'Kısa ve sade bir yazıdır bu.', body: 'Metin', draft: false }
  const article = (await admin.call(blogApi.create, { body: { ...form, publish_on: isoDate(app.ctx.clock.now()) } }))
    .body.id
  for (const [what, file] of Object.entries(await pictures())) {
    const query = { property, name: what.includes('png') ? 'foto.png' : what.includes('gif') ? 'foto.gif' : 'foto.jpg' }
    const document = await host.call(documentsApi.add, { query: { ...query, category: 'Diğer' }, file })
    const sent = await host.call(chatApi.upload, { params: { id: chat_id }, query: { name: query.name }, file })
    const avatar = await host.call(accountsApi.uploadAvatar, { file })
    const cover = await admin.call(blogApi.saveCover, { params: { id: article }, file })
    const addresses = [
      ...(document.status === 200 ? [fileAddress(document.body.file_id)] : []),
      ...(sent.status === 200 ? [fileAddress(sent.body.id)] : []),
      ...(avatar.status === 200 ? [avatar.body.user.avatar] : []),
      ...(cover.status === 200 ? [`/api/blog/covers/${cover.body.cover}`] : []),
    ]
    // GIF is not accepted; every refusal must have status 400.
    for (const { status } of [document, sent, avatar, cover]) expect([200, 400], what).toContain(status)
    if (!what.includes('gif')) expect(addresses, what).toHaveLength(4)
    for (const address of addresses) {
      const { type, text } = await served(address.includes('covers') ? admin : host, address)
      expect(type, what).toMatch(/^image\/(?:webp|jpeg|png)$/)
      expect(text, what).not.toMatch(/<script|<svg|<html|alert\(/i)
    }
  }
})

test('PROP-18 a paper that is a page too is a paper: its own type, never guessed, opened in a sandbox, saved under a name of its type', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { id: property } = await app.build.property(host)
  const add = async (name: string, file: Blob) => {
    const answer = await host.call(documentsApi.add, { query: { property, name, category: 'Diğer' }, file })
    return answer.status === 200 ? fileAddress(answer.body.file_id) : answer.code
  }
  const script = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>'
  const opening = Buffer.from(
    pdf().toString('latin1').replace('/Type /Catalog', `/Type /Catalog /OpenAction ${script}`),
    'latin1',
  )
  const papers: [string, string, Blob, string][] = [
    ['a page behind a pdf', 'tapu.pdf', asBlob(pdf(), `\n${html}`), 'application/pdf'],
    ['a page in the text of a pdf', 'tapu.pdf', asBlob(pdf(html)), 'application/pdf'],
    ['a pdf that wants to run something', 'tapu.pdf', asBlob(opening), 'application/pdf'],
    [
      'a page in a docx',
      'tapu.docx',
      asBlob(docx([{ name: 'word/kotu.html', content: html }])),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ]
  for (const [what, name, file, type] of papers) {
    const address = await add(name, file)
    // Refusing the file is as safe as serving it safely.
    if (!address?.startsWith('/api/')) {
      expect(['document_broken', 'document_type'], what).toContain(address)
      continue
    }
    const opened = await served(host, address)
    expect([what, opened.type]).toEqual([what, type])
    const saved = await served(host, `${address}?save=1`)
    expect(saved.disposition).toMatch(/^attachment; filename="tapu\.(?:pdf|docx)"/)
  }
  for (const [name, file] of [
    ['sayfa.pdf', asBlob(html)],
    ['sayfa.pdf', asBlob(html, pdf())],
    ['cizim.png', asBlob('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['sayfa.html', asBlob(pdf())],
    ['betik.js', asBlob('/*', pdf(), '*/alert(1)')],
  ] as const)
    expect(['document_type', 'document_broken', 'wrong_extension'], name).toContain(await add(name, file))
})
