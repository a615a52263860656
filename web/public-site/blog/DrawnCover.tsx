import '../tokens.css'
import styles from './DrawnCover.module.css'

/** Line drawings of 96 × 60 for what articles are mostly about, found in the address of the article. */
const motifs: readonly [words: RegExp, lines: string][] = [
  [
    /artis|tufe/,
    'M8 52h80M8 52V10M14 44c14-2 18-26 32-26s14 14 24 12 8-10 14-14M84 16m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  ],
  [/depozito|guvence/, 'M24 50V24l24-14 24 14v26zM18 50h60M36 50V32M48 50V32M60 50V32'],
  [
    /vergi|gelir/,
    'M28 8h32l10 10v36H28zM60 8v10h10M38 44l20-20M40 27m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M56 42m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  ],
  [
    /teslim|tutanak|demirbas/,
    'M34 30m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M46 30h34v10M70 30v8M34 30m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  ],
  [/ihtar|tahliye|sure/, 'M16 16h64v32H16zM16 16l32 20 32-20'],
  [/banka|odeme/, 'M14 18h68v28H14zM14 26h68M22 38h16'],
  [/kefil|kontrat|sozlesme/, 'M26 8h44v46H26zM34 18h28M34 26h28M34 34h16M36 47c4-6 6 4 10-1s6 2 10-1'],
]
const house = 'M18 32 48 10l30 22M26 28v24h44V28M42 52V38h12v14'

/** The cover of an article without a picture of its own. */
export function DrawnCover({ slug }: { slug: string }) {
  const lines = motifs.find(([words]) => words.test(slug))?.[1] ?? house
  return (
    <div className={styles.cover} aria-hidden="true" data-tone={slug.length % 3}>
      <svg viewBox="0 0 96 60" aria-hidden="true" focusable="false">
        <path d={lines} />
      </svg>
    </div>
  )
}
