import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { work } from '#server/workers/work.ts'
import { jsonIn, parse } from './parse.ts'
import { type PreparedFile, prepareAvatar, prepareDocument, prepareImage, typeOf } from './prepare-file.ts'
import { prepareScan } from './prepare-scan.ts'
import type { ReadingJob } from './read.ts'
import { headIn, linesIn } from './statements.ts'

/** The endpoints with large JSON bodies, which mount() parses here. */
const largeBodies = new Map(
  [bankStatementsApi.check, bankStatementsApi.take, contractsApi.import, propertiesApi.import].map((endpoint) => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint.body,
  ]),
)

async function read(job: ReadingJob): Promise<unknown> {
  switch (job.what) {
    case 'body': {
      const shape = largeBodies.get(job.call)
      if (!shape) throw new Error(`No schema for the body of ${job.call} is known to the reading worker.`)
      return parse(shape, jsonIn(job.bytes))
    }
    case 'type':
      return typeOf(job.bytes)
    case 'image':
      return prepareImage(job.bytes)
    case 'avatar':
      return prepareAvatar(job.bytes)
    case 'document':
      return prepareDocument(job.bytes)
    case 'scan':
      return prepareScan(job.bytes)
    case 'statement-head':
      return headIn(job.content)
    case 'statement-lines':
      return linesIn(job.content, job.columns, job.today)
  }
}

const isPrepared = (result: unknown): result is PreparedFile =>
  typeof result === 'object' && result !== null && 'content' in result && result.content instanceof Uint8Array

work(read, (result) =>
  isPrepared(result) ? [result.content.buffer, ...(result.thumb ? [result.thumb.buffer] : [])] : [],
)
