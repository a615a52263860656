import type { ContractForm } from '#domain/contracts/contracts.schema.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { paperSignaturesRefusals, refusePaperSignature } from '#domain/paper-signatures/paper-signatures.messages.ts'
import { signsOnPaper } from '#domain/paper-signatures/paper-signatures.rules.ts'
import type { Db } from '#server/db/client.ts'
import type { ContractRow, ContractTenantRow } from './contract-writes.queries.ts'
import { reachedBefore } from './lost-contact.queries.ts'

/** What an edit finds. */
interface Edited {
  contract: ContractRow
  tenants: readonly ContractTenantRow[]
}

/**
 * The paper way is for those who never had another: somebody who was reached by mail, phone or account in any contract
 * of this place is not turned into a party without either, nor replaced by one in an edit.
 */
export async function refuseLostContact(db: Db, form: ContractForm, edited: Edited | null) {
  const onPaper = [
    ...form.tenants.flatMap((tenant, index) =>
      tenant.signs_on_paper ? [{ name: tenant.tenant_name, field: `tenants.${index}.tenant_email` }] : [],
    ),
    ...(form.guarantor?.signs_on_paper
      ? [{ name: form.guarantor.guarantor_name, field: 'guarantor.guarantor_email' }]
      : []),
  ]
  if (onPaper.length === 0) return
  const reached = await reachedBefore(db, form.property_id)
  for (const { name, field } of onPaper)
    if (reached.has(fold(name)))
      throw refusePaperSignature('contact_known', { [field]: paperSignaturesRefusals.contact_known.message })
  if (edited && (tenantLeft(form, edited) || guarantorLeft(form, edited)))
    throw refusePaperSignature('contact_replaced', {
      [onPaper[0]!.field]: paperSignaturesRefusals.contact_replaced.message,
    })
}

/** A name is easily written another way, so a tenant who could be reached does not leave a contract that paper is taken for. */
const tenantLeft = (form: ContractForm, { tenants }: Edited) =>
  form.tenants.some(({ signs_on_paper }) => signs_on_paper) &&
  tenants
    .filter(
      ({ tenant_email: email, tenant_phone: phone, tenant_user_id: user_id }) =>
        !signsOnPaper({ email, phone, user_id }),
    )
    .some((before) => !form.tenants.some((now) => isSamePerson(before, now)))

const isSamePerson = (before: Named, now: Named) =>
  fold(before.tenant_name) === fold(now.tenant_name) ||
  (before.tenant_email !== '' && before.tenant_email === now.tenant_email)
type Named = Pick<ContractTenantRow, 'tenant_name' | 'tenant_email'>

const guarantorLeft = ({ guarantor }: ContractForm, { contract }: Edited) =>
  guarantor?.signs_on_paper === true &&
  contract.has_guarantor &&
  !signsOnPaper({ email: contract.guarantor_email, phone: contract.guarantor_phone })
