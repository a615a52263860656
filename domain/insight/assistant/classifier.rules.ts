import { featuresOf } from './features.rules.ts'
import { type Phrase, seeded, type Words } from './phrases.rules.ts'

/** What training leaves: for every feature its rarity and its weights, as pairs of class and hundredths. */
export interface Classifier extends Words {
  classes: string[]
  bias: number[]
  features: Record<string, [rarity: number, ...weights: number[]]>
}

const epochs = 5
const firstStep = 1.5
const lastStep = 0.3
/** Weights below are left out; they change no answer and are most of the file. */
const leastWeight = 0.06
const scale = 100

interface Vector {
  at: Int32Array
  value: Float32Array
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last]!
    order[last] = order[other]!
    order[other] = kept
  }
}

/** Unit length, so that a long question counts as much as a short one. */
function vectorOf(
  features: ReadonlyMap<string, number>,
  find: (name: string) => { at: number; rarity: number } | null,
) {
  const at: number[] = []
  const value: number[] = []
  let squares = 0
  for (const [name, weight] of features) {
    const found = find(name)
    if (!found) continue
    const scaled = weight * found.rarity
    at.push(found.at)
    value.push(scaled)
    squares += scaled * scaled
  }
  const length = Math.sqrt(squares) || 1
  return { at, value: value.map((each) => each / length) }
}

/** Multinomial logistic regression by stochastic gradient descent; the same phrases give the same classifier. */
export function trainClassifier(phrases: readonly Phrase[], vocabulary: Words): Classifier {
  const classes = [...new Set(phrases.map(({ intent }) => intent))].sort()
  const features = phrases.map(({ words }) => featuresOf(words))
  const spread = new Map<string, number>()
  for (const each of features) for (const name of each.keys()) spread.set(name, (spread.get(name) ?? 0) + 1)
  const names = [...spread].filter(([, count]) => count > 1).map(([name]) => name)
  const rarity = names.map((name) => Math.sqrt(Math.log(1 + phrases.length / spread.get(name)!)))
  const index = new Map(names.map((name, at) => [name, { at, rarity: rarity[at]! }]))
  const vectors = features.map((each): Vector => {
    const { at, value } = vectorOf(each, (name) => index.get(name) ?? null)
    return { at: Int32Array.from(at), value: Float32Array.from(value) }
  })
  const target = phrases.map(({ intent }) => classes.indexOf(intent))
  const { weights, bias } = descend(vectors, target, { classes: classes.length, features: names.length })
  return {
    ...vocabulary,
    classes,
    bias: [...bias].map((each) => Math.round(each * scale)),
    features: Object.fromEntries(
      names.map((name, at) => {
        const row: [number, ...number[]] = [Math.round(rarity[at]! * scale)]
        classes.forEach((_, of) => {
          const weight = weights[at * classes.length + of]!
          if (Math.abs(weight) >= leastWeight) row.push(of, Math.round(weight * scale))
        })
        return [name, row]
      }),
    ),
  }
}

function descend(vectors: readonly Vector[], target: readonly number[], size: { classes: number; features: number }) {
  const weights = new Float32Array(size.features * size.classes)
  const bias = new Float32Array(size.classes)
  const score = new Float64Array(size.classes)
  const counts = new Map<number, number>()
  for (const each of target) counts.set(each, (counts.get(each) ?? 0) + 1)
  const typical = vectors.length / size.classes
  const random = seeded(7)
  const order = vectors.map((_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const step = firstStep + ((lastStep - firstStep) * epoch) / epochs
    for (const one of order) {
      const { at, value } = vectors[one]!
      score.set(bias)
      for (let i = 0; i < at.length; i++) {
        const row = at[i]! * size.classes
        for (let of = 0; of < size.classes; of++) score[of]! += weights[row + of]! * value[i]!
      }
      const right = target[one]!
      const rare = Math.sqrt(typical / counts.get(right)!)
      softmax(score)
      for (let of = 0; of < size.classes; of++) {
        const error = score[of]! - (of === right ? 1 : 0)
        if (Math.abs(error) < 0.001) continue
        const change = step * rare * error
        bias[of]! -= change * 0.05
        for (let i = 0; i < at.length; i++) weights[at[i]! * size.classes + of]! -= change * value[i]!
      }
    }
  }
  return { weights, bias }
}

function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores)
  let sum = 0
  for (let of = 0; of < scores.length; of++) sum += scores[of] = Math.exp(scores[of]! - highest)
  for (let of = 0; of < scores.length; of++) scores[of]! /= sum
}

/** How likely each class is for these words; all together 1. */
export function likelihoods(classifier: Classifier, words: Phrase['words']): Map<string, number> {
  const { classes, bias, features } = classifier
  const rows: (readonly number[])[] = []
  const { at, value } = vectorOf(featuresOf(words), (name) => {
    const row = Object.hasOwn(features, name) ? features[name] : undefined
    return row ? { at: rows.push(row) - 1, rarity: row[0] / scale } : null
  })
  const scores = Float64Array.from(bias, (each) => each / scale)
  at.forEach((one, i) => {
    const row = rows[one]!
    for (let pair = 1; pair < row.length; pair += 2) scores[row[pair]!]! += (row[pair + 1]! / scale) * value[i]!
  })
  softmax(scores)
  return new Map(classes.map((name, of) => [name, scores[of]!]))
}
