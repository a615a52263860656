import { z } from 'zod'
import { rowReport } from '#domain/kernel/sheets.ts'

/** Fewer than in the import of properties, because each row sends mail and freezes a document. */
export const maxContractRows = 200

const count = z.number().int()
export const contractImportAnswer = z.strictObject({
  rows: z.array(rowReport),
  /** Headers that match no field of a contract. */
  unknownColumns: z.array(z.string()),
  /** Rows that become, or became, a contract; rows whose property already has one are skipped. */
  ready: count,
  skipped: count,
  /** Number of people asked by mail. */
  mails: count,
  /** 0 as long as any row has a problem. */
  imported: count,
})
export type ContractImportAnswer = z.output<typeof contractImportAnswer>
