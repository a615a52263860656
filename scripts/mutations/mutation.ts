/** One deliberate change that breaks the product, and the test that must fail because of it. */
export interface Mutation {
  file: string
  /** Must occur in the file exactly once. */
  find: string
  replace: string
  /** The resulting misbehaviour of the product. */
  breaks: string
  /** `title` is the test's name or a part of it. */
  test: { file: string; title: string }
}

export type Breakage = [file: string, find: string, replace: string, breaks: string]

/** Every breakage must make this test fail; `title` is its name or a part of it. */
export const noticedBy = (file: string, title: string, ...breakages: Breakage[]): Mutation[] =>
  breakages.map(([source, find, replace, breaks]) => ({
    file: source,
    find,
    replace,
    breaks,
    test: { file, title },
  }))
