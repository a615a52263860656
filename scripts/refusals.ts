// Compares the refusals that the API tests produced with those that the product declares; part of `npm test`. By hand:
// `RECORD_REFUSALS=/tmp/refusals npm run test:api && npx tsx scripts/refusals.ts /tmp/refusals`
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectedRefusals } from '#server/testing/expected-refusals/all-refusals.ts'
import { refusedElsewhere, wordedRefusals } from '#server/testing/expected-refusals/worded.ts'
import type { RecordedRefusal } from '#server/testing/refusal-record.ts'
import { gaps } from './refusal-check.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder in which RECORD_REFUSALS wrote.')
const recorded = readdirSync(folder).flatMap((file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedRefusal),
)
const expected = { declared: expectedRefusals, worded: wordedRefusals, elsewhere: Object.keys(refusedElsewhere) }
const problems = gaps(expected, recorded)
const codes = Object.values(expectedRefusals).flatMap((table) => Object.keys(table))
for (const problem of problems) console.log(problem)
console.log(`${codes.length} declared refusals, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
