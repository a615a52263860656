/** Caches each key's computed value; cleared when it holds more than `most`. */
export class BoundedCache<Answer> {
  readonly #known = new Map<string, Answer>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  of(key: string, compute: () => Answer): Answer {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const answer = compute()
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(key, answer)
    return answer
  }
}
