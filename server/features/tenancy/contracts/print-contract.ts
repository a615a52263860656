import { isoDate, showDate, showDateTime } from '#domain/kernel/dates.ts'
import { type Currency, showMoney } from '#domain/kernel/money.ts'
import { moneyInWords } from '#domain/kernel/money-in-words.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { wholeAddress } from '#domain/property/properties/whole-address.rules.ts'
import { contractEventText } from '#domain/tenancy/contracts/contract-events.rules.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { stopajOf, stopajPercent } from '#domain/tenancy/contracts/contracts.rules.ts'
import { expenseLines } from '#domain/tenancy/contracts/expenses.rules.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import { type LegalNote, paperNotes } from '#domain/tenancy/contracts/law.rules.ts'
import { sealReaders } from '#domain/tenancy/sealed-papers/sealed-papers.rules.ts'
import type { SealReaders } from '#domain/tenancy/sealed-papers/sealed-papers.schema.ts'
import type { Context } from '#server/context.ts'
import { stampTable } from '#server/features/tenancy/rates/tufe.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import type { ContractPaperData } from '#server/pdf/contract-paper.tsx'
import { contractPdf, guaranteePdf } from '#server/pdf/print.ts'
import { tenantSigners } from '#server/pdf/signers.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { sealedIfFinished } from '#server/services/sealed-papers/sealed-paper.ts'
import { type AgreedParty, type ContractDocument, liveForm } from './contract-document.ts'
import { termText } from './contract-mail.ts'
import { contractStatusText, sealedState } from './contract-status-text.ts'
import { liveDocument } from './contract-summary.queries.ts'
import { allEvents, evidenceOf } from './contract-view.queries.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { readContract } from './view-contract.ts'

/**
 * Everyone who may see the contract may print it; identity numbers are masked by the reader's rights. Except status and
 * history, the paper shows what the parties approved.
 */
export async function printContract(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const { view, contract: row, agreed, identity, eventView, rights } = await readContract(ctx, actor, id)
  const document = agreed ?? (await liveDocument(ctx.db, row))
  const events = view.earlier_events > 0 ? (await allEvents(ctx.db, id)).map(eventView) : view.events
  const readers = sealReaders({ identities: rights.seeIdentity, origins: rights.manage })
  return contractPaper(ctx, row, { document, contract: view.contract, identity, events, notes: view.notes, readers })
}

/** For a mail: printed as for a tenant, without full identity numbers and without IP addresses. */
export async function printCopy(ctx: Context, row: ContractRow): Promise<FileReply> {
  const { agreed, events } = await evidenceOf(ctx.db, row)
  const document = agreed ?? (await liveDocument(ctx.db, row))
  const contract = { ...row, cancelled: false, ended: false, cancelled_at: null }
  const identity = (encrypted: string | null) => {
    const number = encrypted && decryptText(ctx.secrets.encryption, encrypted)
    return number ? maskNationalId(number) : null
  }
  const lines = events.map(({ id, kind, detail, actor_name, at }) => ({
    id,
    kind,
    at,
    actor_name,
    ip: '',
    text: contractEventText(kind, detail),
  }))
  const notes = paperNotes(document.terms, {
    guarantee: document.guarantor?.limit ?? 0,
    stamp: await stampTable(ctx.db),
    day: isoDate(row.created_at),
  })
  return contractPaper(ctx, row, { document, contract, identity, events: lines, notes, readers: 'parties' })
}

interface PaperState {
  document: ContractDocument
  contract: Pick<
    ContractView['contract'],
    'terms_hash' | 'status' | 'cancelled' | 'ended' | 'ended_on' | 'cancelled_at' | 'baslangicTarihi'
  >
  identity: (encrypted: string | null) => string | null
  events: Pick<ContractView['events'][number], 'id' | 'kind' | 'at' | 'actor_name' | 'text' | 'ip'>[]
  notes: readonly LegalNote[]
  /** Who reads this print, as far as it shows in it. */
  readers: SealReaders
}

async function contractPaper(
  ctx: Context,
  { id, tenancy_id, property_id }: ContractRow,
  { document, contract, identity, events, notes, readers }: PaperState,
): Promise<FileReply> {
  const { landlord, tenants, guarantor, terms } = document
  const party = ({ id_number, ...given }: AgreedParty) => partyOf({ ...given, id_number: identity(id_number) })
  const number = `${document.short_id} (${document.contract_id}), ${document.round}. sürüm`
  const status = contractStatusText(contract, isoDate(ctx.clock.now()))
  const lines = events.map((event) => ({
    id: event.id,
    at: showDateTime(event.at),
    who: event.actor_name,
    what: event.text,
    from: event.ip,
  }))
  const data: ContractPaperData = {
    short_id: document.short_id,
    form: formOf(document),
    essentials: essentialsOf(document),
    landlord: party(landlord),
    tenants: tenants.map(party),
    guarantor: guarantor && [
      ...party(guarantor),
      ['Azami kefalet tutarı', moneyWithWords(guarantor.limit, terms.bedelTuru)],
    ],
    generalConditions: document.generalConditions,
    specialConditions: terms.hususiSartlar,
    notes: notes.map(({ text, article }) => `${text} (${article})`),
    fixtures: document.fixtures,
    signers: [
      { role: 'Kiraya veren', name: landlord.name },
      ...tenantSigners(
        tenants.map((tenant) => tenant.name),
        terms.is_corporate,
      ),
      ...(guarantor ? [{ role: 'Kefil', name: guarantor.name }] : []),
    ],
    evidence: {
      contract: number,
      hash: contract.terms_hash,
      old: document.form === liveForm,
      verifyAddress: `${ctx.config.publicUrl}/verify`,
      status,
      events: lines,
    },
    printedOn: showDate(ctx.clock.now()),
  }
  const print = () => contractPdf(data)
  const content = tenancy_id
    ? await sealedIfFinished(ctx, {
        subject: {
          kind: 'contract',
          subject_id: id,
          tenancy_id,
          property_id,
          readers,
          hash: contract.terms_hash,
          paper_state: sealedState(status, events),
        },
        evidence: { title: 'Kira kontratı', number, status, decisions: [], events: lines },
        print,
      })
    : await print()
  return madeFile(content, `Kira kontratı ${document.short_id}`, 'pdf')
}

