import path from 'node:path'
import { ambiguousNames, riddles } from './refused-words.ts'

/** The rules about which files may import which. A test applies them to the tree and to planted violations. */
export function violations(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => [
    ...badName(file),
    ...unnamedKind(file),
    ...strayFeature(file),
    ...filterInApi(file, text),
    ...badCase(file, text),
    ...importsOf(file, text).flatMap((target) => {
      const rule = rules.find(({ from, to, except }) => from(file) && to(target, file) && !except?.(file, target))
      return rule ? [`${file} -> ${target}: ${rule.why}`] : []
    }),
    ...barrel(file, text),
    ...handSpelledKey(file, text),
    ...strayBrowserState(file, text),
    ...callInScreen(file, text),
    ...spreadLiteral(file, text),
    ...unclassifiedTable(file, text),
    ...riddles(file, text),
    ...ambiguousNames(file, text),
  ])
}

const room = (name: string) => (file: string) => file.startsWith(`${name}/`)
const isTest = (file: string) => /\.(?:test|spec|fixture)\.tsx?$/.test(file) || file.startsWith('server/testing/')

/**
 * From the bottom up; the same in domain, server and web, and drawn in docs/architecture.md. A feature may import from
 * its own district and earlier ones.
 */
export const districts = [
  'people',
  'property',
  'tenancy',
  'money',
  'work',
  'community',
  'operations',
  'insight',
] as const
/** The folders below all districts. */
const domainFloor = ['kernel', 'access', 'services']

export const districtOf = (file: string) =>
  /^(?:domain(?!\/(?:kernel|access|services)\/)|server\/features|web\/features)\/([^/]+)\/[^/]+\//.exec(file)?.[1] as
    | (typeof districts)[number]
    | undefined
const featureOf = (file: string) =>
  /^(?:domain|server\/features|web\/features)\/[^/]+\/([^/]+)\//.exec(file)?.[1] ??
  /^server\/services\/([^/]+)\//.exec(file)?.[1]

function isLaterDistrict(file: string, target: string): boolean {
  const from = districts.indexOf(districtOf(file)!)
  return from >= 0 && districts.indexOf(districtOf(target)!) > from
}
/** The exceptions that may import from a later district, with the target and the reason. */
const seesLater: Record<string, { target: string; why: string }> = {
  'server/features/people/staff/assign-properties.ts': {
    target: 'domain/property/properties/',
    why: 'staff are given properties, and refused in the words of those',
  },
  'server/features/people/chat/chat-list.queries.ts': {
    target: 'domain/property/properties/properties.rules.ts',
    why: 'a conversation is named after the property that it is about',
  },
  'web/features/people/accounts/WhileWaiting.tsx': {
    target: 'web/features/property/properties/add/FirstPropertyForm.tsx',
    why: 'whoever waits to be let in prepares the first property',
  },
  'web/features/property/properties/list/property-text.ts': {
    target: 'domain/tenancy/contracts/',
    why: 'the card of a property says when its contract ends',
  },
  'server/features/tenancy/endings/ending-entries.ts': {
    target: 'domain/money/ledger/',
    why: 'the settlement of an ending books the deposit',
  },
  'server/features/tenancy/endings/open-debts.ts': {
    target: 'domain/money/ledger/',
    why: 'the settlement of an ending proposes what is still owed',
  },
}

/**
 * Layers from the bottom up, drawn in docs/architecture.md. A file may import from its own layer and lower ones. Layers
 * in one line may not import each other. Files outside of all layers (context.ts, app.ts, router.tsx …) are on top and
 * connect the rest.
 */
const stacks: Record<string, readonly (readonly string[])[]> = {
  'server/': [
    ['server/workers'],
    ['server/db', 'server/emails', 'server/pdf', 'server/reading'],
    ['server/platform'],
    ['server/http'],
    ['server/access'],
    ['server/services'],
    ['server/features'],
    ['server/demo'],
  ],
  'web/': [
    ['web/lib'],
    ['web/ui', 'web/cache', 'web/public-site'],
    ['web/list', 'web/forms', 'web/session', 'web/writes'],
    ['web/layout'],
    ['web/features'],
  ],
}

/** Every layer may import the type of the context and the configuration; only the start and tests create them. */
const seenByAll = ['server/context.ts', 'server/config.ts', 'server/project-root.ts']

function isUpward(file: string, target: string): boolean {
  const side = /^(?:server|web)\//.exec(file)?.[0]
  if (!side || !target.startsWith(side) || isTest(file) || seenByAll.includes(target)) return false
  const layerOf = (path: string) => stacks[side]!.flat().find((layer) => room(layer)(path))
  const heightOf = (path: string) => stacks[side]!.findIndex((row) => row.some((layer) => room(layer)(path)))
  const from = heightOf(file)
  if (from < 0) return false
  const to = heightOf(target)
  return to < 0 || to > from || (to === from && layerOf(file) !== layerOf(target))
}

