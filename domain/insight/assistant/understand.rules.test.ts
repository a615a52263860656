import { describe, expect, test } from 'vitest'
import { fold } from '#domain/kernel/turkish-text.ts'
import { readAmountBound } from './amounts.rules.ts'
import type { ActingRole } from './intent.rules.ts'
import { areas } from './intent.rules.ts'
import { exampleOf, intents, openingsFor } from './intents.rules.ts'
import { isSilent, joinPhrases, meaningsOf } from './lexicon.rules.ts'
import { findMentions, type Mention } from './mentions.rules.ts'
import { periodBefore, readPeriod } from './periods.rules.ts'
import { restatement, understand } from './understand.rules.ts'
import { distance, wordsOf } from './words.rules.ts'

const today = '2026-11-16'
const names: Mention[] = [
  { kind: 'person', id: 'Kemal Işık', name: 'Kemal Işık' },
  { kind: 'person', id: 'Ayşe Kaya', name: 'Ayşe Kaya' },
  { kind: 'property', id: 'moda', name: 'Moda Sahil Daire' },
]
const ask = (question: string, roles: ActingRole[] = ['owner']) => understand(question, { today, roles, names })
const intentOf = (question: string, roles?: ActingRole[]) => {
  const { kind, intent } = ask(question, roles)
  return kind === 'sure' ? intent!.id : kind
}

test('AST-03 at least sixty intents over every area, each asked in several ways that the grammar knows', () => {
  expect(intents.length).toBeGreaterThanOrEqual(60)
  expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length)
  expect(new Set(intents.map(({ area }) => area))).toEqual(new Set(areas))
  const unknown = intents.flatMap(({ wordings }) =>
    wordings.flatMap((text) =>
      wordsOf(joinPhrases(fold(text))).filter((word) => !word.startsWith('@') && !isSilent(word) && !meaningsOf(word)),
    ),
  )
  expect(unknown).toEqual([])
  expect(intents.filter(({ wordings }) => wordings.length < 3)).toEqual([])
})

test('AST-03 every way of asking leads to its own intent, without Turkish letters too', () => {
  const wrong = intents.flatMap((intent) =>
    intent.wordings.flatMap((wording) => {
      const asked = wording
        .replace('@kisi', 'Kemal Işık')
        .replace('@mulk', 'Moda Sahil')
        .replace('@tutar', '20.000 TL üzeri')
      const roles: ActingRole[] = [intent.for === 'all' ? 'owner' : intent.for]
      return [asked, fold(asked)].filter((question) => intentOf(question, roles) !== intent.id)
    }),
  )
  expect(wrong.length / (2 * intents.flatMap(({ wordings }) => wordings).length)).toBeLessThan(0.01)
}, 30_000)

test.each([
  ['kira odemedi kim', 'money.unpaid'],
  ['kim bu ay ödemedi', 'money.unpaid'],
  ['KİM ÖDEMEDİ', 'money.unpaid'],
  ['geciken odmeler', 'money.late'],
  ['yakında bitecek sözlesmler', 'contracts.ending'],
  ['bos dairelerm', 'properties.vacant'],
  ['doluluk oranimiz', 'properties.occupancy'],
  ['depozitosunu ödemeyenler', 'money.deposit-open'],
  ['Kemalin telefonu', 'people.phone'],
  ["Işık'ın borcu ne kadar", 'money.person'],
  ['isik bey odedi mi', 'money.person'],
])('AST-03 slips, order, endings and capitals: %s', (question, intent) => {
  expect(intentOf(question)).toBe(intent)
})

test('AST-03 paying and not paying are never taken for each other', () => {
  expect(intentOf('kim ödedi')).toBe('money.paid')
  expect(intentOf('kim ödemedi')).toBe('money.unpaid')
})

test('AST-03 what is not known is refused with three others, and nothing is guessed', () => {
  for (const question of [
    'Bugün hava nasıl?',
    'En iyi pizza nerede yenir?',
    'asdfgh qwerty',
    'Bana bir şiir yaz',
    'Bitcoin alayım mı?',
  ]) {
    const { kind, intent, near } = ask(question)
    expect([question, kind === 'sure', intent]).toEqual([question, false, null])
    expect(near).toHaveLength(3)
  }
})

test('AST-03 what is offered can be asked as it stands, with a name of one’s own', () => {
  for (const intent of intents) {
    const question = exampleOf(intent, names)!
    expect([question, intentOf(question, [intent.for === 'all' ? 'owner' : intent.for])]).toEqual([question, intent.id])
  }
  const { near } = ask('Kemal Işık ödeme')
  expect(near.map(({ question }) => question)).toContain('Kemal Işık ödedi mi?')
  const offers = ['kim ödüyor', 'kontrat', 'telefon', 'Bugün hava nasıl?'].flatMap((question) => ask(question).near)
  for (const { intent, question } of offers) expect([question, intentOf(question)]).toEqual([question, intent])
  expect(
    understand('telefon', { today, roles: ['owner'], names: [] }).near.filter(({ question }) => question.includes('@')),
  ).toEqual([])
})

