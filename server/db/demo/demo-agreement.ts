import { type ContractTerms, contractTerms } from '#domain/contracts/contracts.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contractApprovals, contractEvents, type contracts, type contractTenants } from '#server/db/schema/contracts.ts'
import { freshTenantLink } from '#server/features/contracts/ask-parties.ts'
import { termsHash } from '#server/features/contracts/terms-hash.ts'

type Given = Pick<ContractTerms, 'brutAylik' | 'baslangicTarihi' | 'sozlesmeSuresi' | 'is_corporate'> & { use: string }

const termsOf = ({ use, ...given }: Given): ContractTerms =>
  contractTerms.parse({
    ...given,
    odemeGunu: 5,
    odemeSekli: 'Banka havalesi / EFT',
    iban: 'TR330006100519786457841326',
    kullanimAmaci: use,
    depozito: given.brutAylik * 2,
    artisSekli: 'TÜFE',
    artisOrani: 0,
    simdikiDurumu: 'Boyalı ve temiz teslim edildi.',
    yetkiliMahkeme: 'İstanbul Anadolu',
    hususiSartlar: '',
  })

interface Party {
  tenant_name: string
  tenant_email: string
}

/** What the wizard would have stored of these terms. */
export function agreedColumns(property_id: string, landlord_name: string, party: Party, given: Given) {
  const terms = termsOf(given)
  const tenants = [{ ...party, is_primary: true }]
  return {
    ...terms,
    landlord_name,
    search_key: fold(`${party.tenant_name} ${party.tenant_email}`),
    terms_hash: termsHash({ property_id, landlord: { landlord_name }, tenants, guarantor: null, terms }),
  }
}

/** Who was asked and what came of it, with the history that a real contract would have. */
export async function addAnswer(
  ctx: Context,
  tx: Tx,
  contract: typeof contracts.$inferInsert & { created_at: Date },
  tenant: typeof contractTenants.$inferInsert,
) {
  const asked = contract.status === 'waiting_for_tenants'
  const id = newId()
  const { tenant_name, tenant_email, tenant_user_id } = tenant
  const link = freshTenantLink(ctx, id, contract.id)
  const answered = new Date(contract.created_at.getTime() + 86_400_000)
  await tx.insert(contractApprovals).values({
    id,
    contract_id: contract.id,
    contract_tenant_id: tenant.id,
    tenant_user_id,
    tenant_name,
    tenant_email,
    ...link,
    ...(!asked && { approval_token: `used:${id}`, approval_status: 'approved' as const, approval_date: answered }),
    round: 1,
    terms_hash: contract.terms_hash ?? '',
    created_at: asked ? ctx.clock.now() : contract.created_at,
  })
  const owner = { actor_id: contract.owner_id, actor_name: contract.owner_name }
  const other = { actor_id: tenant_user_id ?? null, actor_name: tenant_name }
  const sent = { kind: 'sent', ...owner, at: contract.created_at, detail: { to: tenant_email, name: tenant_name } }
  await tx.insert(contractEvents).values(
    [
      { kind: 'created', ...owner, at: contract.created_at },
      sent,
      ...(asked
        ? []
        : [
            { kind: 'approved', ...other, at: answered, detail: { terms_hash: contract.terms_hash } },
            { kind: 'activated', ...other, at: answered },
          ]),
      ...(contract.cancelled_at ? [{ kind: 'cancelled', ...owner, at: contract.cancelled_at }] : []),
    ].map((event) => ({ id: newId(), contract_id: contract.id, ...event })),
  )
}