interface Rule {
  why: string
  from(file: string): boolean
  to(target: string, file: string): boolean
  except?(file: string, target: string): boolean
}

const nodeModule = (target: string) => !/^(?:domain|server|web|e2e|scripts|bench)\//.test(target)
/** The domain runs in browser and server, so it may only use these packages. */
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
  {
    why: 'what every district needs knows none of them',
    from: (file) => ['domain/access', 'domain/services'].some((folder) => room(folder)(file)) && !isTest(file),
    to: (target) => districtOf(target) !== undefined && !domainFloor.includes(target.split('/')[1]!),
  },
  {
    why: 'a district sees only those before it',
    from: (file) => districtOf(file) !== undefined && !isTest(file),
    to: (target, file) => isLaterDistrict(file, target.replace('#type', '')),
    except: (file, target) => target.startsWith(seesLater[file]?.target ?? '\0'),
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
    from: (file) =>
      /^server\/(?:features|services|access)\//.test(file) && !isTest(file) && !file.endsWith('.queries.ts'),
    to: room('server/db/schema'),
    // The account library receives its own tables, and a type is not a query.
    except: (file, target) => file === 'server/features/people/accounts/auth.ts' || target.endsWith('#type'),
  },
  {
    why: 'a layer sees only what stands below it',
    from: (file) => /^(?:server|web)\//.test(file),
    to: (target, file) => isUpward(file, target.replace('#type', '')),
  },
  {
    why: 'public pages carry no component library and no router',
    from: (file) => room('web/public-site')(file) && !isTest(file),
    to: (target) => /^(?:@mui|@emotion|@tanstack)\//.test(target),
  },
]

/** `#type` marks an import that does not exist at run time. */
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

/** In a domain feature the file's suffix names its kind; kernel and access are not features. */
const unnamedKind = (file: string) =>
  room('domain')(file) &&
  file.split('/').length > 2 &&
  !room('domain/kernel')(file) &&
  !room('domain/access')(file) &&
  !/\.(?:(?:rules|schema|api|messages|events)(?:\.test)?|fixture)\.ts$/.test(file)
    ? [`${file}: a file of the domain ends in .rules.ts, .schema.ts, .api.ts, .messages.ts or .events.ts`]
    : []

const strayFeature = (file: string) => {
  const [, district] = /^(?:domain|server\/features|web\/features)\/([^/]+)\//.exec(file) ?? []
  const known: readonly string[] = file.startsWith('domain/') ? [...districts, ...domainFloor] : districts
  return district && !known.includes(district) ? [`${file}: a feature stands in one of the districts`] : []
}

/** In a file of its own, because a list's URL and cache keys need the filter without the endpoints. */
const filterInApi = (file: string, text: string) =>
  room('domain')(file) && file.endsWith('.api.ts') && /\bconst \w*[fF]ilter\b/.test(text)
    ? [`${file}: what a list is filtered by stands in <feature>.schema.ts`]
    : []

/** A component's file has the component's name; a file with several parts is named after its subject. */
function badCase(file: string, text: string): string[] {
  const [name] = path.posix.basename(file).split('.') as [string]
  const exported = [...text.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    ([, found]) => found!,
  )
  if (/^[A-Z]/.test(name)) {
    const isNamed = file.endsWith('.tsx') && (isTest(file) || exported.length === 0 || exported.includes(name))
    return isNamed ? [] : [`${file}: a PascalCase file exports the component of its name`]
  }
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return [`${file}: a file without a component's name is kebab-case`]
  const [only, ...others] = exported
  return file.endsWith('.tsx') && !isTest(file) && only && others.length === 0 && /^[A-Z][a-z]/.test(only)
    ? [`${file}: the file of one component carries its name, ${only}.tsx`]
    : []
}

const barrel = (file: string, text: string) =>
  /\/index\.tsx?$/.test(file) && /export \* from/.test(text) ? [`${file}: a barrel hides who needs what`] : []