test('AMB-83 a name that is not among the own ones is said, whatever else is understood', () => {
  expect(ask('Selin Aksoy ödedi mi?')).toMatchObject({ kind: 'no_name', unknown: ['selin', 'aksoy'] })
  expect(ask('Ayşe kirasını ödedi mi?')).toMatchObject({ kind: 'sure', mentions: [{ name: 'Ayşe Kaya' }] })
})

test('AMB-83 the same words mean something else to a tenant, and an owner’s question is no tenant’s', () => {
  expect(intentOf('Kira ne kadar?', ['tenant'])).toBe('own.rent')
  expect(intentOf('Borcum ne kadar?', ['tenant'])).toBe('own.debt')
  expect(intentOf('Bu ay kim ödemedi?', ['tenant'])).toBe('other_hat')
  expect(openingsFor(['tenant']).map(({ id }) => id)).not.toContain('money.unpaid')
})

describe('AST-03 times', () => {
  test.each([
    ['bu ay kim odemedi', '2026-11-01', '2026-11-30', 'bu ay (Kasım 2026)'],
    ['gecen ay', '2026-10-01', '2026-10-31', 'geçen ay (Ekim 2026)'],
    ['gelecek ayki odemeler', '2026-12-01', '2026-12-31', 'gelecek ay (Aralık 2026)'],
    ['bu yil', '2026-01-01', '2026-12-31', 'bu yıl (2026)'],
    ['gecen sene', '2025-01-01', '2025-12-31', 'geçen yıl (2025)'],
    ['2025 giderlerim', '2025-01-01', '2025-12-31', '2025 yılı'],
    ['mart ayinda', '2026-03-01', '2026-03-31', 'Mart 2026'],
    ['aralikta', '2025-12-01', '2025-12-31', 'Aralık 2025'],
    ['mart 2025 tahsilati', '2025-03-01', '2025-03-31', 'Mart 2025'],
    ['son 3 ay', '2026-08-17', '2026-11-16', 'son 3 ay'],
    ['son uc ayda', '2026-08-17', '2026-11-16', 'son 3 ay'],
    ['onumuzdeki 30 gun icinde', '2026-11-16', '2026-12-16', 'önümüzdeki 30 gün'],
    ['bugun', '2026-11-16', '2026-11-16', 'bugün'],
    ['bu hafta', '2026-11-16', '2026-11-22', 'bu hafta'],
    ['15.10.2026', '2026-10-15', '2026-10-15', '15.10.2026'],
  ])('%s', (question, from, to, label) => {
    expect(readPeriod(question, today).period).toEqual({ from, to, label })
  })
  test('none', () => {
    expect(readPeriod('kim odemedi', today)).toEqual({ period: null, rest: 'kim odemedi' })
  })
})

test('AST-03 amounts with a side', () => {
  expect(readAmountBound('kirasi 20.000 tl uzeri').bound).toEqual({ side: 'from', amount: 20_000_00 })
  expect(readAmountBound('10 bin liradan az kira').bound).toEqual({ side: 'to', amount: 10_000_00 })
  expect(readAmountBound('son 3 kiraci').bound).toBeNull()
})

test('AST-03 a common word alone is no name, and the name that says more wins', () => {
  const found = (question: string, among = names) =>
    findMentions(wordsOf(question), among).found.map(({ name }) => name)
  expect(found('hangi daire boş')).toEqual([])
  expect(found('moda dairesi')).toEqual(['Moda Sahil Daire'])
  const two: Mention[] = [
    { kind: 'person', id: 'a', name: 'Ayşe Kaya' },
    { kind: 'person', id: 'b', name: 'Ayşe Demir' },
  ]
  expect(found('ayşe ödedi mi', two)).toEqual(['Ayşe Kaya', 'Ayşe Demir'])
  expect(found('ayşe demir ödedi mi', two)).toEqual(['Ayşe Demir'])
})

test('AST-03 it says back what it understood', () => {
  const { intent, period, mentions } = ask('Kemal Işık geçen ay ödedi mi?')
  expect(restatement(intent!, period, mentions)).toBe('Geçen ay (Ekim 2026), Kemal Işık için ödeme durumunu sordunuz.')
})

test('AST-03 slips are counted with neighbours swapped as one', () => {
  expect(distance('odeme', 'odmee', 2)).toBe(1)
  expect(distance('kontrat', 'kontart', 2)).toBe(1)
  expect(distance('kira', 'bina', 1)).toBe(2)
})

test('a period is compared with the one before it: whole years and months as such, others day by day', () => {
  const before = (from: string, to: string) => {
    const period = periodBefore({ from, to, label: '' })
    return [period.from, period.to]
  }
  expect(before('2026-01-01', '2026-12-31')).toEqual(['2025-01-01', '2025-12-31'])
  expect(before('2026-01-01', '2026-06-30')).toEqual(['2025-07-04', '2025-12-31'])
  expect(before('2026-07-01', '2026-12-31')).toEqual(['2025-12-29', '2026-06-30'])
  expect(before('2026-03-01', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28'])
  expect(before('2026-03-01', '2026-03-10')).toEqual(['2026-02-19', '2026-02-28'])
  expect(before('2026-03-05', '2026-03-31')).toEqual(['2026-02-06', '2026-03-04'])
})
