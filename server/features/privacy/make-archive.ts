import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { nameToSave } from '#domain/files/files.rules.ts'
import type { FileArea } from '#domain/files/files.schema.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { dataGroups } from '#domain/privacy/data-groups.rules.ts'
import { archiveLifetimeMs } from '#domain/privacy/privacy.rules.ts'
import type { Context } from '#server/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { personalTables } from './catalogue/catalogue.ts'
import { personOf } from './person.queries.ts'
import { ownAddresses, type Person } from './person.ts'
import { bytesOf, rowsAbout, tracesOf } from './personal-rows.queries.ts'
import { archiveById, updateArchive } from './privacy.queries.ts'
import { readableRow } from './readable-row.ts'
import { type ZipFile, zipFile } from './zip-file.ts'

const area = 'data-archives'

/** Made in a file of its own and then put into storage: however much somebody has, only parts of it are in memory. */
export async function makeArchive(ctx: Context, id: string): Promise<void> {
  const archive = await archiveById(ctx.db, id)
  if (archive?.state !== 'queued') return
  const found = await personOf(ctx, ctx.db, archive.user_id)
  if (!found) return
  const folder = await mkdtemp(path.join(ctx.config.dataDir, 'arsiv-'))
  const file = path.join(folder, 'veriler.zip')
  try {
    const missing = await writeArchive(ctx, file, found)
    const { size } = await stat(file)
    await ctx.storage.putStream(area, id, createReadStream(file), size)
    await offer(ctx, { id, size, missing, person: found.person })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Made {
  id: string
  size: number
  missing: number
  person: Person
}

/** By a letter that nobody can switch off, and by a notification. */
async function offer(ctx: Context, { id, size, missing, person }: Made) {
  const ready_at = ctx.clock.now()
  const expires_at = new Date(ready_at.getTime() + archiveLifetimeMs)
  await ctx.db.transact(async (tx) => {
    await updateArchive(tx, id, { state: 'ready', size, missing, ready_at, expires_at })
    const letter = {
      firstname: person.names[0] ?? '',
      expires_at: expires_at.toISOString(),
      link: `${ctx.config.publicUrl}/privacy-center`,
    }
    const [email] = ownAddresses(person)
    if (email) await ctx.mailer.post(tx, email, 'data-archive', letter)
    await notify(ctx, tx, [
      {
        user_id: person.user,
        kind: 'system',
        event: 'Veri arşiviniz hazır. Yedi gün içinde Gizlilik Merkezi’nden indirebilirsiniz.',
        target_audience: 'general',
        property: null,
        link: '/privacy-center',
        sender_type: 'system',
        letter: 'sent',
      },
    ])
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof personOf>>>

/** Answers with how many files were named and not found. */
async function writeArchive(ctx: Context, file: string, { person, avatar }: Found): Promise<number> {
  const zip = zipFile(file, ctx.clock.now())
  const counts: Record<string, number> = {}
  let missing = 0
  for (const [table, entry] of personalTables) {
    const readable = readableRow(entry, ctx.secrets.encryption, person)
    let count = 0
    const rows = async function* () {
      yield '[\n'
      for await (const batch of rowsAbout(ctx.db, person, table)) {
        yield `${count > 0 ? ',\n' : ''}${batch.map((row) => JSON.stringify(readable(row))).join(',\n')}`
        count += batch.length
      }
      yield '\n]\n'
    }
    await zip.addText(`veriler/${table}.json`, rows())
    counts[table] = count
  }
  const traces = await tracesOf(ctx.db, person)
  await zip.addText('izler.json', [JSON.stringify(traces, null, 1)])
  missing += await addFiles(ctx, zip, person)
  missing += await addAttachments(ctx, zip, person)
  if (avatar)
    missing += (await addStored(ctx, zip, { area: 'avatars', name: avatar, as: 'profil-fotografi.webp' })) ? 0 : 1
  await zip.addText('ozet.json', [
    JSON.stringify({ hazirlandi: ctx.clock.now(), kayitlar: counts, bulunamayan_dosya: missing }, null, 1),
  ])
  await zip.addText('BENI-OKU.txt', [readme(ctx)])
  await zip.end()
  return missing
}

async function addFiles(ctx: Context, zip: ZipFile, person: Person): Promise<number> {
  let missing = 0
  for await (const batch of rowsAbout(ctx.db, person, 'files'))
    for (const row of batch as { id: string; area: FileArea; name: string; type: string }[]) {
      const as = `dosyalar/${row.id} ${nameToSave(row.name, row.type)}`
      if (!(await addStored(ctx, zip, { area: row.area, name: row.id, as }))) missing += 1
    }
  return missing
}

async function addStored(ctx: Context, zip: ZipFile, stored: { area: FileArea | 'avatars'; name: string; as: string }) {
  const content = await ctx.storage.get(stored.area, stored.name)
  if (content) await zip.addFile(stored.as, content)
  return content !== null
}

/** Papers that went out with mails lie in the table. */
async function addAttachments(ctx: Context, zip: ZipFile, person: Person): Promise<number> {
  let missing = 0
  for await (const batch of rowsAbout(ctx.db, person, 'mail_attachments'))
    for (const row of batch as { id: string; name: string }[]) {
      const content = await bytesOf(ctx.db, 'mail_attachments', 'content', row.id)
      if (content) await zip.addFile(`posta-ekleri/${row.id} ${row.name.replace(/[/\\]/g, '_')}`, content)
      else missing += 1
    }
  return missing
}

const readme = (ctx: Context) => `Anahtar: hakkınızdaki bütün kayıtlar (${showDateTime(ctx.clock.now())})

veriler/        Her tablonun sizinle ilgili satırları, JSON olarak. Tutarlar kuruştur.
izler.json      Başkalarının kayıtlarında yalnızca sizin işlem yaptığınızı gösteren yerler.
dosyalar/       Yüklediğiniz, size açılan ve kontratlarınıza ait dosyalar.
posta-ekleri/   Size e-posta ile gönderilen belgeler.
ozet.json       Hangi tablodan kaç satır alındığı.

Şifre, anahtar ve bağlantı gibi bir şey açan bilgiler ile arama için türetilen metinler alınmaz. Karşı tarafın kimlik
numarası gizlenmiştir; sizinki açıktır. Ağ adresi, tarayıcı ve ulaşım bilgisi gibi yalnızca başkasını anlatan sütunlar onun
kayıtlarında kalır, sizin satırlarınızdan çıkarılır. Bu arşivi güvenli bir yerde saklayın.

Ne, neden, ne kadar süre saklanıyor:
${Object.values(dataGroups)
  .map(
    ({ title, what, why, basis, kept }) =>
      `\n${title}\n  ${what}\n  Amaç: ${why}\n  Dayanak: ${basis}\n  Süre: ${kept}`,
  )
  .join('\n')}
`
