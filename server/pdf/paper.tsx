import { createRequire } from 'node:module'
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { arrowFont } from './arrow-font.ts'
import type { Signer } from './signers.ts'

/** The common parts of all printed papers: A4, petrol headings, all Turkish letters. */

const { resolve } = createRequire(import.meta.url)
const face = (name: string) => resolve(`@expo-google-fonts/public-sans/${name}/PublicSans_${name}.ttf`)
const fontFamily = 'Public Sans'
const faces = [
  { src: face('400Regular'), fontWeight: 400 },
  { src: face('600SemiBold'), fontWeight: 600 },
  { src: face('700Bold'), fontWeight: 700 },
]
Font.register({ family: fontFamily, fonts: faces })
/** For the arrow, which the font above lacks. */
const arrowFamily = 'AnahtarOk'
Font.register({ family: arrowFamily, src: arrowFont(arrowFamily) })

/** Ligatures such as ﬁ, which stand for two letters. */
const isPresentationForm = (letter: number) => letter >= 0xfb00 && letter <= 0xfb4f

/**
 * Works around a bug of the PDF library: it caches a glyph's letter at first use, and embedding an Ö adds the O without
 * its letter, so that later papers of this process would lose every O. Each glyph is therefore assigned its letter
 * before the first paper.
 */
let lettersKnown: Promise<unknown> | undefined
const learnLetters = () =>
  Promise.all(
    faces.map(async ({ fontWeight }) => {
      await Font.load({ fontFamily, fontWeight })
      const font = Font.getFont({ fontFamily, fontWeight })?.data
      if (font && 'characterSet' in font)
        for (const letter of font.characterSet) if (!isPresentationForm(letter)) font.glyphForCodePoint(letter)
    }),
  )

export async function renderPdf(paper: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  lettersKnown ??= learnLetters()
  await lettersKnown
  return new Uint8Array(await renderToBuffer(paper as ReactElement<ComponentProps<typeof Document>>))
}

/**
 * The library's hyphenation rules are English. A long word may break before a Turkish syllable, at a consonant before a
 * vowel; text without vowels, such as a serial number, may break anywhere rather than overflow its column.
 */
const longestWhole = 12
/** Addresses only break when very long, because a hyphen would be read as part of them. */
const longestAddress = 40
const isAddress = (word: string) => word.includes('@') || word.includes('://') || /^[\da-f:]*:[\da-f:]+$/i.test(word)
/** Keeps an amount and its currency sign on one line, and the digits together. */
const withItsSign = (text = '') => text.replace(/(?<=\d) (?=[₺$€£])/gu, '\u00a0')
const isIban = (word: string) => /^TR\d\d\u00a0/u.test(word)
const isAmount = (word: string) => /\d\u00a0[₺$€£]/u.test(word)
const syllableStart = /(?=[^aeıioöuüâîûAEIİOÖUÜÂÎÛ\s][aeıioöuüâîûAEIİOÖUÜÂÎÛ])/u
Font.registerHyphenationCallback((word) =>
  word.length <= (isAddress(word) || isAmount(word) || isIban(word) ? longestAddress : longestWhole)
    ? [word]
    : notAfterHyphens(word.split(syllableStart).flatMap((part) => part.match(/.{1,8}/gsu) ?? [])),
)

/** The library adds a hyphen at every break, which would double a hyphen of the word itself. */
function notAfterHyphens(parts: readonly string[]): string[] {
  const kept: string[] = []
  for (const part of parts)
    if (kept.at(-1)?.endsWith('-')) kept.push(kept.pop() + part)
    else kept.push(part)
  return kept
}

const ink = '#12272B'
const quiet = '#475C61'
const line = '#B9CCCE'
const petrol = '#0B5D6B'

