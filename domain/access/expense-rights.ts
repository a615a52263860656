import type { PropertyRights, Relation } from './property-rights.ts'

/** Costs are the owner's business: a lawyer and a shareholder do not see them, whatever else they were given. */
const outsiders: readonly Relation[] = ['tenant', 'lawyer', 'shareholder']
export const mayKeepExpenses = (relation: Relation, rights: Pick<PropertyRights, 'managePayments'>): boolean =>
  rights.managePayments && !outsiders.includes(relation)
