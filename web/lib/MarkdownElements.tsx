import type { ReactNode } from 'react'
import { type Inline, isOwnAddress } from '#domain/community/markdown/inline.rules.ts'
import { type Block, parseMarkdown } from '#domain/community/markdown/markdown.rules.ts'

/**
 * Markdown as React elements without styles. Text is always a child of an element, so nothing typed can become markup.
 * `web/ui/Markdown.tsx` styles it for the application, public pages use their own CSS.
 */
export const MarkdownElements = ({ text }: { text: string }) => <>{blocksOf(parseMarkdown(text))}</>

// The tree has no ids and is rendered anew with its text, so the index is the only possible key.
const blocksOf = (blocks: Block[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, index) => <BlockElement key={index} block={block} />)

const inlineOf = (nodes: Inline[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  nodes.map((node, index) => <InlineElement key={index} node={node} />)

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading>{inlineOf(block.children)}</Heading>
    }
    case 'paragraph':
      return <p>{inlineOf(block.children)}</p>
    case 'quote':
      return <blockquote>{blocksOf(block.children)}</blockquote>
    case 'code':
      return (
        // Long lines scroll, so the element must be focusable with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'list':
      return block.ordered ? <ol start={block.start}>{itemsOf(block.items)}</ol> : <ul>{itemsOf(block.items)}</ul>
  }
}

/** An item of one paragraph is rendered without it, as a tight list. */
const itemsOf = (items: Block[][]): ReactNode[] =>
  items.map(([first, ...rest], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no id
    <li key={index}>
      {first?.kind === 'paragraph' ? inlineOf(first.children) : first && blocksOf([first])}
      {blocksOf(rest)}
    </li>
  ))

function InlineElement({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'code':
      return <code>{node.text}</code>
    case 'strong':
      return <strong>{inlineOf(node.children)}</strong>
    case 'emphasis':
      return <em>{inlineOf(node.children)}</em>
    case 'link':
      return isOwnAddress(node.href) ? (
        <a href={node.href}>{inlineOf(node.children)}</a>
      ) : (
        <a href={node.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {inlineOf(node.children)}
        </a>
      )
  }
}