const styles = StyleSheet.create({
  page: {
    fontFamily: [fontFamily, arrowFamily],
    // A ligature of fi loses the dot that distinguishes i from ı.
    fontFeatureSettings: { liga: 0, clig: 0, dlig: 0 },
    color: ink,
    paddingTop: 44,
    paddingBottom: 56,
    paddingHorizontal: 40,
  },
  // Not on the page itself, because there the library loses the fixed footer.
  body: { fontSize: 9.5, lineHeight: 1.35 },
  title: { fontSize: 18, fontWeight: 700, color: petrol, lineHeight: 1.2 },
  subtitle: { marginTop: 4, color: quiet },
  rule: { height: 2, backgroundColor: petrol, marginTop: 10, marginBottom: 14 },
  footer: {
    position: 'absolute',
    bottom: 26,
    left: 40,
    right: 40,
    paddingTop: 6,
    borderTop: `0.75pt solid ${line}`,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    fontSize: 8,
    color: quiet,
  },
  // A long name is cut with an ellipsis before the page number, whose width is unknown during layout.
  footerText: { flex: 1, maxLines: 1, textOverflow: 'ellipsis' },
  footerPage: { width: 72, textAlign: 'right' },
  fact: { flexDirection: 'row', marginBottom: 4 },
  factName: { width: 92, color: quiet },
  factNameWide: { width: 170, color: quiet },
  factValue: { flex: 1, fontWeight: 600 },
  link: { color: petrol, textDecoration: 'underline' },
  item: { flexDirection: 'row', marginBottom: 3 },
  dense: { fontSize: 8.5, lineHeight: 1.25 },
  itemNumber: { width: 20, color: quiet },
  itemText: { flex: 1 },
  heading: { fontSize: 12, fontWeight: 700, color: petrol, marginTop: 16, marginBottom: 6 },
  head: { flexDirection: 'row', backgroundColor: petrol, color: '#ffffff', fontWeight: 600, fontSize: 8.5 },
  row: { flexDirection: 'row', borderBottom: `0.75pt solid ${line}` },
  cell: { paddingVertical: 3.5, paddingHorizontal: 5 },
  signatures: { flexDirection: 'row', gap: 16, marginTop: 10, marginBottom: 10 },
  box: { flex: 1, minHeight: 92, border: `0.75pt solid ${line}`, borderRadius: 6, padding: 10 },
  boxTitle: { fontWeight: 700, color: petrol },
  boxLine: { marginTop: 6 },
  // Leaves room for a signature below the date, however long the name is.
  boxSign: { marginTop: 'auto', paddingTop: 20, color: quiet, fontSize: 8 },
  // As wide as a box including its border.
  noBox: { flex: 1, border: '0.75pt solid #ffffff', padding: 10 },
  handwritten: { marginTop: 10 },
  choice: { flexDirection: 'row', gap: 8, marginBottom: 4 },
  choiceBox: { width: 10, height: 10, marginTop: 1.5, border: `0.75pt solid ${quiet}` },
  handLine: { height: 24, borderBottom: `0.75pt dotted ${quiet}` },
})

interface PaperProps {
  title: string
  subtitle?: string
  /** Printed beside the page number on every page. */
  footer: string
  /** Begins on a new page. */
  appendix?: ReactNode
  /**
   * Parts of a long list, each on its own pages: the library lays out content that flows together again for every page,
   * so hundreds of rows would take minutes.
   */
  further?: ReactNode[]
  children: ReactNode
}

export function Paper({ title, subtitle, footer, appendix, further = [], children }: PaperProps) {
  return (
    <Document title={title} language="tr">
      <Sheet footer={footer}>
        <Text style={styles.title}>{title}</Text>
        {subtitle && <Text style={styles.subtitle}>{subtitle}</Text>}
        <View style={styles.rule} />
        {children}
      </Sheet>
      {appendix && <Sheet footer={footer}>{appendix}</Sheet>}
      {further.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
        <Sheet key={at} footer={footer}>
          {part}
        </Sheet>
      ))}
    </Document>
  )
}

function Sheet({ footer, children }: { footer: string; children: ReactNode }) {
  return (
    <Page size="A4" style={styles.page}>
      <View style={styles.body}>{children}</View>
      <View style={styles.footer} fixed>
        <Text style={styles.footerText}>{footer}</Text>
        <Text
          style={styles.footerPage}
          render={({ pageNumber, totalPages }) => `Sayfa ${pageNumber} / ${totalPages}`}
        />
      </View>
    </Page>
  )
}

type Fact = [name: string, value: string, address?: string]

/** `wide` leaves room for the long labels of a form. */
export function Facts({ facts, wide = false }: { facts: Fact[]; wide?: boolean }) {
  return (
    <View>
      {facts.map(([name, value, address]) => (
        <View key={name} style={styles.fact} wrap={false}>
          <Text style={wide ? styles.factNameWide : styles.factName}>{name}</Text>
          {address ? (
            <Link src={address} style={[styles.factValue, styles.link]}>
              {value}
            </Link>
          ) : (
            <Text style={styles.factValue}>{value || '—'}</Text>
          )}
        </View>
      ))}
    </View>
  )
}

export function Heading({ children }: { children: string }) {
  // Never alone at the bottom of a page.
  return (
    <Text style={styles.heading} minPresenceAhead={60}>
      {children}
    </Text>
  )
}

/** Keeps the abbreviation of a law and its article number, and the groups of an IBAN, on one line. */
const keepCited = (text: string) =>
  text
    .replace(/\b(TBK|m\.) (?=\d)/g, '$1\u00a0')
    .replace(/\bTR\d\d(?: \d{4}){5} \d\d\b/g, (iban) => iban.replaceAll(' ', '\u00a0'))

