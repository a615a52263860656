import type { ContractForm } from '#domain/contracts/contracts.schema.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { paperSignaturesRefusals, refusePaperSignature } from '#domain/paper-signatures/paper-signatures.messages.ts'
import type { Db } from '#server/db/client.ts'
import { reachedBefore } from './lost-contact.queries.ts'

/**
 * The paper way is for those who never had another: somebody who was asked by mail or phone in this contract, or in the
 * one that it renews, is not turned into a party without either.
 */
export async function refuseLostContact(db: Db, form: ContractForm, contractIds: readonly (string | null)[]) {
  const ids = contractIds.filter((id) => id !== null)
  const onPaper = [
    ...form.tenants.flatMap((tenant, index) =>
      tenant.signs_on_paper ? [{ name: tenant.tenant_name, field: `tenants.${index}.tenant_email` }] : [],
    ),
    ...(form.guarantor?.signs_on_paper
      ? [{ name: form.guarantor.guarantor_name, field: 'guarantor.guarantor_email' }]
      : []),
  ]
  if (onPaper.length === 0 || ids.length === 0) return
  const reached = await reachedBefore(db, ids)
  for (const { name, field } of onPaper)
    if (reached.has(fold(name.trim())))
      throw refusePaperSignature('contact_known', { [field]: paperSignaturesRefusals.contact_known.message })
}
