import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { isRented, titleOf } from '#domain/property/properties/properties.rules.ts'
import { courtOf } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractForm, ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { agreedRent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { contractRightsFor, findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { rentChangesUnder } from '#server/services/ledger/ledger.queries.ts'
import { readGuarantor, readLandlord, readTenants } from './contract-form.ts'
import type { TenantJson } from './contract-view.queries.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { shownDraft } from './drafts.queries.ts'
import { landlordWithLast, wizardChoices } from './prefill.queries.ts'
import { termsOf } from './terms.ts'

type Prefilled = Partial<Omit<ContractForm, 'terms'>> & { terms?: Partial<ContractTerms> }

/** Fills the wizard with all known data, so that nothing is asked twice (J4). */
export async function prefill(
  ctx: Context,
  actor: Actor,
  query: { property?: string | undefined; renew?: string | undefined },
) {
  const { properties: seen, people, drafts, tufe, stamp, tenants } = await wizardChoices(ctx.db, actor, query.renew)
  // Offers only properties that the person may let, not those they rent.
  const properties = seen.filter((each) => contractRightsFor(actor, each.relation, each.creator).manage)
  const { form, previous } = query.renew
    ? await renewal(ctx, actor, query.renew, tenants)
    : { form: await fresh(ctx, actor, properties, query.property), previous: null }
  return {
    properties: properties.map((each) => ({
      id: each.id,
      baslik: titleOf(each),
      tasinmazCinsi: each.tasinmazCinsi,
      rented: isRented(each.tasinmazDurumu),
      il: each.il,
    })),
    form: form as Record<string, unknown>,
    drafts: drafts.map((draft) => shownDraft(ctx, draft)),
    people,
    facts: { tufe, stamp, previous },
  }
}

/** The landlord's numbers are only shown with a property of theirs that the caller may let. */
async function fresh(
  ctx: Context,
  actor: Actor,
  properties: { id: string; creator: string; il: string }[],
  propertyId: string | undefined,
): Promise<Prefilled> {
  // The only property needs no choosing.
  const wanted = propertyId ?? (properties.length === 1 ? properties[0]!.id : undefined)
  const property = properties.find((each) => each.id === wanted)
  const ownerId = property?.creator ?? (actor.engagements.length === 0 || actor.roles.isHost ? actor.userId : null)
  const owner = ownerId ? await landlordWithLast(ctx.db, ownerId, property?.id ?? null) : null
  // The court depends on the location: another city's court would be a legal mistake.
  const yetkiliMahkeme = property ? courtOf(property, owner?.courts ?? []) : ''
  return {
    ...(property && { property_id: property.id }),
    ...(owner && {
      landlord: {
        landlord_name: owner.username,
        landlord_id_number: owner.kimlikNo ? decryptText(ctx.secrets.encryption, owner.kimlikNo) : null,
        landlord_phone: owner.phoneNumber,
        landlord_residence: owner.address ?? '',
      },
    }),
    ...((owner?.last || yetkiliMahkeme) && {
      terms: { ...(owner?.last && nextTerms(ctx, owner.last, property?.id)), yetkiliMahkeme },
    }),
  }
}

/** A new contract takes general terms from the last one, not dates; another property's price does not apply. */
function nextTerms(ctx: Context, last: ContractRow, propertyId: string | undefined): Partial<ContractTerms> {
  const {
    hususiSartlar: _,
    yetkiliMahkeme: __,
    brutAylik,
    depozito,
    simdikiDurumu,
    kullanimAmaci,
    is_corporate,
    giderler,
    ...habits
  } = termsOf(last)
  return {
    ...habits,
    // If the last contract has none, the kind of property decides.
    ...(giderler && { giderler }),
    ...(last.property_id === propertyId && { brutAylik, depozito, simdikiDurumu, kullanimAmaci, is_corporate }),
    baslangicTarihi: isoDate(ctx.clock.now()),
  }
}

/** The old contract's terms from the day after its end; after a cancellation from the same day. */
async function renewal(ctx: Context, actor: Actor, id: string, tenants: TenantJson[]) {
  const { contract, rights } = await findContract(ctx.db, actor, id)
  if (!rights.manage) throw refuse('not_allowed')
  const end = lastDay(contract.baslangicTarihi, contract.sozlesmeSuresi, contract.sureBirimi)
  const terms = termsOf(contract)
  const form: Prefilled = {
    property_id: contract.property_id,
    landlord: readLandlord(ctx, contract),
    tenants: readTenants(ctx, tenants),
    guarantor: readGuarantor(ctx, contract),
    // A cancelled contract is made again unchanged; only one that ran gets a later start.
    terms: contract.cancelled_at ? terms : { ...terms, baslangicTarihi: addDays(end, 1) },
  }
  const changes = await rentChangesUnder(ctx.db, contract)
  const last = [end, isoDate(ctx.clock.now())].sort().at(-1)!
  return { form, previous: { rent: agreedRent(terms, changes, last), currency: terms.bedelTuru } }
}