export async function printGuarantee(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const { contract, agreed, identity, rights } = await readContract(ctx, actor, id)
  if (!contract.has_guarantor) throw refuseContract('no_guarantor')
  const document = agreed ?? (await liveDocument(ctx.db, contract))
  // A masked number on a form to sign would be worse than an empty line.
  const idNumber = rights.seeIdentity ? identity(document.guarantor!.id_number) : null
  return guaranteePaper(document, { idNumber, now: ctx.clock.now() })
}

/**
 * The form that a guarantor fills in by hand, for the owner's side and the guarantor's link. The link may have been
 * handed on, so its form has no number.
 */
export async function guaranteePaper(
  document: ContractDocument,
  { idNumber, now }: { idNumber: string | null; now: Date },
): Promise<FileReply> {
  const { short_id, terms, guarantor } = document
  const content = await guaranteePdf({
    short_id,
    property: document.property.title,
    address: wholeAddress(document.property),
    landlord: document.landlord.name,
    tenants: document.tenants.map(({ name }) => name).join(', '),
    guarantor: guarantor!.name,
    guarantorId: idNumber ?? '',
    guarantorResidence: guarantor!.residence,
    rent: showMoney(terms.brutAylik, terms.bedelTuru),
    term: termText(terms),
    starts: showDate(terms.baslangicTarihi),
    ends: showDate(document.bitisTarihi),
    limit: moneyWithWords(guarantor!.limit, terms.bedelTuru),
    printedOn: showDate(now),
  })
  return madeFile(content, `Kefalet belgesi ${short_id}`, 'pdf')
}

/** Amounts in words too, because figures are easily misread or altered. */
const moneyWithWords = (kurus: number, currency: Currency) =>
  `${showMoney(kurus, currency)} (${moneyInWords(kurus, currency)})`

type Terms = ContractDocument['terms']

const partyOf = (party: AgreedParty): [string, string][] => [
  ['Adı soyadı / unvanı', party.name],
  ['TC / vergi kimlik no', party.id_number ?? ''],
  ['İkametgâhı', party.residence],
  ['Telefon', showPhone(party.phone)],
]

/** In the order of the printed form. */
function formOf({ terms, property: agreed, bitisTarihi, previous }: ContractDocument): [string, string][] {
  const money = (kurus: number) => moneyWithWords(kurus, terms.bedelTuru)
  return [
    ['Dairesi', [agreed.il, agreed.ilce].filter(Boolean).join(' / ')],
    ['Mahallesi', agreed.mahalle],
    ['Sokağı ve numarası', agreed.adres],
    ['Kiralanan şeyin cinsi', agreed.tasinmazCinsi],
    ...rentOf(terms, money),
    ['Kiranın ne şekilde ödeneceği', terms.odemeSekli],
    ['Ödeme günü', `Her ayın ${terms.odemeGunu}. günü`],
    ['IBAN', terms.iban && showIban(terms.iban)],
    ['Kira müddeti', termText(terms)],
    ['Başlangıç', showDate(terms.baslangicTarihi)],
    ['Bitiş', showDate(bitisTarihi)],
    ...(previous ? ([['Yenilenen kontrat', renewedText(previous)]] as [string, string][]) : []),
    ['Kiralananın şimdiki durumu', terms.simdikiDurumu],
    ['Ne için kullanılacağı', terms.kullanimAmaci],
    ['Depozito', terms.depozito > 0 ? money(terms.depozito) : 'Alınmamıştır'],
    ['Artış', increaseWords(terms).signed],
    ...expenseLines(terms.giderler),
    ['Yetkili mahkeme', terms.yetkiliMahkeme],
    ['Nüsha', `${terms.nusha}`],
  ]
}

const renewedText = ({ short_id, terms, bitisTarihi }: NonNullable<ContractDocument['previous']>) =>
  `${short_id}, ${showDate(terms.baslangicTarihi)} – ${showDate(bitisTarihi)}`

const essentialsOf = ({ property, terms, bitisTarihi }: ContractDocument) =>
  `“${wholeAddress(property) || property.title}” adresindeki kiralanan için ${showDate(terms.baslangicTarihi)} – ${showDate(bitisTarihi)} süreli, aylık ${terms.is_corporate ? 'brüt ' : ''}${moneyWithWords(terms.brutAylik, terms.bedelTuru)} bedelli`

/** Companies withhold tax, so both sides must see gross and net. */
function rentOf({ brutAylik, bedelTuru, is_corporate }: Terms, money: (kurus: number) => string): [string, string][] {
  const { stopaj, net } = stopajOf(brutAylik)
  const gross = is_corporate ? ' (brüt)' : ''
  return [
    [`Bir aylık kira karşılığı${gross}`, money(brutAylik)],
    ...(is_corporate
      ? ([
          [
            'Stopaj ve net aylık kira',
            `%${stopajPercent} stopaj ${showMoney(stopaj, bedelTuru)}, net ${showMoney(net, bedelTuru)}`,
          ],
        ] as [string, string][])
      : []),
    [`Bir yıllık kira karşılığı${gross}`, money(brutAylik * 12)],
  ]
}
