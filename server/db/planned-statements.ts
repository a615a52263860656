const keptPlans = 500
const isPlannable = /^\s*(?:select|with|insert|update|delete)\s/i
/** A plan for all words expects few rows of each; with a common one it reads a quarter of the table (0077). */
const looksForWords = / like \$\d/
const isPlannedOnce = (text: string) => isPlannable.test(text) && !looksForWords.test(text)

/**
 * Pages and their sizes stand in the text, and so does how many rows or values are given; of one statement so many forms
 * are kept, or whoever pages on would have all the plans.
 */
const keptForms = 10
const counts = /\b(limit|offset) \d+/g
const values = /\$\d+(?:, \$\d+)*/g
const rows = /(\([^()]*\))(?:, \1)+/g
const withoutForm = (text: string) => text.replace(counts, '$1').replace(values, '$').replace(rows, '$1')

/** What takes a lock may wait for others, and whoever is sent behind it would wait too. */
const mayWait =
  /\b(?:insert into|update ["\w]|delete from|merge into|for (?:no key )?update|for (?:key )?share|pg_advisory)/i

/** What a read that was never sent is expected to take, in milliseconds. */
const firstGuessMs = 5
/** Whoever is sent behind a statement waits for it; what takes longer than this is sent on a connection of its own. */
const longMs = 50

/** A statement that comes again, under the name by which each connection keeps its plan. */
export class PlannedStatement {
  readonly name: string
  readonly #takesNoLock: boolean
  usualMs = firstGuessMs

  constructor(name: string, text: string) {
    this.name = name
    this.#takesNoLock = !mayWait.test(text)
  }

  /** It can be sent where others are sent behind it. */
  get isShared(): boolean {
    return this.#takesNoLock && this.usualMs < longMs
  }

  /** One late answer says little, a quick one says that it can be quick. */
  took(ms: number) {
    this.usualMs += (ms - this.usualMs) * (ms > this.usualMs ? 0.05 : 0.3)
  }
}

/**
 * Statements that come again are planned once for each connection: planning a page's one big statement costs more than
 * running it. The number of plans is bounded, because a connection keeps each of them.
 */
export class PlannedStatements {
  readonly #known = new Map<string, PlannedStatement>()
  /** How many forms of each statement have a plan. */
  readonly #forms = new Map<string, number>()

  of(text: string): PlannedStatement | undefined {
    const known = this.#known.get(text)
    if (known || this.#known.size >= keptPlans || !isPlannedOnce(text)) return known
    const statement = withoutForm(text)
    const kept = this.#forms.get(statement) ?? 0
    if (kept >= keptForms) return undefined
    this.#forms.set(statement, kept + 1)
    const planned = new PlannedStatement(`planned_${this.#known.size}`, text)
    this.#known.set(text, planned)
    return planned
  }
}