interface NumberedProps {
  items: readonly string[]
  /** For conditions that are the same in every contract. */
  dense?: boolean
}

export function Numbered({ items, dense = false }: NumberedProps) {
  return (
    <View style={dense ? styles.dense : {}}>
      {items.map((item, index) => (
        <View key={item} style={styles.item} wrap={false}>
          <Text style={styles.itemNumber}>{`${index + 1}.`}</Text>
          <Text style={styles.itemText}>{keepCited(item)}</Text>
        </View>
      ))}
    </View>
  )
}

/** Keeps a heading and its content on one page. */
export function Together({ children }: { children: ReactNode }) {
  return <View wrap={false}>{children}</View>
}

/** Layout time grows faster than the number of paragraphs; a thousand take many seconds. */
const mostParagraphs = 250

/** Each typed line is a paragraph; of very many lines, several share one paragraph, separated by a slash. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split('\n')
  const shared = Math.ceil(lines.length / mostParagraphs)
  const paragraphs = Array.from({ length: Math.ceil(lines.length / shared) }, (_, index) =>
    lines.slice(index * shared, (index + 1) * shared).join(' / '),
  )
  return (
    <View>
      {paragraphs.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal lines are two paragraphs
        <Text key={index} style={{ marginBottom: 3 }}>
          {keepCited(line)}
        </Text>
      ))}
    </View>
  )
}

/** A line for handwriting over the full width. */
export function Handwritten({ label }: { label: string }) {
  return (
    <View style={styles.handwritten} wrap={false}>
      <Text>{label}</Text>
      <View style={styles.handLine} />
    </View>
  )
}

/** Dots in place of a value that is written by hand. */
export const toWrite = '…………………………………………………………'

/** A box to tick by hand. */
export function Choice({ children }: { children: string }) {
  return (
    <View style={styles.choice} wrap={false}>
      <View style={styles.choiceBox} />
      <Text style={styles.itemText}>{children}</Text>
    </View>
  )
}

export interface Column {
  name: string
  /** Percentage of the width. */
  width: number
  align?: 'left' | 'right'
}

/** The header repeats on every page; a row is never split. */
export function Table({ columns, rows }: { columns: Column[]; rows: string[][] }) {
  const cell = ({ width, align = 'left' }: Column) => ({
    ...styles.cell,
    width: `${width}%` as const,
    textAlign: align,
  })
  return (
    <View>
      <View style={styles.head} fixed>
        {columns.map((column) => (
          <Text key={column.name} style={cell(column)}>
            {column.name}
          </Text>
        ))}
      </View>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed row has no other identity
        <View key={index} style={styles.row} wrap={false}>
          {columns.map((column, at) => (
            <Text key={column.name} style={cell(column)}>
              {withItsSign(row[at])}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

/** Rows of boxes that stay on one page; more would not fit. */
const rowsTogether = 4

interface SignaturesProps {
  signers: Signer[]
  /** A line for the identity number, where the paper does not print it. */
  withId?: boolean
  children?: ReactNode
}

/** Each signer has a box; more than three continue in the next row. */
export function Signatures({ signers, withId = false, children }: SignaturesProps) {
  const inRow = signers.length === 4 ? 2 : Math.min(signers.length, 3)
  const rows = Array.from({ length: Math.ceil(signers.length / inRow) }, (_, row) =>
    signers.slice(row * inRow, (row + 1) * inRow),
  )
  return (
    <View wrap={rows.length > rowsTogether}>
      {rows.map((row, at) => (
        // The text above stays with the first row; only a very long list of signers continues on the next page.
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
        <View key={at} wrap={false}>
          {at === 0 && children}
          <View style={styles.signatures}>
            {row.map(({ role, name, firm = false }) => (
              <View key={role + name} style={styles.box}>
                <Text style={styles.boxTitle}>{role}</Text>
                <Text style={styles.boxLine}>{name || 'Ad soyad: ……………………………………'}</Text>
                {firm && <Text style={styles.boxLine}>Adına imzalayan: ……………………………………</Text>}
                {withId && <Text style={styles.boxLine}>TC / vergi kimlik no: ……………………………</Text>}
                <Text style={styles.boxLine}>Tarih: …… / …… / …………</Text>
                <Text style={styles.boxSign}>İmza</Text>
              </View>
            ))}
            {Array.from({ length: inRow - row.length }, (_, gap) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no identity
              <View key={gap} style={styles.noBox} />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}

/** One box for each tenant; numbered when there are several. */