/** If two files spell the same key differently, invalidating it only refreshes one of them. */
const handSpelledKey = (file: string, text: string) =>
  room('web')(file) &&
  !room('web/cache')(file) &&
  !keysElsewhere(file) &&
  /\b(?:query|mutation)Key\b\s*[:=]\s*\[/.test(text)
    ? [`${file}: keys are spelled in web/cache/<feature>.keys.ts alone`]
    : []
const keysElsewhere = (file: string) => isTest(file)
/** Storage keys are defined in one table, and state outside of React is kept in one kind of store. */
const browserState = [
  {
    words: /\b(?:localStorage|sessionStorage)\b/,
    why: 'the browser storage is reached through web/lib/storage.ts alone',
    // Resets the page before each test file.
    except: ['web/lib/storage.ts', 'web/fresh-page.ts'],
  },
  {
    words: /\buseSyncExternalStore\b/,
    why: 'state outside of React lives in a store of web/lib/store.ts',
    // Here the browser itself is the source: the connection, another tab's cookie choice, the visible part of the page.
    except: [
      'web/lib/store.ts',
      'web/lib/connection.ts',
      'web/lib/visible-height.ts',
      'web/public-site/CookieBanner.tsx',
      'web/features/people/chat/use-page-state.ts',
    ],
  },
]

const strayBrowserState = (file: string, text: string) =>
  room('web')(file) && !isTest(file)
    ? browserState
        .filter(({ words, except }) => words.test(text) && !except.includes(file))
        .map(({ why }) => `${file}: ${why}`)
    : []

/** Properties are written out where they belong; spreading an object literal only packs them into one line. */
const spreadLiteral = (file: string, text: string) =>
  file !== 'scripts/directions.test.ts' && /\.\.\.\{/.test(text)
    ? [`${file}: the spread of a literal says nothing that its names do not`]
    : []

/** `personalTable` and `impersonalTable` ask for the class of every column, `pgTable` does not. */
const unclassifiedTable = (file: string, text: string) =>
  room('server')(file) && !isTest(file) && file !== 'server/db/catalogue/table.ts' && /\bpgTable\b/.test(text)
    ? [`${file}: a table is declared with personalTable or impersonalTable`]
    : []

/** The query hooks define invalidation, retries and messages; a screen does not. */
const callInScreen = (file: string, text: string) => {
  if (!room('web/features')(file) || isTest(file) || file in withoutUseWrite) return []
  const calls = !file.endsWith('.queries.ts') && /import \{[^}]*\bcall\b[^}]*\} from '#web\/lib\/call\.ts'/.test(text)
  return calls || /\buseMutation\b/.test(text)
    ? [`${file}: screens write through useWrite, in the hooks of <feature>.queries.ts`]
    : []
}
/** The exceptions, with their reasons. */
const withoutUseWrite: Record<string, string> = {
  'web/features/people/chat/chat-store.ts': 'the chat keeps its messages in its own store, not in the query cache',
  'web/features/people/chat/chat-reading.ts': 'the reading side of that store',
  'web/features/tenancy/contracts/decide/DecisionDialog.tsx':
    'one try, its outcome in the dialog; the page of a link has no toasts',
  'web/features/tenancy/contracts/verify/VerifyScreen.tsx': 'reads a file in the browser; nothing is sent',
}

/** Import cycles between files, one line for each. */
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

/** A lazy import or a type makes no cycle at run time. */
const staticImports = (file: string, text: string) =>
  [...text.matchAll(/(?:^|\n)\s*(?:import|export)(?!\s+type\b)(?!\()[^'"`;]*?from\s*['"]([^'"]+)['"]/g)].map(
    ([, target]) => resolve(file, target!),
  )

/** Dependency cycles between features, one line for each; types count too, because a reader must follow them. */
export function featureCycles(files: ReadonlyMap<string, string>): string[] {
  const needs = new Map<string, Map<string, string>>()
  for (const [file, text] of files) {
    if (isTest(file)) continue
    const from = folderOf(file)
    if (!from) continue
    for (const target of importsOf(file, text)) {
      const to = folderOf(target.replace('#type', ''))
      if (!to || to === from || roomOf(to) !== roomOf(from)) continue
      const reached = needs.get(from) ?? new Map<string, string>()
      needs.set(from, reached.set(to, `${file} -> ${target}`))
    }
  }
  const found = new Set<string>()
  const visit = (folder: string, trail: string[]) => {
    const at = trail.indexOf(folder)
    if (at >= 0) {
      const circle = trail.slice(at)
      const first = circle.indexOf([...circle].sort()[0]!)
      found.add([...circle.slice(first), ...circle.slice(0, first)].join(' -> '))
      return
    }
    for (const next of needs.get(folder)?.keys() ?? []) visit(next, [...trail, folder])
  }
  for (const folder of needs.keys()) visit(folder, [])
  return [...found]
}

/** Domain, features and services are checked separately. */
const roomOf = (folder: string) => /^(?:domain|server\/features|server\/services|web\/features)/.exec(folder)![0]
const folderOf = (file: string) =>
  /^(?:domain|server\/features|web\/features)\/[^/]+\/[^/]+(?=\/)|^server\/services\/[^/]+(?=\/)/.exec(file)?.[0]

export { featureOf }
