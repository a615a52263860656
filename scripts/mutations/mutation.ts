/** One deliberate breakage, and the test that has to fail because of it. */
export interface Mutation {
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** What the product would do wrong. */
  breaks: string
  /** `title` is the test's name or a part of it. */
  test: { file: string; title: string }
}

export type Breakage = [file: string, find: string, replace: string, breaks: string]

export const noticedBy = (file: string, title: string, ...breakages: Breakage[]): Mutation[] =>
  breakages.map(([source, find, replace, breaks]) => ({
    file: source,
    find,
    replace,
    breaks,
    test: { file, title },
  }))
