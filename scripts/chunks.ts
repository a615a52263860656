/** What the bundler knows of a module. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type GetModuleInfo = (id: string) => ModuleInfo | null

/**
 * The files of the application stand in layers, and each imports only from those above it in this list: whatever a screen
 * needs comes in a dozen files instead of one for every set of screens that share something. A module belongs to the
 * first layer that needs it.
 */
const layers: { name: string; entries: RegExp }[] = [
  { name: 'entry', entries: /\/(?:index\.html|web\/main\.tsx)$/ },
  { name: 'public', entries: /\/web\/public-site\// },
  { name: 'app', entries: /\/web\/app\.tsx$/ },
  { name: 'login', entries: /\/web\/(?:layout\/PlainShell|features\/people\/accounts\/LoginScreen)\.tsx$/ },
  { name: 'quiet', entries: /\/web\/layout\/AuthShell\.tsx$/ },
  // Screens for people without an account: a tenant on the phone should not wait for what landlords need.
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
  // Everybody begins here: what only other screens share does not come with it.
  { name: 'start', entries: /\/web\/features\/insight\/dashboard\/(?:DashboardScreen|PersonStart)\.tsx$/ },
]
/**
 * Of these layers what the start screen needs as well is in one file, named after the first; the rest of each is a file of
 * its own, which who is signed in loads with the first screen that wants something of it.
 */
const divided = ['decide', 'register']
const everyday = /^(?:shell|start)$/
/**
 * A module that this many screens need travels with every screen; what fewer need is left to the bundler. What a module
 * imports is needed by at least as many, so that the common files never lead to one that is not.
 */
const commonFrom = 3

/** These are loaded lazily, but always. */
const always = /\/web\/(?:app|SignedInShell|layout\/(?:PlainShell|AuthShell|QueryShell))\.tsx$/
/** Loaded when it is wanted, and by nobody before. */
const isLazyPart = (id: string, info: ModuleInfo | null) =>
  info !== null && !always.test(id) && info.dynamicImporters.length > 0 && info.importers.length === 0

/** Packages of these layers are files of their own, which stay the same when only our code changes. */
const packagesOf: Record<string, string> = {
  entry: 'react',
  app: 'router',
  quiet: 'mui',
  shell: 'shell-parts',
}
/** What leans on nothing but React and is wanted by itself. */
const alone: [name: string, path: string][] = [
  ['zod', '/node_modules/zod/'],
  ['icons', '/node_modules/lucide-react/'],
  ['markdown', '/domain/community/markdown/'],
  ['markdown', '/domain/community/blog/blog.rules'],
  ['markdown', '/web/lib/MarkdownElements'],
]

/** What this shares with few others still comes in one file: it is all forms. */
const together: { name: string; entries: RegExp }[] = [
  { name: 'property', entries: /\/web\/features\/property\/properties\/add\/AddPropertyScreen\.tsx$/ },
]
/** Screens, and the parts of one that are screens of their own in all but the address. */
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

/** How many of the entries need each module. */
function neededBy(entries: string[], info: GetModuleInfo): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) for (const id of reachedFrom(entry, info)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function fileOf(layer: string, isDaily: boolean): string {
  if (!divided.includes(layer)) return layer
  return isDaily ? divided[0]! : `${layer}-more`
}

function placesOf(from: string, info: GetModuleInfo): Map<string, string> {
  const modules = allModules(from, info)
  const places = new Map<string, string>()
  const entriesOf = (layer: { entries: RegExp }) => modules.filter((id) => layer.entries.test(id))
  const daily = neededBy(layers.filter(({ name }) => everyday.test(name)).flatMap(entriesOf), info)
  for (const layer of layers) {
    for (const id of neededBy(entriesOf(layer), info).keys()) {
      const before = places.get(id)
      if (!before) places.set(id, fileOf(layer.name, daily.has(id)))
      // What public pages share with the application comes with the first file of both.
      else if (before === 'public' && layer.name !== 'public') places.set(id, 'entry')
    }
  }
  const screens = modules.filter((id) => isScreen.test(id))
  for (const [id, count] of neededBy(screens, info))
    if (!places.has(id) && count >= commonFrom) places.set(id, 'common')
  for (const { name, entries } of together) {
    const screens = modules.filter((id) => entries.test(id))
    for (const id of neededBy(screens, info).keys()) if (!places.has(id)) places.set(id, name)
  }
  return places
}

/** Says for each module in which file it goes; null leaves it to the bundler, which puts it beside what needs it. */
export function chunkNames() {
  let places: Map<string, string> | undefined
  return (id: string, graph: { getModuleInfo: GetModuleInfo }): string | null => {
    places ??= placesOf(id, (each) => graph.getModuleInfo(each))
    const [ownFile] = alone.find(([, path]) => id.includes(path)) ?? []
    if (ownFile) return ownFile
    const place = places.get(id)
    // A lazily loaded file keeps its name, by which the page that needs it asks for it in time.
    if (!place || place === 'public' || isLazyPart(id, graph.getModuleInfo(id))) return null
    return (id.includes('/node_modules/') && packagesOf[place]) || place
  }
}
