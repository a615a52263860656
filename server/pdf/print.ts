import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AgreedPaperData } from './agreed-paper.tsx'
import type { CaseFileData } from './case-file.tsx'
import type { ContractPaperData } from './contract-paper.tsx'
import type { EdevletPaperData } from './edevlet-paper.tsx'
import type { FixturesList } from './fixtures-list.tsx'
import type { GuaranteeForm } from './guarantee-form.tsx'
import type { NoticePaperData } from './notice-paper.tsx'
import type { ReceiptPaperData } from './receipt-paper.tsx'
import type { Sheet } from './sheet.ts'
import type { StatementPaperData } from './statement-paper.tsx'
import type { TaxPaperData } from './tax-paper.tsx'
import type { UndertakingPaperData } from './undertaking-paper.tsx'
import { workerPool } from './worker-pool.ts'

/** The papers that the product prints, each with what stands on it. */
export type PrintJob =
  | { paper: 'contract'; data: ContractPaperData }
  | { paper: 'agreed'; data: AgreedPaperData }
  | { paper: 'guarantee'; data: GuaranteeForm }
  | { paper: 'fixtures'; data: FixturesList }
  | { paper: 'edevlet'; data: EdevletPaperData }
  | { paper: 'undertaking'; data: UndertakingPaperData }
  | { paper: 'statement'; data: StatementPaperData }
  | { paper: 'receipt'; data: ReceiptPaperData }
  | { paper: 'case'; data: CaseFileData }
  | { paper: 'notice'; data: NoticePaperData }
  | { paper: 'tax'; data: TaxPaperData }
  | { paper: 'sheet'; data: Sheet }

const here = import.meta.dirname
/** What several entries of a bundle share lies in a folder beside them. */
const bundleFolder = path.basename(here) === 'assets' ? path.dirname(here) : here

/** From a bundle a part of the same one; from the sources through the loader that runs those. */
const startWorker = () =>
  new Worker(
    import.meta.url.endsWith('.ts')
      ? new URL('./print-worker-from-sources.mjs', import.meta.url)
      : path.join(bundleFolder, 'print-worker.js'),
    memory,
  )
const memory = { resourceLimits: { maxOldGenerationSizeMb: 512 } }

/** Laying out a long paper takes seconds, during which nothing else would be answered. */
const pool = workerPool<PrintJob, Uint8Array<ArrayBuffer>>({
  start: startWorker,
  // A core is left to those who ask.
  maxWorkers: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  maxWaiting: 20,
  limitMs: 20_000,
  idleMs: 60_000,
})

export const contractPdf = (data: ContractPaperData) => pool.run({ paper: 'contract', data })
export const agreedPdf = (data: AgreedPaperData) => pool.run({ paper: 'agreed', data })
export const guaranteePdf = (data: GuaranteeForm) => pool.run({ paper: 'guarantee', data })
export const fixturesPdf = (data: FixturesList) => pool.run({ paper: 'fixtures', data })
export const edevletPdf = (data: EdevletPaperData) => pool.run({ paper: 'edevlet', data })
export const undertakingPdf = (data: UndertakingPaperData) => pool.run({ paper: 'undertaking', data })
export const statementPdf = (data: StatementPaperData) => pool.run({ paper: 'statement', data })
export const receiptPdf = (data: ReceiptPaperData) => pool.run({ paper: 'receipt', data })
export const caseFilePdf = (data: CaseFileData) => pool.run({ paper: 'case', data })
export const noticePdf = (data: NoticePaperData) => pool.run({ paper: 'notice', data })
export const taxPdf = (data: TaxPaperData) => pool.run({ paper: 'tax', data })
export const excelFileOf = (data: Sheet) => pool.run({ paper: 'sheet', data })
