/** Answers by their key, each worked out once; when there are more than `most` of them it begins anew. */
export class WorkedOutOnce<Answer> {
  readonly #known = new Map<string, Answer>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  of(key: string, workOut: () => Answer): Answer {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const answer = workOut()
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(key, answer)
    return answer
  }
}
