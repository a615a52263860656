import type { CSSProperties, ReactNode } from 'react'
import { type Block, footerLines, type Letter } from './letter.ts'

const colour = {
  page: '#f3f6f7',
  card: '#ffffff',
  ink: '#1d2a2e',
  muted: '#56666b',
  accent: '#0b5d6b',
  line: '#dde5e7',
  brass: '#c98a2b',
}
const font = "'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

// Mail programs with support for the color scheme get dark colours; for those that invert colours themselves, every
// text colour has a matching background.
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #10181b !important }
  .card { background-color: #182328 !important; border-color: #2a383d !important }
  .ink { color: #e8eef0 !important }
  .muted { color: #a3b3b8 !important }
  .brand { color: #5cc4d1 !important }
  .line { border-color: #2a383d !important }
  .button { background-color: #5cc4d1 !important }
  .button a { color: #08262c !important }
}
@media (max-width: 600px) { .card { padding: 24px 20px !important } }`

/** Tables and inline styles, because mail programs support little else. */
export function LetterPage({ letter, origin }: { letter: Letter; origin: string | null }) {
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colour.page }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>{letter.preview}</div>
        <Table className="page" style={{ backgroundColor: colour.page }}>
          <tr>
            <td align="center" style={{ padding: '32px 12px' }}>
              <Table style={{ maxWidth: 560 }}>
                <Row className="brand" style={{ ...text(20, colour.accent), fontWeight: 700, padding: '0 8px 16px' }}>
                  <LogoView origin={origin} />
                  Anahtar
                </Row>
                <tr>
                  <td className="card" style={card}>
                    <h1 className="ink" style={{ ...text(22, colour.ink), fontWeight: 700, margin: '0 0 20px' }}>
                      {letter.heading}
                    </h1>
                    {letter.blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
                      <BlockView key={index} block={block} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '20px 8px 0' }}>
                    {footerLines.map((line) => (
                      <p key={line} className="muted" style={{ ...text(13, colour.muted), margin: '0 0 4px' }}>
                        {line}
                      </p>
                    ))}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

/** The alt text is empty, because the name stands beside the logo as text. */
function LogoView({ origin }: { origin: string | null }) {
  if (!origin) return null
  return (
    <img
      className="logo"
      src={`${origin}/mail-logo.png`}
      alt=""
      width={28}
      height={28}
      style={{ border: 0, marginRight: 10, verticalAlign: 'middle' }}
    />
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="ink" style={{ ...text(16, colour.ink), margin: '0 0 16px' }}>
          {block.text}
        </p>
      )
    case 'note':
      return (
        <p className="muted" style={{ ...text(14, colour.muted), margin: '0 0 12px' }}>
          {block.text}
        </p>
      )
    case 'quote':
      return (
        <div style={{ margin: '0 0 16px', padding: '4px 0 4px 16px', borderLeft: `3px solid ${colour.brass}` }}>
          <p className="muted" style={{ ...text(14, colour.muted), margin: '0 0 4px' }}>
            {block.title}
          </p>
          <p className="ink" style={{ ...text(16, colour.ink), margin: 0, whiteSpace: 'pre-line' }}>
            {block.text}
          </p>
        </div>
      )
    case 'facts':
      return (
        <Table className="line" style={{ margin: '0 0 16px', borderTop: `1px solid ${colour.line}` }}>
          {block.rows.map(([label, value]) => (
            <tr key={label}>
              <td className="muted line" style={{ ...text(14, colour.muted), ...fact, width: '38%' }}>
                {label}
              </td>
              <td className="ink line" style={{ ...text(15, colour.ink), ...fact, fontWeight: 600 }}>
                {value}
              </td>
            </tr>
          ))}
        </Table>
      )
    case 'button':
      return <ButtonView label={block.label} href={block.href} />
  }
}

/**
 * The colour is on the cell, because Outlook ignores it elsewhere; the address below is for readers who cannot click
 * the button.
 */
function ButtonView({ label, href }: { label: string; href: string }) {
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '8px 0 16px' }}>
        <tbody>
          <tr>
            <td className="button" style={{ backgroundColor: colour.accent, borderRadius: 10 }}>
              <a href={href} style={buttonLink}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" style={{ ...text(13, colour.muted), margin: '0 0 16px' }}>
        Düğme çalışmıyorsa bu adresi tarayıcınıza yapıştırın:
        <br />
        <a className="brand" href={href} style={{ color: colour.accent, wordBreak: 'break-all' }}>
          {href}
        </a>
      </p>
    </>
  )
}

function Table(props: { className?: string; style: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={props.className}
      style={props.style}
    >
      <tbody>{props.children}</tbody>
    </table>
  )
}

function Row(props: { className: string; style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className={props.className} style={props.style}>
        {props.children}
      </td>
    </tr>
  )
}

const text = (size: number, color: string): CSSProperties => ({
  fontFamily: font,
  fontSize: size,
  lineHeight: 1.5,
  color,
})
const card: CSSProperties = {
  backgroundColor: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: 10,
  padding: '32px 36px',
}
const fact: CSSProperties = { padding: '8px 8px 8px 0', borderBottom: `1px solid ${colour.line}`, verticalAlign: 'top' }
const buttonLink: CSSProperties = {
  ...text(16, '#ffffff'),
  display: 'inline-block',
  fontWeight: 600,
  padding: '12px 24px',
  textDecoration: 'none',
}
