import { isPlaceholder } from '#domain/people/accounts/placeholder-address.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { decryptText } from '#server/platform/crypto.ts'
import type { Person } from './person.ts'

interface PersonRow {
  account: string
  avatar_file: string | null
  email: string
  proven: boolean
  phones: (string | null)[]
  names: (string | null)[]
  sealed: (string | null)[]
  ibans: (string | null)[]
  addresses: (string | null)[]
}

const filled = (texts: (string | null)[]) => [...new Set(texts.flatMap((text) => text?.trim() || []))]

/**
 * Collects the person's names and addresses from everywhere they were entered; null when there is no such user. An
 * unverified address may be a stranger's, so no data is handed out or deleted by it.
 */
export async function personOf(
  ctx: Context,
  db: Db,
  id: string,
): Promise<{ person: Person; avatar: string | null } | null> {
  const { rows } = await db.run(
    `select u."accountId" as account, u.avatar_file,
      u.email, a."emailVerified" as proven,
      array[u."phoneNumber"] || array(select "telefonNumarasi" from tenants where user_id = u.id)
        || array(select tenant_phone from contract_tenants where tenant_user_id = u.id) as phones,
      array[u.username, a.name] || array(select "adiSoyadi" from tenants where user_id = u.id)
        || array(select tenant_name from contract_tenants where tenant_user_id = u.id)
        || array(select landlord_name from contracts where owner_id = u.id and not is_corporate) as names,
      array[u."kimlikNo"] || array(select "kimlikNo" from tenants where user_id = u.id)
        || array(select tenant_id_number from contract_tenants where tenant_user_id = u.id) as sealed,
      array(select iban from contracts where owner_id = u.id and iban <> '') as ibans,
      array[u.address] || array(select "iletisimAdresi" from tenants where user_id = u.id)
        || array(select landlord_residence from contracts where owner_id = u.id) as addresses
    from users u join auth_user a on a.id = u."accountId" where u.id = $1`,
    [id],
  )
  const known = rows[0] as PersonRow | undefined
  if (!known) return null
  const address = filled([known.email]).filter((email) => !isPlaceholder(email))
  const numbers = filled(known.sealed).flatMap((text) => decryptText(ctx.secrets.encryption, text) ?? [])
  return {
    avatar: known.avatar_file,
    person: {
      user: id,
      account: known.account,
      emails: known.proven ? address : [],
      unproven: known.proven ? [] : address,
      phones: filled(known.phones),
      names: filled(known.names),
      numbers: [...numbers, ...filled(known.ibans)],
      addresses: filled(known.addresses),
    },
  }
}
