import { showDateTime } from '#domain/kernel/dates.ts'
import { dataGroups } from '#domain/operations/privacy/data-groups.rules.ts'
import { nameToSave } from '#domain/services/files/files.rules.ts'
import type { FileArea } from '#domain/services/files/files.schema.ts'
import type { Context } from '#server/context.ts'
import { personalTables } from '#server/db/catalogue/catalogue.ts'
import type { ArchiveMaker } from '#server/services/archives/archives.ts'
import type { ZipFile } from '#server/services/archives/zip-file.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { personOf } from './person.queries.ts'
import { ownAddresses, type Person } from './person.ts'
import { bytesOf, rowsAbout, tracesOf } from './personal-rows.queries.ts'
import { readableRow } from './readable-row.ts'

/** All data about the person who asked. */
export const dataArchive = (ctx: Context): ArchiveMaker => ({
  async write(archive, zip, progress) {
    const found = await personOf(ctx, ctx.db, archive.user_id)
    if (!found) throw new Error('The person is gone.')
    return { missing: await writeArchive(ctx, zip, { ...found, progress }) }
  },
  /** By a mail that cannot be turned off, and by a notification. */
  async notifyReady(tx, archive, expires_at) {
    const found = await personOf(ctx, tx, archive.user_id)
    if (!found) return
    const { person } = found
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
  },
})

type ArchivePerson = NonNullable<Awaited<ReturnType<typeof personOf>>> & { progress(percent: number): Promise<void> }

/** Returns how many files were not found. */
async function writeArchive(ctx: Context, zip: ZipFile, { person, avatar, progress }: ArchivePerson): Promise<number> {
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
    // Rows count as half of the progress, because the number of files is not known yet.
    await progress((Object.keys(counts).length / personalTables.length) * 50)
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

/** Attachments of mails are stored in the table itself. */
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
