import { type ContractTerms, contractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { ContractRow } from './contract-writes.queries.ts'

const termNames = Object.keys(contractTerms.shape) as (keyof ContractTerms)[]

const storedTerms = (contract: ContractRow) => Object.fromEntries(termNames.map((name) => [name, contract[name]]))

/** The agreed terms of a stored contract. */
export const termsOf = (contract: ContractRow): ContractTerms => contractTerms.parse(storedTerms(contract))

/** Null when the stored terms no longer meet today's rules. */
export const termsWithinRules = (contract: ContractRow): ContractTerms | null =>
  contractTerms.safeParse(storedTerms(contract)).data ?? null
