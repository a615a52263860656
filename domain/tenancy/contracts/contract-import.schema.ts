import { z } from 'zod'
import { rowReport } from '#domain/kernel/sheets.ts'

/** Each row mails somebody and freezes a paper: fewer than the properties' import takes. */
export const maxContractRows = 200

const count = z.number().int()
export const contractImportAnswer = z.strictObject({
  rows: z.array(rowReport),
  /** Headers that no field of a contract answers to. */
  unknownColumns: z.array(z.string()),
  /** Rows that become, or became, a contract; those whose place is let already are left out. */
  ready: count,
  skipped: count,
  /** How many people are asked by mail. */
  mails: count,
  /** 0 as long as any row has a problem. */
  imported: count,
})
export type ContractImportAnswer = z.output<typeof contractImportAnswer>
