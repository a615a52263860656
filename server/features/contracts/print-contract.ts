import type { ContractView } from '#domain/contracts/contract-views.schema.ts'
import { refuseContract } from '#domain/contracts/contracts.messages.ts'
import { stopajOf, stopajPercent } from '#domain/contracts/contracts.rules.ts'
import { contractStatusLabels } from '#domain/contracts/contracts.schema.ts'
import { showIban } from '#domain/contracts/iban.rules.ts'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/route.ts'
import { contractPdf } from '#server/pdf/contract-paper.tsx'
import { guaranteePdf } from '#server/pdf/guarantee-form.tsx'
import { tenantSigners } from '#server/pdf/paper.tsx'
import { termText } from './contract-mail.ts'
import { type PrintedPlace, placeOf } from './print-contract.queries.ts'
import { viewContract } from './view-contract.ts'

const pdf = (content: Uint8Array<ArrayBuffer>, saveAs: string): FileReply => ({
  content,
  type: 'application/pdf',
  cache: 'no-store',
  saveAs,
})

/** Whoever may see the contract may print it; identity numbers appear as that person may see them. */
export async function printContract(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const view = await viewContract(ctx, actor, id)
  const place = await placeOf(ctx.db, view.contract.property_id)
  const { contract, guarantor } = view
  const content = await contractPdf({
    short_id: contract.short_id,
    form: formOf(view, place),
    landlord: partyOf(view.landlord),
    tenants: view.tenants.map(partyOf),
    guarantor: guarantor && [
      ...partyOf(guarantor),
      ['Azami kefalet tutarı', showMoney(guarantor.limit, contract.bedelTuru)],
    ],
    specialConditions: contract.terms.hususiSartlar,
    fixtures: place.fixtures,
    signers: [
      { role: 'Kiraya veren', name: view.landlord.name },
      ...tenantSigners(view.tenants.map((tenant) => tenant.name)),
      ...(guarantor ? [{ role: 'Kefil', name: guarantor.name }] : []),
    ],
    evidence: {
      hash: contract.terms_hash,
      verifyAddress: `${ctx.config.publicUrl}/verify`,
      status: statusOf(contract),
      events: view.events.map((event) => ({
        at: showDateTime(event.at),
        who: event.actor_name,
        what: event.text,
        from: event.ip,
      })),
    },
    printedOn: showDate(ctx.clock.now()),
  })
  return pdf(content, `Kira sözleşmesi ${contract.short_id}.pdf`)
}

export async function printGuarantee(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const view = await viewContract(ctx, actor, id)
  if (!view.guarantor) throw refuseContract('no_guarantor')
  const { contract } = view
  const content = await guaranteePdf({
    short_id: contract.short_id,
    property: contract.property_title,
    landlord: view.landlord.name,
    tenants: contract.tenant_names.join(', '),
    guarantor: view.guarantor.name,
    rent: showMoney(contract.brutAylik, contract.bedelTuru),
    term: termText(contract),
    starts: showDate(contract.baslangicTarihi),
    limit: showMoney(view.guarantor.limit, contract.bedelTuru),
    printedOn: showDate(ctx.clock.now()),
  })
  return pdf(content, `Kefalet belgesi ${contract.short_id}.pdf`)
}

type Party = Omit<ContractView['landlord'], 'user_id'>
type Terms = ContractView['contract']['terms']

const partyOf = (party: Party): [string, string][] => [
  ['Adı soyadı / unvanı', party.name],
  ['TC / vergi kimlik no', party.id_number ?? ''],
  ['İkametgâhı', party.residence],
  ['Telefon', showPhone(party.phone)],
]

/** In the order of the printed form. */
function formOf({ contract }: ContractView, place: PrintedPlace): [string, string][] {
  const { terms } = contract
  const money = (kurus: number) => showMoney(kurus, contract.bedelTuru)
  return [
    ['Dairesi', [place.il, place.ilce].filter(Boolean).join(' / ')],
    ['Mahallesi', place.mahalle],
    ['Sokağı ve numarası', place.adres],
    ['Kiralanan şeyin cinsi', place.tasinmazCinsi],
    ...rentOf(terms, money),
    ['Kiranın ne şekilde ödeneceği', terms.odemeSekli],
    ['Ödeme günü', `Her ayın ${terms.odemeGunu}. günü`],
    ['IBAN', terms.iban && showIban(terms.iban)],
    ['Kira müddeti', termText(terms)],
    ['Başlangıç', showDate(terms.baslangicTarihi)],
    ['Bitiş', showDate(contract.bitisTarihi)],
    ['Kiralananın şimdiki durumu', terms.simdikiDurumu],
    ['Ne için kullanılacağı', terms.kullanimAmaci],
    ['Depozito', terms.depozito > 0 ? money(terms.depozito) : 'Alınmamıştır'],
    ['Artış', increaseText(terms)],
    ['Yetkili mahkeme', terms.yetkiliMahkeme],
    ['Nüsha', `${terms.nusha}`],
  ]
}

/** Who rents as a company withholds tax: both sides must read the same gross and net. */
function rentOf({ brutAylik, is_corporate }: Terms, money: (kurus: number) => string): [string, string][] {
  const { stopaj, net } = stopajOf(brutAylik)
  const gross = is_corporate ? ' (brüt)' : ''
  return [
    [`Bir aylık kira karşılığı${gross}`, money(brutAylik)],
    ...(is_corporate
      ? ([['Stopaj ve net aylık kira', `%${stopajPercent} stopaj ${money(stopaj)}, net ${money(net)}`]] as [
          string,
          string,
        ][])
      : []),
    [`Bir yıllık kira karşılığı${gross}`, money(brutAylik * 12)],
  ]
}

/** A paper of a cancelled contract must not say that it is in force. */
const statusOf = ({ status, cancelled_at }: ContractView['contract']) =>
  cancelled_at ? `İptal edildi (${showDate(cancelled_at)})` : contractStatusLabels[status]

const increaseText = ({ artisSekli, artisOrani }: Terms) =>
  artisSekli === 'Oran'
    ? `Yılda %${artisOrani.toLocaleString('tr-TR')}, yasal üst sınırı aşmamak üzere`
    : artisSekli === 'TÜFE'
      ? 'TÜFE on iki aylık ortalamasına göre'
      : 'Artış yapılmaz'
