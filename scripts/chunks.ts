/** The part of the bundler's module information that is needed here. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type GetModuleInfo = (id: string) => ModuleInfo | null

/**
 * The application's files are layered: each imports only from layers earlier in this list. A screen therefore needs a
 * dozen files, instead of one for every combination of screens with common code. A module belongs to the first layer
 * that needs it.
 */
const layers: { name: string; entries: RegExp }[] = [
  { name: 'entry', entries: /\/(?:index\.html|web\/main\.tsx)$/ },
  { name: 'public', entries: /\/web\/public-site\// },
  { name: 'app', entries: /\/web\/app\.tsx$/ },
  { name: 'login', entries: /\/web\/(?:layout\/PlainShell|features\/people\/accounts\/LoginScreen)\.tsx$/ },
  { name: 'quiet', entries: /\/web\/layout\/AuthShell\.tsx$/ },
  // Screens for people without an account, so that a tenant on a phone does not load landlords' code.
  {
    name: 'account',
    entries:
      /\/web\/features\/(?:people\/accounts\/(?:Forgot|Confirm)|tenancy\/contracts\/decide\/\w+Success)\w+\.tsx$/,
  },
  {
    name: 'decide',
    entries:
      /\/web\/(?:layout\/QueryShell|features\/tenancy\/(?:contracts\/(?:decide|verify)|papers)\/\w+Screen)\.tsx$/,
  },
  { name: 'register', entries: /\/web\/features\/people\/accounts\/RegisterScreen\.tsx$/ },
  { name: 'shell', entries: /\/web\/SignedInShell\.tsx$/ },
  // The first screen for everyone; code that only other screens share must not load with it.
  { name: 'start', entries: /\/web\/features\/insight\/dashboard\/(?:DashboardScreen|PersonStart)\.tsx$/ },
]
/**
 * In these layers, modules that the start screen also needs go into one file, named after the first layer; the rest of
 * each layer is a separate file, loaded with the first screen that needs it.
 */
const divided = ['account', 'decide', 'register']
/** Of these the start screen loads only what it needs itself, in the first file: no form of /login, no others' icons. */
const dividedAlone: Record<string, [daily: string, rest: string]> = {
  login: ['app', 'zod'],
  icons: ['icons', 'icons-more'],
}
/** What opens over a screen: the start screen loads it with the first tap, and then without any other screen's code. */
const opened =
  /\/node_modules\/@(?:popperjs\/|mui\/material\/(?:(?:Popover|Menu|MenuList|MenuItem|Grow|Dialog|DialogTitle|DialogContent|DialogContentText|DialogActions|Popper|Tooltip|Tabs|Tab|TabScrollButton|ToggleButton|ToggleButtonGroup)\/|utils\/useRovingTabIndex|internal\/animate)|mui\/utils\/useRovingTabIndex)/
const everyday = /^(?:shell|start)$/
/**
 * Modules needed by at least this many screens go into one common file; the bundler places the others. The imports of a
 * module are needed by at least as many screens, so common files only import common files.
 */
const commonFrom = 3

/** Loaded lazily, but on every visit. */
const always = /\/web\/(?:app|SignedInShell|layout\/(?:PlainShell|AuthShell|QueryShell))\.tsx$/
/** Loaded on demand and not before. */
const isLazyPart = (id: string, info: ModuleInfo | null) =>
  info !== null && !always.test(id) && info.dynamicImporters.length > 0 && info.importers.length === 0

/** The packages of these layers get their own files, which stay cached when only our code changes. */
const packagesOf: Record<string, string> = {
  entry: 'react',
  app: 'router',
  quiet: 'mui',
  shell: 'shell-parts',
}
/** Modules with few dependencies, in files of their own. */
const alone: [name: string, path: string][] = [
  ['zod', '/node_modules/zod/'],
  ['icons', '/node_modules/lucide-react/'],
  // The theme only needs the names of their classes.
  ['account-more', '/node_modules/@mui/material/InputBase/InputBase.mjs'],
  ['account-more', '/node_modules/@mui/material/TextareaAutosize/'],
  ['markdown', '/domain/community/markdown/'],
  ['markdown', '/domain/community/blog/blog.rules'],
  ['markdown', '/web/lib/MarkdownElements'],
  // A few lines that two screens, or a screen and its lazy parts, share; a file of their own would cost a request.
  ['common', '/web/features/insight/properties/UnlessFailed'],
  ['common', '/web/features/property/properties/overdue-text'],
  ['common', '/web/features/property/properties/DeletePropertyDialog'],
  ['common', '/web/features/property/properties/BinDialog'],
  ['common', '/web/features/property/properties/ConfirmDespiteTenants'],
  ['common', '/web/ui/months/StripLink'],
  // Shared by the public calculator and some screens; in the first file, every other page would pay for all of it.
  ...[
    'rates/tufe.rules',
    'rates/ceiling-curve',
    'rates/stamp-duty',
    'rates/currency-rule',
    'contracts/law.rules',
    'contracts/contracts.rules',
    'contracts/contract-period',
    'contracts/increase-clause',
    'contracts/void-clauses',
    'rent-increases/increase.rules',
    'rent-increases/increase-words',
    'rent-increases/increase-calculator',
    'rent-increases/rent-increases.rules',
  ].map((path): [string, string] => [
    // What the start screen needs too is small enough for the first file.
    /tufe|contracts\.rules|contract-period|increase-clause/.test(path) ? 'entry' : 'increase',
    `/domain/tenancy/${path}`,
  ]),
]

/** Code shared with few other screens still goes into one file with this screen, because it is all forms. */
const together: { name: string; entries: RegExp }[] = [
  { name: 'property', entries: /\/web\/features\/property\/properties\/add\/AddPropertyScreen\.tsx$/ },
  { name: 'month', entries: /\/web\/features\/money\/payments\/PaymentScreen\.tsx$/ },
]
/** Screens, and parts that are screens without an address. */
const isScreen = /\/web\/.*(?:Screen|Shell|Start)\.tsx$/

function reachedFrom(entry: string, info: GetModuleInfo): Set<string> {
  const reached = new Set<string>()
  const open = [entry]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(info(id)?.importedIds ?? []))
  }
  return reached
}

