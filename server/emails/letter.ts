/** The content of a mail: `letterPage` renders its HTML and `letterText` its plain text. */
export interface Letter {
  subject: string
  /** The preview text that a mail program shows beside the subject. */
  preview: string
  heading: string
  blocks: Block[]
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'facts'; rows: Fact[] }

export type Fact = [label: string, value: string]

/** One sentence of a heading's length says what happened; a longer event stands below the heading. */
const longestHeadline = 120
export const headline = (event: string): string | null => {
  const text = event.trim()
  return text !== '' && text.length <= longestHeadline && !text.includes('\n') ? text : null
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const note = (text: string): Block => ({ kind: 'note', text })
export const facts = (rows: Fact[]): Block => ({ kind: 'facts', rows })
export const quote = (title: string, text: string): Block => ({ kind: 'quote', title, text: text.trim() })
export function button(label: string, href: string): Block {
  const { protocol } = new URL(href)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A letter links only to web addresses')
  return { kind: 'button', label, href }
}

export const footerLines = ['Bu e-posta Anahtar tarafından otomatik gönderilmiştir.', 'Anahtar: kiralık mülk yönetimi']

export function letterText({ heading, blocks }: Letter): string {
  return [heading, ...blocks.map(blockText), '--', ...footerLines].join('\n\n').concat('\n')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'quote':
      return `${block.title}:\n${block.text.replace(/^/gm, '> ')}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    default:
      return block.text
  }
}
