import path from 'node:path'

/** What may import what. A test runs this over the tree and over planted violations. */
export function violations(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => [
    ...badName(file),
    ...importsOf(file, text).flatMap((target) => {
      const rule = rules.find(({ from, to, except }) => from(file) && to(target, file) && !except?.(file, target))
      return rule ? [`${file} -> ${target}: ${rule.why}`] : []
    }),
    ...barrel(file, text),
  ])
}

const room = (name: string) => (file: string) => file.startsWith(`${name}/`)
const isTest = (file: string) => /\.(?:test|spec|fixture)\.tsx?$/.test(file) || file.startsWith('server/testing/')
const featureOf = (file: string) => /^(?:domain|server\/features|web\/features)\/([^/]+)\//.exec(file)?.[1]

interface Rule {
  why: string
  from(file: string): boolean
  to(target: string, file: string): boolean
  except?(file: string, target: string): boolean
}

const nodeModule = (target: string) => !/^(?:domain|server|web|e2e|scripts|bench)\//.test(target)
/** The domain runs on both sides: beside its schema library it needs nothing. */
const pure = new Set(['zod', 'fast-check', 'vitest'])

const rules: Rule[] = [
  {
    why: 'the kernel knows no feature',
    from: (file) => room('domain/kernel')(file) && !isTest(file),
    to: (target) => room('domain')(target) && !room('domain/kernel')(target),
  },
  {
    why: 'the domain is pure',
    from: room('domain'),
    to: (target) => (nodeModule(target) ? !pure.has(target) : !room('domain')(target)),
  },
  { why: 'web and server never meet', from: room('web'), to: room('server') },
  { why: 'web and server never meet', from: room('server'), to: room('web') },
  {
    why: 'adapters are named in context.ts alone',
    from: (file) => room('server')(file) && file !== 'server/context.ts' && !isTest(file),
    to: (target) =>
      /^server\/platform\/(\w+)\/\w+-\1\.ts$/.test(target) ||
      /^server\/platform\/storage\/\w+-storage\.ts$/.test(target),
    except: (file, target) => path.dirname(file) === path.dirname(target),
  },
  {
    why: 'only queries touch the tables',
    from: (file) => room('server/features')(file) && !isTest(file) && !file.endsWith('.queries.ts'),
    to: room('server/db/schema'),
    // The account library is handed its own tables, and a type is not a query.
    except: (file, target) => file === 'server/services/accounts/auth.ts' || target.endsWith('#type'),
  },
  {
    why: 'platform knows no feature',
    from: (file) => room('server/platform')(file) && !isTest(file),
    to: room('server/features'),
  },
  {
    why: 'the design system knows no feature',
    from: (file) => room('web/ui')(file) && !isTest(file),
    to: room('web/features'),
  },
]

/** `#type` marks an import that is gone at run time. */
function importsOf(file: string, text: string): string[] {
  const found = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)(\s+type)?\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
    ),
  ]
  return found.map(
    ([, type, named, lazy]) => resolve(file, named ?? lazy!) + (type && named?.includes('schema/') ? '#type' : ''),
  )
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]!
}

const badName = (file: string) =>
  /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\.|\/|$)/.test(file) ? [`${file}: a name that says nothing`] : []

const barrel = (file: string, text: string) =>
  /\/index\.tsx?$/.test(file) && /export \* from/.test(text) ? [`${file}: a barrel hides who needs what`] : []

/** Files that import each other in a circle, as one line per circle. */
export function cycles(files: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file)
    if (at >= 0) {
      const circle = trail.slice(at)
      const first = circle.indexOf([...circle].sort()[0]!)
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const target of staticImports(file, files.get(file) ?? ''))
      if (files.has(target)) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of files.keys()) visit(file, [])
  return [...found]
}

/** A lazy import or a type makes no circle at run time. */
const staticImports = (file: string, text: string) =>
  [...text.matchAll(/(?:^|\n)\s*(?:import|export)(?!\s+type\b)(?!\()[^'"`;]*?from\s*['"]([^'"]+)['"]/g)].map(
    ([, target]) => resolve(file, target!),
  )

export { featureOf }
