import sharp from 'sharp'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { decisionText, paperEventText, paperStateText } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperPhoto } from '#domain/tenancy/papers/papers.schema.ts'
import { sealReaders } from '#domain/tenancy/sealed-papers/sealed-papers.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/route.ts'
import { agreedPdf } from '#server/pdf/print.ts'
import { tenantSigners } from '#server/pdf/signers.ts'
import { thumbName } from '#server/services/files/keep-file.ts'
import { sealedIfFinished } from '#server/services/sealed-papers/sealed-paper.ts'
import type { SealSubject } from '#server/services/sealed-papers/sealed-papers.queries.ts'
import { findPaperTenancy } from './find-paper.ts'
import { contractOfPaper, eventsOf, type PaperRow, paperById, partiesOf } from './papers.queries.ts'

/** Everyone who can see the tenancy can print its papers, of any round. */
export async function printPaper(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const paper = await ctx.db.transact(async (tx) => {
    const found = await paperById(tx, id)
    if (!found) throw refusePaper('paper_missing')
    await findPaperTenancy(tx, actor, found)
    return found
  })
  return printedPaper(ctx, paper, { addresses: true })
}

/** Apart from the state and the history, it contains exactly what the parties were asked. */
export async function printedPaper(
  ctx: Context,
  paper: PaperRow,
  { addresses }: { addresses: boolean },
): Promise<FileReply> {
  const { document } = paper
  const parties = await partiesOf(ctx.db, paper.id)
  const events = await eventsOf(ctx.db, paper)
  const owner = parties.find(({ side }) => side === 'owner')
  const contract = paper.contract_id && (await contractOfPaper(ctx.db, paper.contract_id))
  const number = `${paper.number}, ${paper.round}. sürüm`
  const status = paperStateText(
    paper.state,
    parties.some(({ way }) => way === 'paper'),
  )
  const decisions = parties.map((party): [string, string] => [
    party.name,
    party.decision === null
      ? 'Henüz karar vermedi'
      : `${decisionText(party.decision, party.way)}, ${showDateTime(party.decided_at!)}`,
  ])
  const lines = events.map((event) => ({
    id: event.id,
    at: showDateTime(event.at),
    who: event.actor_name,
    what: `${event.round}. sürüm: ${paperEventText(event.kind, event.detail)}`,
    from: addresses ? event.ip : '',
  }))
  const evidence = {
    number,
    hash: paper.hash,
    verifyAddress: `${ctx.config.publicUrl}/verify`,
    status,
    decisions,
    events: lines,
  }
  const print = async () =>
    agreedPdf({
      title: document.title,
      subtitle: `Belge no ${paper.number}, ${paper.round}. sürüm`,
      facts: [
        ['Kiralanan', document.place.title],
        ['Adres', document.place.address],
        ['Kiraya veren', names(document.parties, 'owner')],
        ['Kiracı', names(document.parties, 'tenant')],
        // A paper belongs to a contract; the clerk has to find which.
        ...(paper.contract_id ? [['Sözleşme no', shortId(paper.contract_id)] as [string, string]] : []),
      ],
      declaration: document.declaration,
      sections: await Promise.all(
        document.sections.map(async ({ photos, ...section }) => ({
          ...section,
          photos: await picturesOf(ctx, photos),
        })),
      ),
      signers: [
        { role: 'Kiraya veren', name: owner?.name ?? '' },
        ...tenantSigners(
          parties.filter(({ side }) => side === 'tenant').map(({ name }) => name),
          contract ? contract.is_corporate : false,
        ),
      ],
      evidence,
      printedOn: showDate(ctx.clock.now()),
    })
  const content = await sealedIfFinished(ctx, {
    subject: sealSubject(paper, { origins: addresses, objections: events }),
    evidence: { title: document.title, number, status, decisions, events: lines },
    print,
  })
  return {
    content,
    type: 'application/pdf',
    cache: 'no-store',
    saveAs: `${document.title} ${paper.number}.pdf`,
  }
}

/** A paper is sealed again when somebody objects to a signature that was recorded on it. */
export const sealSubject = (
  { kind, id, tenancy_id, property_id, hash }: PaperRow,
  { origins, objections }: { origins: boolean; objections: readonly { kind: string }[] },
): SealSubject => ({
  kind,
  subject_id: id,
  tenancy_id,
  property_id,
  hash,
  readers: sealReaders({ identities: false, origins }),
  paper_state: `${objections.filter((event) => event.kind === 'paper_objected').length} itiraz`,
})

const names = (parties: readonly { side: string; name: string }[], side: string) =>
  parties.flatMap((party) => (party.side === side ? [party.name] : [])).join(', ')

/** Converted to JPEG, because the PDF library does not support WebP. A missing picture leaves its caption. */
const picturesOf = (ctx: Context, photos: readonly PaperPhoto[]) =>
  Promise.all(
    photos.map(async ({ file_id, caption }) => {
      const kept =
        (await ctx.storage.get('contract-documents', thumbName(file_id))) ??
        (await ctx.storage.get('contract-documents', file_id))
      return { caption, jpeg: kept ? new Uint8Array(await sharp(kept).jpeg({ quality: 72 }).toBuffer()) : null }
    }),
  )
