import { shortId } from '#domain/kernel/ids.ts'
import type { SignedPage } from '#server/services/agreements/approval-kind.ts'
import type { ContractRow } from './contract-writes.queries.ts'

type Signature = Pick<NonNullable<SignedPage['signature']>, 'act' | 'subject' | 'tenant' | 'name'>

/** What a scan of a contract's signed page is filed and recorded as. */
export const signedScanOf = (
  { id, property_id, terms_hash }: ContractRow,
  { role, ...signature }: Signature & { role: 'kiracı' | 'kefil' },
): SignedPage => ({
  file: `Kâğıtta imzanın taraması, ${role}, kontrat ${shortId(id)}`,
  property_id,
  signature: { contract: id, ...signature, detail: { terms_hash } },
})
