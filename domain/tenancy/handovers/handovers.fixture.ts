import type { HandoverData } from './handovers.schema.ts'

/** A complete record of a small flat. */
export const handover = (change: Partial<HandoverData> = {}): HandoverData => ({
  date: '2026-11-10',
  rooms: [
    { id: 'r1', name: 'Salon', condition: 'Temiz ve hasarsız', remarks: '' },
    { id: 'r2', name: 'Mutfak', condition: 'Kullanım izleri var', remarks: 'Tezgâhta çizik' },
  ],
  fixtures: [{ id: 'f1', name: 'Kombi', brand: 'Demir', count: '1', condition: 'İyi', remarks: '' }],
  meters: [
    { meter: 'elektrik', number: 'E1', reading: 100, absent: false },
    { meter: 'su', number: '', reading: 20.5, absent: false },
    { meter: 'dogalgaz', number: '', reading: null, absent: true },
  ],
  keys: [{ id: 'k1', kind: 'Daire', count: 3 }],
  present: '',
  remarks: '',
  ...change,
})
