import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  key: Node & { name?: string }
}
type Declared = Node & { properties?: Property[] }
type Call = Node & { callee: Node & { name?: string }; arguments: Declared[] }
type Made = Node & { id: { name: string }; body: { body: (Node & { argument?: Declared | null })[] } }
type Declarations = Node & { declarations: { id: Node; init: Node | null }[] }
type Statement = Node & { declaration?: Node | null }
type Program = Node & { body: Statement[] }

/**
 * What only the server reads: it checks what comes and goes, shows the summaries in /api/docs and admits tokens by their
 * scope. Forms name their schema themselves.
 */
const readByServer = ['params', 'query', 'body', 'reply', 'scope', 'summary']
/** What costs nothing to evaluate, so that leaving it out needs no help. */
const light = ['ArrowFunctionExpression', 'FunctionExpression', 'Literal', 'Identifier', 'TemplateLiteral']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The objects that declare an endpoint, and the one that `endpoint` itself makes of them. */
function declarationsIn(node: Node, found: Declared[] = []): Declared[] {
  if (node.type === 'CallExpression' && (node as Call).callee.name === 'endpoint')
    found.push((node as Call).arguments[0]!)
  if (node.type === 'FunctionDeclaration' && (node as Made).id.name === 'endpoint')
    found.push(...(node as Made).body.body.flatMap(({ argument }) => argument ?? []))
  for (const part of Object.values(node))
    for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) declarationsIn(each, found)
  return found
}

interface Edit {
  start: number
  end: number
  text: string
}

/** Removes the properties of endpoints that only the server reads. */
const withoutServerParts = (code: string, tree: Node): Edit[] =>
  declarationsIn(tree)
    .flatMap(({ properties }) => properties ?? [])
    .filter(({ key }) => readByServer.includes(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }))

/** A schema is a chain of calls, which the bundler keeps unless it is told that the whole of it has no effect. */
const markedPure = ({ body }: Program): Edit[] =>
  body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .filter((each): each is Declarations => each?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .flatMap(({ id, init }) => (id.type === 'Identifier' && init && !light.includes(init.type) ? [init] : []))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/*#__PURE__*/(() => (' },
      { start: end, end, text: '))()' },
    ])

/** Leaves out what only the server reads of an endpoint. */
export const withoutServer = (code: string, tree: Node): string => edited(code, withoutServerParts(code, tree))

const edited = (code: string, edits: Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)

export function forBrowser(code: string, tree: Program): string {
  return edited(code, [...withoutServerParts(code, tree), ...markedPure(tree)])
}

/**
 * An endpoint is declared once for both sides, and the shape of its reply leads to the schemas of half the product. The
 * browser trusts the server's replies and only needs their types, so there declarations are built without them, and
 * schemas that nothing uses are left out.
 */
export const browserDeclarations = (): Plugin => ({
  name: 'browser-declarations',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  enforce: 'post',
  transform: {
    filter: { id: /\/domain\/(?:.+\.(?:api|schema)|kernel\/endpoint)\.ts(?:\?light)?$/ },
    handler(code) {
      return { code: forBrowser(code, this.parse(code) as unknown as Program), map: null }
    },
  },
})
