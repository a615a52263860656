/**
 * Product code must use libraries as their types declare them. The compiler refuses any other member, unless a value is
 * first cast or the class is declared again; this finds such workarounds.
 */
export function hiddenMembers(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file]) => isProduct(file))
    .flatMap(([file, text]) => {
      const here = [...ways, ...castsToLibrary(text)].filter(({ applies }) => applies(file))
      return text.split('\n').flatMap((line, at) => {
        const found = here.find(({ pattern, inComments }) => pattern.test(inComments ? line : codeOf(line)))
        return found && !isExplained(file, line) ? [`${file}:${at + 1}: ${found.why}`] : []
      })
    })
}

const isProduct = (file: string) =>
  /^(?:domain|server|web)\//.test(file) &&
  !/\.(?:(?:test|spec|fixture)\.tsx?|d\.ts)$/.test(file) &&
  !/^(?:server\/testing\/|web\/ui\/testing)/.test(file)
/** The folders that hold libraries; everything above uses these folders. */
const isCore = (file: string) => /^server\/(?:(?:access|db|http|platform)\/|[^/]+\.ts$)/.test(file)
const anywhere = () => true
const codeOf = (line: string) => line.replace(/^\s*(?:\/?\*|\/\/).*|\/\/ .*$/, '')

interface Way {
  why: string
  pattern: RegExp
  applies(file: string): boolean
  inComments?: true
}

const ways: Way[] = [
  { why: 'a value is taken for another one', pattern: /\bas unknown\)? as\b/, applies: isCore },
  { why: 'a value is taken for any other one', pattern: /\bas never\b/, applies: anywhere },
  {
    why: 'a value is taken for another one, of which members are read',
    // Casting the rows of a statement is allowed, because their names are ours.
    pattern: /\bas unknown as \{(?! ?(?:rows\b|\s*$))|\bas unknown as \{[^}]*\}\)\./,
    applies: anywhere,
  },
  { why: 'a value without a type', pattern: /\bas any\b|<any>|:\s*any\b/, applies: anywhere },
  {
    why: 'a class of a library is declared anew',
    pattern: /\bdeclare (?:class|private|protected|readonly)\b/,
    applies: anywhere,
  },
  {
    why: 'the compiler is told to look away',
    pattern: /@ts-(?:ignore|expect-error|nocheck)/,
    applies: anywhere,
    inComments: true,
  },
  { why: 'a member that is named as private', pattern: /[\w)\]!]\??\.\s*_[a-z]\w*|\[['"`]_\w/i, applies: isCore },
  {
    why: 'the job library’s tables are named in queue-tables.ts alone',
    pattern: /\bpgboss\./,
    applies: (file) => file !== 'server/platform/jobs/queue-tables.ts',
  },
]

/** In a feature a value may become one of our own, but not what a library has declared. */
function castsToLibrary(text: string): Way[] {
  const imports = text.matchAll(/^import (?:type )?([^'"]+?) from '(?!#|\.|node:)[^']+'/gm)
  const names = [...imports].flatMap(([, clause]) =>
    clause!.split(/[{},]/).flatMap((each) => /[\w$]+$/.exec(each.trim())?.[0] ?? []),
  )
  if (names.length === 0) return []
  const pattern = new RegExp(`\\bas unknown\\)? as (?:typeof )?(?:${names.join('|')})\\b`)
  return [{ why: 'a value is taken for one of a library', pattern, applies: anywhere }]
}

/** Lines that are allowed, each with its reason; without a file everywhere. */
const explained: { file?: string; holds: string; why: string }[] = [
  {
    file: 'server/http/route.ts',
    holds: "run as unknown as Route['run']",
    why: 'our own type: a list of routes forgets what each of them takes',
  },
  ...['server/http/mount.ts', 'server/reading/parse.ts'].map((file) => ({
    file,
    holds: 'return result.data as never',
    why: 'what zod has read, by a declaration that only the caller knows',
  })),
  {
    file: 'server/features/operations/maintenance/maintain.ts',
    holds: 'work[operation](ctx, by, wish as never, dryRun)',
    why: 'our own type: each operation takes the wish of its own name',
  },
  {
    file: 'server/db/row-writes.ts',
    holds: '(placeholders as never)',
    why: 'places for values instead of values; drizzle takes both, but only knows which for a table with a name',
  },
  {
    file: 'server/db/row-writes.ts',
    holds: '(placeholders[0] as never)',
    why: 'the same for a change',
  },
  {
    file: 'server/db/postgres-pool.ts',
    holds: 'const asDeclared = (answer: unknown) => answer as never',
    why: 'what is answered to the library; no member is read',
  },
  {
    holds: 'as unknown as Resolver<',
    why: 'the types of zodResolver do not tell an absent value from undefined; it is handed on to the form',
  },
  {
    holds: 'as unknown as z.ZodType<',
    why: 'our own schema; while it is being filled in, the form also holds a category and days that are still empty',
  },
  {
    file: 'web/features/property/properties/add/NewProperty.tsx',
    holds: 'form as unknown as UseFormReturn<IdentityForm>',
    why: 'a form with some more fields, of which the part reads only its own',
  },
  {
    file: 'web/features/operations/diagnostics/ColorScreen.tsx',
    holds: 'theme as unknown as { colorSchemes:',
    why: 'a screen for administrators that shows both palettes; the documented option has no type to be read with',
  },
]
const isExplained = (file: string, line: string) =>
  explained.some((each) => (each.file ?? file) === file && line.includes(each.holds))
