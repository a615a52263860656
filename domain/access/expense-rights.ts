import type { PropertyRights, Relation } from './property-rights.ts'

/** Expenses are the owner's business: tenants, lawyers and shareholders do not see them, whatever their flags. */
const outsiders: readonly Relation[] = ['tenant', 'lawyer', 'shareholder']
export const mayKeepExpenses = (relation: Relation, rights: Pick<PropertyRights, 'managePayments'>): boolean =>
  rights.managePayments && !outsiders.includes(relation)
