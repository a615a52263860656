import { describe, expect, test } from 'vitest'
import { fold } from '#domain/kernel/turkish-text.ts'
import { readAmountBound } from './amounts.rules.ts'
import { trainClassifier } from './classifier.rules.ts'
import { understandAfter } from './follow-ups.rules.ts'
import type { ActingRole } from './intent.rules.ts'
import { areas } from './intent.rules.ts'
import { exampleOf, intents, openingsFor } from './intents.rules.ts'
import { findMentions, type Mention } from './mentions.rules.ts'
import { periodBefore, readPeriod } from './periods.rules.ts'
import { allPhrases, allWords, otherClass } from './phrases.rules.ts'
import { knowledgeOf, restatement, understand } from './understand.rules.ts'
import { distance, wordsOf } from './words.rules.ts'

const today = '2026-11-16'
const names: Mention[] = [
  { kind: 'person', id: 'Kemal Işık', name: 'Kemal Işık' },
  { kind: 'person', id: 'Ayşe Kaya', name: 'Ayşe Kaya' },
  { kind: 'property', id: 'moda', name: 'Moda Sahil Daire' },
]
const phrases = allPhrases()
const knowledge = knowledgeOf(trainClassifier(phrases, allWords()))
const ask = (question: string, roles: ActingRole[] = ['owner']) =>
  understand(question, { today, roles, names }, knowledge)
const intentOf = (question: string, roles?: ActingRole[]) => {
  const { kind, intent } = ask(question, roles)
  return kind === 'sure' ? intent!.id : kind
}

test('AST-03 at least sixty intents over every area, each said in several ways', () => {
  expect(intents.length).toBeGreaterThanOrEqual(60)
  expect(new Set(intents.map(({ id }) => id)).size).toBe(intents.length)
  expect(new Set(intents.map(({ area }) => area))).toEqual(new Set(areas))
  const said = new Map<string, number>()
  for (const { intent } of phrases) said.set(intent, (said.get(intent) ?? 0) + 1)
  expect([...said.keys()].filter((id) => id !== otherClass).sort()).toEqual(intents.map(({ id }) => id).sort())
  expect([...said].filter(([, count]) => count < 10)).toEqual([])
})

test('AST-03 what was learned leads to its own intent, without Turkish letters too', () => {
  const asked = intents.flatMap((intent) => {
    const question = exampleOf(intent, names)!
    return [question, fold(question)].map((each) => [each, intent] as const)
  })
  const wrong = asked.filter(
    ([question, intent]) => intentOf(question, [intent.for === 'all' ? 'owner' : intent.for]) !== intent.id,
  )
  expect(wrong.map(([question]) => question)).toEqual([])
})

test('AST-03 the same phrases train the same classifier', () => {
  const few = phrases.filter((_, at) => at % 40 === 0)
  expect(trainClassifier(few, allWords())).toEqual(trainClassifier(few, allWords()))
  expect(allPhrases()).toEqual(phrases)
})

test('AST-03 “elime geçti” is what came in, not what is late', () => {
  for (const question of ['Bu ay elime ne kadar geçti?', 'geçen ay elime kaç lira geçmiş', 'elime ne geçti'])
    expect([question, intentOf(question)]).toEqual([question, 'money.collected'])
})

test('AST-03 a short question carries on the one before, with its names and times', () => {
  const after = (question: string, before: string) => {
    const first = ask(before)
    const asking = { today, roles: ['owner' as const], names }
    const { kind, intent, period, mentions } = understandAfter(
      question,
      { question: before, intent: first.intent!.id },
      asking,
      knowledge,
    )
    return [kind, intent?.id, period?.from, mentions.map(({ name }) => name).join()]
  }
  expect(after('peki geçen yıl?', 'Bu yıl giderim ne kadar?')).toEqual(['sure', 'expenses.total', '2025-01-01', ''])
  expect(after('ya Ayşe?', 'Kemal Işık geçen ay ödedi mi?')).toEqual([
    'sure',
    'money.person',
    '2026-10-01',
    'Ayşe Kaya',
  ])
  expect(after('telefonu ne', 'Kemal Işık ödedi mi?')).toEqual(['sure', 'people.phone', undefined, 'Kemal Işık'])
  expect(after('Kaç mülküm var?', 'Kemal Işık ödedi mi?')[1]).toBe('properties.count')
})

test('AST-03 the reading that was chosen of two keeps the names and times of the question', () => {
  const asking = { today, roles: ['owner' as const], names, chosen: 'money.collected' }
  expect(understand('Ekim ne oldu', asking, knowledge)).toMatchObject({
    kind: 'sure',
    intent: { id: 'money.collected' },
    period: { from: '2026-10-01' },
  })
  expect(understand('Ekim ne oldu', { ...asking, chosen: 'own.debt' }, knowledge).intent?.id).not.toBe('own.debt')
})

test('AST-03 flats are named by their number', () => {
  const flats: Mention[] = [4, 5].map((no) => ({ kind: 'property', id: `d${no}`, name: `Lale Apt. Daire ${no}` }))
  const found = (question: string) =>
    understand(question, { today, roles: ['owner'], names: flats }, knowledge).mentions.map(({ id }) => id)
  expect(found('daire 5 kirası ne kadar')).toEqual(['d5'])
  expect(found('4 numaralı dairede kim oturuyor')).toEqual(['d4'])
  expect(found('son 5 ödeme')).toEqual([])
})

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
    expect(near.length).toBeGreaterThan(0)
  }
})

test('AST-03 what is offered can be asked as it stands, with a name of one’s own', () => {
  for (const intent of intents) {
    const question = exampleOf(intent, names)!
    expect([question, intentOf(question, [intent.for === 'all' ? 'owner' : intent.for])]).toEqual([question, intent.id])
  }
  const { near } = ask('Kemal Işık')
  expect(near.map(({ question }) => question)).toContain('Kemal Işık ödedi mi?')
  const offers = ['kim ödüyor', 'kontrat', 'telefon', 'Bugün hava nasıl?'].flatMap((question) => ask(question).near)
  for (const { intent, question } of offers) expect([question, intentOf(question)]).toEqual([question, intent])
  expect(
    understand('telefon', { today, roles: ['owner'], names: [] }, knowledge).near.filter(({ question }) =>
      question.includes('@'),
    ),
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
    expect(readPeriod('kim odemedi', today)).toEqual({ period: null, yearless: false, rest: 'kim odemedi' })
  })
})

test('AST-03 amounts with a side', () => {
  expect(readAmountBound('kirasi 20.000 tl uzeri').bound).toEqual({ side: 'from', amount: 20_000_00 })
  expect(readAmountBound('10 bin liradan az kira').bound).toEqual({ side: 'to', amount: 10_000_00 })
  expect(readAmountBound('son 3 kiraci').bound).toBeNull()
})

test('AST-03 a common word alone is no name, and the name that says more wins', () => {
  const found = (question: string, among = names) =>
    findMentions(wordsOf(question), among, knowledge.vocabulary.isCommon).found.map(({ name }) => name)
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
