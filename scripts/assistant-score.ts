import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { trainClassifier } from '#domain/insight/assistant/classifier.rules.ts'
import type { ActingRole } from '#domain/insight/assistant/intent.rules.ts'
import { intents } from '#domain/insight/assistant/intents.rules.ts'
import type { Mention } from '#domain/insight/assistant/mentions.rules.ts'
import { allPhrases, allWords } from '#domain/insight/assistant/phrases.rules.ts'
import {
  type Knowledge,
  knowledgeOf,
  type Understanding,
  understand,
} from '#domain/insight/assistant/understand.rules.ts'

/**
 * `npm run assistant-score -- bench/assistant/batch-1.json …`: how questions are understood, by role and area. `-- --all`
 * prints every question that was not answered right, `-- --intents` what can be expected.
 */

/** One question: who asks, what may be understood (`-`: it must be refused), and the slots that must be found. */
export interface Expected {
  as: 'landlord' | 'tenant' | 'agent' | 'lawyer' | 'admin'
  q: string
  is: string[]
  who?: string
  where?: string
  /** `2026-11-01..2026-11-30` */
  when?: string
}

const scoreDay = '2026-11-16'
const people = ['Kemal Işık', 'Deniz Kaya', 'Zeynep Arslan', 'Mert Demir', 'Ece Tunç']
const properties = ['Moda Sahil Daire', 'Çınar Dükkân', 'Bahçe Katı', 'Kale Ofis', 'Yeni Rezidans', 'Göl Evi']
const places = ['İstanbul', 'Kadıköy', 'Üsküdar', 'İzmir', 'Bornova', 'Çeşme', 'Ankara', 'Çankaya']
const names: Mention[] = [
  ...people.map((name) => ({ kind: 'person' as const, id: name, name })),
  ...[...properties, ...places].map((name) => ({ kind: 'property' as const, id: name, name })),
]
const rolesOf: Record<Expected['as'], ActingRole[]> = {
  landlord: ['owner'],
  agent: ['owner'],
  lawyer: ['owner'],
  tenant: ['tenant'],
  admin: ['admin'],
}

const verdicts = ['right', 'asked', 'refused', 'wrong'] as const
type Verdict = (typeof verdicts)[number]

const foundAll = ({ who, where, when }: Expected, { period, mentions }: Understanding) =>
  [who, where].every((name) => !name || mentions.some((mention) => mention.name === name)) &&
  (!when || when === (period && `${period.from}..${period.to}`))

function judge(expected: Expected, understood: Understanding): Verdict {
  const { kind, intent, near } = understood
  if (kind === 'sure') return expected.is.includes(intent!.id) && foundAll(expected, understood) ? 'right' : 'wrong'
  if (expected.is.includes('-')) return 'right'
  return kind === 'unsure' && near.some((each) => expected.is.includes(each.intent)) ? 'asked' : 'refused'
}

export function score(batch: readonly Expected[], knowledge: Knowledge) {
  return batch.map((expected) => {
    const roles = rolesOf[expected.as]
    const own = roles.includes('owner') ? names : []
    const understood = understand(expected.q, { today: scoreDay, roles, names: own }, knowledge)
    return { expected, understood, verdict: judge(expected, understood) }
  })
}
export const countOf = (scored: readonly { verdict: Verdict }[], verdict: Verdict) =>
  scored.filter((each) => each.verdict === verdict).length

const words: Record<Verdict, string> = {
  right: 'right',
  asked: 'asked back',
  refused: 'refused',
  wrong: 'confidently wrong',
}
const line = (title: string, scored: readonly { verdict: Verdict }[]) =>
  [
    title.padEnd(22),
    String(scored.length).padStart(4),
    ...verdicts.map((verdict) => {
      const count = countOf(scored, verdict)
      return `${words[verdict]} ${count} (${((100 * count) / scored.length).toFixed(1)} %)`
    }),
  ].join('  ')

async function print(args: readonly string[]): Promise<void> {
  if (args.includes('--intents'))
    for (const { id, for: whose, example } of intents) console.log(`${id}\t${whose}\t${example}`)
  const files = args.filter((arg) => !arg.startsWith('--'))
  if (files.length === 0) return
  const knowledge = knowledgeOf(trainClassifier(allPhrases(), allWords()))
  for (const file of files) {
    const scored = score(JSON.parse(await readFile(file, 'utf8')) as Expected[], knowledge)
    console.log(line(path.basename(file), scored))
    const by = (key: (expected: Expected) => string) => {
      const keys = [...new Set(scored.map(({ expected }) => key(expected)))].sort()
      for (const each of keys)
        console.log(
          line(
            `  ${each}`,
            scored.filter(({ expected }) => key(expected) === each),
          ),
        )
    }
    by(({ as }) => as)
    by(({ is }) => is[0]!.split('.')[0]!)
    if (args.includes('--all'))
      for (const { expected, understood, verdict } of scored)
        if (verdict !== 'right') {
          const { kind, intent, mentions, period, near, unknown } = understood
          const got = [
            kind,
            intent?.id ?? near.map((each) => each.intent).join('/'),
            period && `${period.from}..${period.to}`,
          ]
          const said = [...got, mentions.map(({ name }) => name).join(), unknown.join(' ')].filter(Boolean).join(' · ')
          console.log(`${words[verdict]}: ${expected.as}: ${expected.q} [${expected.is.join()}] -> ${said}`)
        }
  }
}

if (import.meta.filename === process.argv[1]) await print(process.argv.slice(2))
