import os from 'node:os'
import { refuse } from '#domain/kernel/refusal.ts'
import { startWorker } from '#server/workers/start-worker.ts'
import { workerPool } from '#server/workers/worker-pool.ts'
import type { AgreedPaperData } from './agreed-paper.tsx'
import type { CaseFileData } from './case-file.tsx'
import type { ContractPaperData } from './contract-paper.tsx'
import type { EdevletPaperData } from './edevlet-paper.tsx'
import type { FixturesList } from './fixtures-list.tsx'
import type { GuaranteeForm } from './guarantee-form.tsx'
import type { NoticePaperData } from './notice-paper.tsx'
import type { ReceiptPaperData } from './receipt-paper.tsx'
import type { SealableData } from './sealable.ts'
import type { Sheet } from './sheet.ts'
import type { StatementPaperData } from './statement-paper.tsx'
import type { TaxPaperData } from './tax-paper.tsx'
import type { UndertakingPaperData } from './undertaking-paper.tsx'

/** The printed papers, each with its data. */
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
  | { paper: 'sealable'; data: SealableData }

/** In worker threads, because laying out a long paper blocks its thread for seconds. */
const pool = workerPool<PrintJob, Uint8Array<ArrayBuffer>>({
  start: () => startWorker('print-worker', 'pdf/print-worker.ts', 512),
  // One core is left for requests.
  maxWorkers: Math.max(1, Math.min(2, os.availableParallelism() - 1)),
  maxWaiting: 20,
  limitMs: 20_000,
  idleMs: 60_000,
  busy: () => refuse('papers_busy'),
  tooSlow: () => refuse('paper_too_slow'),
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
export const sealablePdf = (data: SealableData) => pool.run({ paper: 'sealable', data })
