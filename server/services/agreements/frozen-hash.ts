import { createHash } from 'node:crypto'
import { canonical } from '#server/platform/canonical.ts'

/**
 * The hash of what was frozen: printed on the paper, shown on /verify and stored with every answer. A document contains
 * its own number and round, so no two share a hash.
 */
export const frozenHash = (document: object): string => createHash('sha256').update(canonical(document)).digest('hex')
