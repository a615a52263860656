import { isSame } from '#domain/tenancy/contracts/contract-changes.rules.ts'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'

/** After somebody else's save: their values, except in the fields that this user changed. */
export function mergeForms(base: ContractInForm, mine: ContractInForm, theirs: ContractInForm): ContractInForm {
  const chosen = <Value>(was: Value, typed: Value, stored: Value): Value => (isSame(was, typed) ? stored : typed)
  const each = <Part extends object>(was: Part, typed: Part, stored: Part): Part =>
    Object.fromEntries(
      (Object.keys(stored) as (keyof Part)[]).map((name) => [name, chosen(was[name], typed[name], stored[name])]),
    ) as Part
  return {
    property_id: theirs.property_id,
    landlord: each(base.landlord, mine.landlord, theirs.landlord),
    tenants: chosen(base.tenants, mine.tenants, theirs.tenants),
    guarantor: chosen(base.guarantor, mine.guarantor, theirs.guarantor),
    terms: each(base.terms, mine.terms, theirs.terms),
  }
}
