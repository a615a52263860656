import { work } from '#server/workers/work.ts'
import { agreedPaper } from './agreed-paper.tsx'
import { caseFile } from './case-file.tsx'
import { contractPaper } from './contract-paper.tsx'
import { edevletPaper } from './edevlet-paper.tsx'
import { fixturesPaper } from './fixtures-list.tsx'
import { guaranteePaper } from './guarantee-form.tsx'
import { noticePaper } from './notice-paper.tsx'
import type { PrintJob } from './print.ts'
import { receiptPaper } from './receipt-paper.tsx'
import { sealable } from './sealable.ts'
import { excelSheet } from './sheet.ts'
import { statementPaper } from './statement-paper.tsx'
import { taxPaper } from './tax-paper.tsx'
import { undertakingPaper } from './undertaking-paper.tsx'

function print(job: PrintJob) {
  switch (job.paper) {
    case 'contract':
      return contractPaper(job.data)
    case 'agreed':
      return agreedPaper(job.data)
    case 'guarantee':
      return guaranteePaper(job.data)
    case 'fixtures':
      return fixturesPaper(job.data)
    case 'edevlet':
      return edevletPaper(job.data)
    case 'undertaking':
      return undertakingPaper(job.data)
    case 'statement':
      return statementPaper(job.data)
    case 'receipt':
      return receiptPaper(job.data)
    case 'case':
      return caseFile(job.data)
    case 'notice':
      return noticePaper(job.data)
    case 'tax':
      return taxPaper(job.data)
    case 'sheet':
      return excelSheet(job.data)
    case 'sealable':
      return sealable(job.data)
  }
}

work(print, (paper) => [paper.buffer])
