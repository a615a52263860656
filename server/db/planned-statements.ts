const keptPlans = 500
const isPlannable = /^\s*(?:select|with|insert|update|delete)\s/i
/**
 * Searches by words are not prepared: a generic plan expects few rows for each word, and reads a quarter of the table
 * for a common one (0077).
 */
const looksForWords = / like \$\d/
const isPlannedOnce = (text: string) => isPlannable.test(text) && !looksForWords.test(text)

/**
 * Page numbers, sizes and the number of rows or values are part of the text. The forms kept for one statement are
 * limited, so that paging through one list does not use up all plans.
 */
const keptForms = 10
const counts = /\b(limit|offset) \d+/g
const values = /\$\d+(?:, \$\d+)*/g
const rows = /(\([^()]*\))(?:, \1)+/g
const withoutForm = (text: string) => text.replace(counts, '$1').replace(values, '$').replace(rows, '$1')

/** A statement that takes a lock may have to wait, and statements queued behind it on the connection would wait too. */
const mayWait =
  /\b(?:insert into|update ["\w]|delete from|merge into|for (?:no key )?update|for (?:key )?share|pg_advisory)/i

/** Expected milliseconds of a read before it has been measured. */
const firstGuessMs = 5
/**
 * Slower statements get a connection of their own, because statements queued behind them on a shared one would wait.
 */
const longMs = 50

/** A repeated statement, with the name under which each connection keeps its plan. */
export class PlannedStatement {
  readonly name: string
  readonly #takesNoLock: boolean
  usualMs = firstGuessMs

  constructor(name: string, text: string) {
    this.name = name
    this.#takesNoLock = !mayWait.test(text)
  }

  /** Whether it may be sent on a connection that other reads share. */
  get isShared(): boolean {
    return this.#takesNoLock && this.usualMs < longMs
  }

  /**
   * Slow answers count little, because waiting may have caused them; a fast one shows that the statement can be fast.
   */
  took(ms: number) {
    this.usualMs += (ms - this.usualMs) * (ms > this.usualMs ? 0.05 : 0.3)
  }
}

/**
 * Prepares repeated statements once for each connection: planning a page's large statement costs more than running it.
 * The number of plans is limited, because every connection keeps each of them.
 */
export class PlannedStatements {
  readonly #known = new Map<string, PlannedStatement>()
  /** The number of prepared forms of each statement. */
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
