import { type ContractTerms, contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { ContractRow } from './contract-writes.queries.ts'

const termNames = Object.keys(contractTerms.shape) as (keyof ContractTerms)[]

/** The agreed terms of a stored contract. */
export const termsOf = (contract: ContractRow): ContractTerms =>
  contractTerms.parse(Object.fromEntries(termNames.map((name) => [name, contract[name]])))
