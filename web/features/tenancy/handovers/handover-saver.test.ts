import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { handoverSaver, type SaveState, unsentHandover } from './handover-saver.ts'

const id = '0192f3c4-5d6e-7000-8000-abcdef12ab34'
const [salon, kitchen] = ['0192f3c4-5d6e-7000-8000-000000000001', '0192f3c4-5d6e-7000-8000-000000000002']
const room = (roomId: string, remarks = '') => ({ id: roomId, name: 'Oda', condition: '', remarks })
const data = (change: Partial<HandoverData> = {}): HandoverData => ({
  date: null,
  rooms: [room(salon), room(kitchen)],
  fixtures: [],
  meters: [],
  keys: [],
  present: '',
  remarks: '',
  ...change,
})

beforeEach(() => {
  sessionStorage.clear()
  // A try that comes later would reach the server of another test.
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function saver() {
  const said: SaveState[] = []
  const merged: HandoverData[] = []
  const tell = {
    state: (state: SaveState) => void said.push(state),
    merged: (both: HandoverData) => void merged.push(both),
  }
  return { said, merged, saver: handoverSaver(id, { version: 1, data: data() }, tell) }
}

test('what another phone wrote in the meantime is joined with what was written here, and saved once more', async () => {
  const bodies: { version: number; data: HandoverData }[] = []
  const theirs = data({ rooms: [room(salon), room(kitchen, 'Onların')] })
  stubServer((call, request) => {
    if (call.startsWith('GET')) return { body: { version: 5, data: theirs, may: { write: true } } }
    bodies.push(JSON.parse(String(request.body)))
    return bodies.length === 1
      ? { status: 409, body: { code: 'handover_changed', message: 'Değişti' } }
      : { body: { version: 6, updated_at: '2026-11-16T09:00:00.000Z' } }
  })
  const { saver: own, said, merged } = saver()
  own.keep(data({ rooms: [room(salon, 'Benim'), room(kitchen)] }))
  expect(await own.settle()).toBe(6)
  const both = data({ rooms: [room(salon, 'Benim'), room(kitchen, 'Onların')] })
  expect(bodies.at(-1)).toEqual({ version: 5, data: both })
  expect(merged).toEqual([both])
  expect(said.at(-1)).toBe('saved')
  expect(unsentHandover(id)).toEqual({})
})

test('what is typed while another phone’s words are joined is joined with them and saved after them', async () => {
  const bodies: { version: number; data: HandoverData }[] = []
  const mine = data({ rooms: [room(salon, 'Benim'), room(kitchen)] })
  const theirs = data({ rooms: [room(salon), room(kitchen, 'Onların')] })
  stubServer((call, request) => {
    if (call.startsWith('GET')) {
      own.keep({ ...mine, present: 'İki taraf' })
      return { body: { version: 5, data: theirs, may: { write: true } } }
    }
    bodies.push(JSON.parse(String(request.body)))
    return bodies.length === 1
      ? { status: 409, body: { code: 'handover_changed', message: 'Değişti' } }
      : { body: { version: 4 + bodies.length, updated_at: '2026-11-16T09:00:00.000Z' } }
  })
  const { saver: own, merged } = saver()
  own.keep(mine)
  expect(await own.settle()).toBe(7)
  const both = data({ rooms: [room(salon, 'Benim'), room(kitchen, 'Onların')] })
  expect(bodies.slice(1)).toEqual([
    { version: 5, data: both },
    { version: 6, data: { ...both, present: 'İki taraf' } },
  ])
  expect(merged).toEqual([{ ...both, present: 'İki taraf' }])
})

test('without a connection what was typed stays on the device, and nothing counts as saved', async () => {
  const calls = stubServer(() => new TypeError('offline'))
  const { saver: own, said } = saver()
  own.keep(data({ present: 'İki taraf' }))
  expect(await own.settle()).toBeNull()
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.length).toBeGreaterThan(1)
  expect(said.at(-1)).toBe('failed')
  expect(unsentHandover(id).mine).toMatchObject({ present: 'İki taraf' })
})

test('a record that was sent in the meantime is not written to', async () => {
  stubServer(() => ({ status: 409, body: { code: 'handover_sent', message: 'Gönderilmiş' } }))
  const { saver: own, said } = saver()
  own.keep(data({ present: 'Geç kaldı' }))
  expect(await own.settle()).toBeNull()
  expect(said.at(-1)).toBe('closed')
  expect(unsentHandover(id).mine).toMatchObject({ present: 'Geç kaldı' })
})
