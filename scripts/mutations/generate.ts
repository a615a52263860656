import { createHash } from 'node:crypto'
import { type ESTree, parseSync } from 'vite'
import { districtOf } from '../directions.ts'

/** One small change of a source file that a test should notice. */
export interface Mutant {
  file: string
  /** Where the change begins and ends in the source. */
  start: number
  end: number
  /** The expression of which that is all or a part; null if it is not known. */
  whole: Span | null
  original: string
  replacement: string
  kind: 'guard' | 'comparison' | 'condition' | 'afterCommit' | 'number' | 'sql' | 'by hand'
  line: number
  /** The named function around it; null at the top of the module. */
  inside: string | null
}

/** Rules, verbs and queries: everything that decides, and nothing that only shows, describes or fills in demo data. */
export const isMutated = (file: string) =>
  /^(?:domain\/.+\.rules\.ts|server\/(?:features|services|access)\/.+\.ts)$/.test(file) &&
  !/\.(?:test|fixture|types\.test|routes|api|schema|messages)\.ts$/.test(file)

export const isWhole = (text: string, file: string) => parseSync(file, text).errors.length === 0

/** Every mutant of a file that is still a program. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  visit(parseSync(file, source).program, null, (node, inside) => {
    const add = (kind: Mutant['kind'], span: Span, replacement: string, { start, end }: Span = span) => {
      const line = source.slice(0, span.start).split('\n').length
      const original = source.slice(span.start, span.end)
      found.push({
        file,
        start: span.start,
        end: span.end,
        whole: { start, end },
        original,
        replacement,
        kind,
        line,
        inside,
      })
    }
    const text = (span: Span) => source.slice(span.start, span.end)
    switch (node.type) {
      case 'IfStatement':
        if (endsTheCall(node.consequent)) add('guard', node.test, 'false')
        break
      case 'BinaryExpression': {
        const operator = swapped[node.operator]
        const between = { start: node.left.end, end: node.right.start }
        if (operator) add('comparison', between, text(between).replace(node.operator, operator), node)
        break
      }
      case 'LogicalExpression':
        if (node.operator === '??') break
        add('condition', node, text(node.left))
        add('condition', node, text(node.right))
        break
      case 'CallExpression':
        if (nameOf(node.callee) === 'afterCommit') add('afterCommit', node, 'undefined')
        if (nameOf(node.callee) === 'and' && node.arguments.length > 1)
          for (const condition of node.arguments) add('sql', condition, 'undefined')
        break
      case 'Literal':
        if (typeof node.value === 'number' && node.value > 1) add('number', node, String(node.value * 100))
        break
      case 'TaggedTemplateExpression':
        if (nameOf(node.tag) === 'sql')
          for (const condition of sqlConditions(text(node)))
            add('sql', { start: node.start + condition.start, end: node.start + condition.end }, '', node)
        break
    }
  })
  const isFirst = ({ start, end, replacement }: Mutant, at: number) =>
    at === found.findIndex((each) => each.start === start && each.end === end && each.replacement === replacement)
  return found
    .filter(isFirst)
    .filter(({ start, end, replacement }) => isWhole(source.slice(0, start) + replacement + source.slice(end), file))
}

export interface Span {
  start: number
  end: number
}

const swapped: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }

/** A guard refuses or leaves: its body is a throw or a return, and nothing else. */
function endsTheCall(node: ESTree.Node): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && endsTheCall(node.body[0]!)
  return node.type === 'ThrowStatement' || node.type === 'ReturnStatement'
}

function nameOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return null
}

/** One comparison after an `and`, as far as it ends before the next one. */
const oneCondition =
  /\sand (?:not )?[\w".$]+(?:\$\{[^{}]*\})? ?(?:(?:=|<>|<=|>=|<|>) ?(?:\$\{[^{}]*\}|[\w.:'"]+)|is (?:not )?null)(?=[\s)`]|$)/g

const sqlConditions = (text: string): Span[] =>
  [...text.matchAll(oneCondition)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }))

/** A change written down by hand, as a mutant; throws unless the text stands there once. */
export function mutantByHand({ file, find, replace }: ChangeByHand, source: string): Mutant {
  const start = source.indexOf(find)
  if (start < 0 || source.includes(find, start + 1)) throw new Error(`${file} does not have this once: ${find}`)
  const end = start + find.length
  let inside: string | null = null
  visit(parseSync(file, source).program, null, (node, name) => {
    if (node.start <= start && end <= node.end) inside = name
  })
  const line = source.slice(0, start).split('\n').length
  return { file, start, end, whole: null, original: find, replacement: replace, kind: 'by hand', line, inside }
}

export interface ChangeByHand {
  file: string
  find: string
  replace: string
}

/** Calls back for every node with the name of the function around it. */
function visit(node: ESTree.Node, inside: string | null, at: (node: ESTree.Node, inside: string | null) => void) {
  at(node, inside)
  const name = functionNameOf(node) ?? inside
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isType(child)) visit(child, name, at)
}

const valuesWithType = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
/** Types decide nothing at run time. */
const isType = ({ type }: ESTree.Node) => type.startsWith('TS') && !valuesWithType.has(type)

function functionNameOf(node: ESTree.Node): string | null {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id?.name ?? null
    case 'VariableDeclarator':
      return isFunction(node.init) ? nameOf(node.id) : null
    case 'Property':
    case 'MethodDefinition':
      return isFunction(node.value) && !node.computed ? nameOf(node.key) : null
    default:
      return null
  }
}

const isFunction = (node: ESTree.Node | null) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The district of a mutated file; shared services count as a district of their own. */
export const areaOf = (file: string) => districtOf(file) ?? file.split('/').slice(0, 2).join('/')

/**
 * The same mutants for the same seed, even when other lines change: as many from each district as there are, up to the
 * same number.
 */
export function sampled(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const seen = new Map<string, number>()
  const byDistrict = new Map<string, { mutant: Mutant; rank: string }[]>()
  for (const mutant of mutants) {
    const { file, kind, inside, original, replacement } = mutant
    const alike = [file, kind, inside, original, replacement].join('\n')
    seen.set(alike, (seen.get(alike) ?? 0) + 1)
    const rank = createHash('sha256')
      .update(`${seed}\n${alike}\n${seen.get(alike)}`)
      .digest('hex')
    const district = areaOf(file)
    byDistrict.set(district, [...(byDistrict.get(district) ?? []), { mutant, rank }])
  }
  const queues = [...byDistrict.values()].map((all) => all.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)))
  const chosen: Mutant[] = []
  while (chosen.length < count && queues.some(({ length }) => length > 0))
    for (const queue of queues) {
      const next = queue.shift()
      if (next && chosen.length < count) chosen.push(next.mutant)
    }
  return chosen
}
