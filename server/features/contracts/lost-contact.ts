import type { ContractForm } from '#domain/contracts/contracts.schema.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { paperSignaturesRefusals, refusePaperSignature } from '#domain/paper-signatures/paper-signatures.messages.ts'
import type { Db } from '#server/db/client.ts'
import { reachedBefore } from './lost-contact.queries.ts'

/**
 * The paper way is for those who never had another: somebody who was reached by mail, phone or account in any contract
 * of this place is not turned into a party without either.
 */
export async function refuseLostContact(db: Db, form: ContractForm) {
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
}
