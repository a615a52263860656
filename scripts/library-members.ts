/**
 * Product code must use libraries as their types declare them. The compiler refuses any other member, unless a value is
 * first cast or the class is declared again; this finds such workarounds.
 */
export function hiddenMembers(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([file]) => isProduct(file))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, at) => {
        const found = ways.find((way) => way.applies(file) && way.pattern.test(way.inComments ? line : codeOf(line)))
        return found && !isExplained(file, line) ? [`${file}:${at + 1}: ${found.why}`] : []
      }),
    )
}

const isProduct = (file: string) =>
  /^(?:domain|server|web)\//.test(file) &&
  !/\.(?:(?:test|spec|fixture)\.tsx?|d\.ts)$/.test(file) &&
  !file.startsWith('server/testing/')
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
  { why: 'a value is taken for another one', pattern: /\bas unknown as\b|\bas never as\b/, applies: isCore },
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

/** Lines that are allowed, each with its reason. */
const explained: { file: string; holds: string; why: string }[] = [
  {
    file: 'server/http/route.ts',
    holds: "run as unknown as Route['run']",
    why: 'our own type: a list of routes forgets what each of them takes',
  },
  {
    file: 'web/features/operations/diagnostics/ColorScreen.tsx',
    holds: 'theme as unknown as { colorSchemes:',
    why: 'a screen for administrators that shows both palettes; the documented option has no type to be read with',
  },
]
const isExplained = (file: string, line: string) =>
  explained.some((each) => each.file === file && line.includes(each.holds))
