import { lastDay } from '#domain/contracts/contracts.rules.ts'
import type { ContractForm } from '#domain/contracts/contracts.schema.ts'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { isRented, titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { findContract } from './contract-scope.queries.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'
import { landlordOf, lastContractOf, lettable, peopleOf } from './prefill.queries.ts'
import { termsOf } from './terms.ts'

type Prefilled = Partial<Omit<ContractForm, 'terms'>> & { terms?: Partial<ContractForm['terms']> }

/** Everything the wizard can know before anybody types: nothing is asked twice (J4). */
export async function prefill(ctx: Context, actor: Actor, asked: { property?: string; renew?: string }) {
  const places = await lettable(ctx.db, actor)
  const renewed = asked.renew ? await findContract(ctx.db, actor, asked.renew) : null
  if (renewed && !renewed.rights.manage) throw refuse('not_allowed')
  const propertyId = renewed?.contract.property_id ?? asked.property ?? null
  const place = places.find((each) => each.id === propertyId) ?? null
  const ownerId = place?.creator ?? actor.createdBy ?? actor.userId
  const last =
    renewed?.contract ??
    (place && (await lastContractOf(ctx.db, ownerId, place.id))) ??
    (await lastContractOf(ctx.db, ownerId, null))
  const form: Prefilled = {
    ...(place && { property_id: place.id }),
    landlord: await landlord(ctx, ownerId),
    ...(last && { terms: nextTerms(ctx, last, Boolean(renewed)) }),
    ...(renewed && { tenants: await sameTenants(ctx, renewed.contract) }),
  }
  return {
    properties: places.map((each) => ({
      id: each.id,
      baslik: titleOf(each),
      tasinmazCinsi: each.tasinmazCinsi,
      rented: isRented(each.tasinmazDurumu),
    })),
    form,
    people: await peopleOf(ctx.db, actor),
    tufe: null,
  }
}

const readable = (ctx: Context, encrypted: string | null) =>
  encrypted ? decryptText(ctx.secrets.encryption, encrypted) : null

async function landlord(ctx: Context, ownerId: string) {
  const owner = await landlordOf(ctx.db, ownerId)
  return {
    landlord_name: owner?.username ?? '',
    landlord_id_number: readable(ctx, owner?.kimlikNo ?? null),
    landlord_phone: owner?.phoneNumber ?? null,
    landlord_residence: owner?.address ?? '',
  }
}

/** A renewal begins the day after the old one ends; a new contract takes the habits, not the dates. */
function nextTerms(ctx: Context, last: ContractRow, renewal: boolean): Partial<ContractForm['terms']> {
  const { baslangicTarihi: _, hususiSartlar, ...habits } = termsOf(last)
  const start = renewal
    ? addDays(lastDay(last.baslangicTarihi, last.sozlesmeSuresi, last.sureBirimi), 1)
    : isoDate(ctx.clock.now())
  return { ...habits, baslangicTarihi: start, hususiSartlar: renewal ? hususiSartlar : '' }
}

const sameTenants = async (ctx: Context, contract: ContractRow) =>
  (await tenantsOf(ctx.db, contract.id)).map((tenant) => ({
    is_primary: tenant.is_primary,
    tenant_name: tenant.tenant_name,
    tenant_email: tenant.tenant_email,
    tenant_phone: tenant.tenant_phone,
    tenant_address: tenant.tenant_address,
    tenant_id_number: readable(ctx, tenant.tenant_id_number),
    tenant_birth_date: tenant.tenant_birth_date,
  }))
