import { expect, test } from 'vitest'
import { sealNamedIn, sealReaders, sealReason } from './sealed-papers.rules.ts'

const number = '0190c0de-0000-7000-8000-000000000001'

test('SEAL-02 the seal is named by the signature and by the evidence, and by nothing else in a file', () => {
  expect(sealNamedIn(`%PDF-1.7\n/Reason (${sealReason(number)})\n/M (D:2026)`)).toBe(number)
  expect(sealNamedIn(JSON.stringify({ bicim: 'anahtar-kanit/1', muhur: number }, null, 2))).toBe(number)
  expect(sealNamedIn(JSON.stringify({ muhur: number }))).toBe(number)
  expect(sealNamedIn(`%PDF-1.7 Kontrat no ${number}`)).toBeNull()
  expect(sealNamedIn('')).toBeNull()
})

test('SEAL-01 whoever may read neither identities nor origins reads the file of all parties', () => {
  const readers = [
    [false, false, 'parties'],
    [true, false, 'identities'],
    [false, true, 'origins'],
    [true, true, 'whole'],
  ] as const
  for (const [identities, origins, file] of readers) expect(sealReaders({ identities, origins })).toBe(file)
})