function allModules(from: string, info: GetModuleInfo): string[] {
  const found = new Set([from])
  for (const id of found) {
    const known = info(id)
    if (!known) continue
    for (const list of [known.importedIds, known.dynamicallyImportedIds, known.importers, known.dynamicImporters])
      for (const next of list) found.add(next)
  }
  return [...found]
}

/** The number of entries that need each module. */
function neededBy(entries: string[], info: GetModuleInfo): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) for (const id of reachedFrom(entry, info)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function fileOf(layer: string, isDaily: boolean): string {
  if (layer in dividedAlone) return dividedAlone[layer]![isDaily ? 0 : 1]
  if (!divided.includes(layer)) return layer
  return isDaily ? divided[0]! : `${layer}-more`
}

function filesOf(from: string, info: GetModuleInfo) {
  const modules = allModules(from, info)
  const files = new Map<string, string>()
  const entriesOf = (layer: { entries: RegExp }) => modules.filter((id) => layer.entries.test(id))
  const daily = neededBy(layers.filter(({ name }) => everyday.test(name)).flatMap(entriesOf), info)
  for (const layer of layers) {
    for (const id of neededBy(entriesOf(layer), info).keys()) {
      const before = files.get(id)
      if (!before) files.set(id, fileOf(layer.name, daily.has(id)))
      // Code shared by public pages and the application goes into the first file of both.
      else if (before === 'public' && layer.name !== 'public') files.set(id, 'entry')
    }
  }
  const screens = modules.filter((id) => isScreen.test(id))
  for (const [id, count] of neededBy(screens, info)) if (!files.has(id) && count >= commonFrom) files.set(id, 'common')
  for (const { name, entries } of together) {
    const screens = modules.filter((id) => entries.test(id))
    for (const id of neededBy(screens, info).keys()) if (!files.has(id)) files.set(id, name)
  }
  // With everything that only they need, so that nothing of a screen comes along.
  for (const id of neededBy(
    modules.filter((each) => opened.test(each)),
    info,
  ).keys())
    if (/^$|-more$|^common$/.test(files.get(id) ?? '')) files.set(id, 'opened')
  return { files, daily }
}

/** Assigns each module to a file; null leaves it to the bundler, which places it beside the modules that need it. */
export function chunkNames() {
  let known: ReturnType<typeof filesOf> | undefined
  return (id: string, graph: { getModuleInfo: GetModuleInfo }): string | null => {
    known ??= filesOf(id, (each) => graph.getModuleInfo(each))
    const { files, daily } = known
    const [ownFile] = alone.find(([, path]) => id.includes(path)) ?? []
    if (ownFile) return fileOf(ownFile, daily.has(id))
    const file = files.get(id)
    if (file === 'opened') return file
    // A lazily loaded file keeps its name, because the preloading page refers to it.
    if (!file || file === 'public' || isLazyPart(id, graph.getModuleInfo(id))) return null
    return (id.includes('/node_modules/') && packagesOf[file]) || file
  }
}
