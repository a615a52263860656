import type { ReactNode } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import type { PublicPath } from '../page-meta.ts'
import type { PublicSiteInfo } from '../site-info.ts'
import styles from './LegalPage.module.css'

export const draftNote = 'Bu metin, işletmecinin hukukçusu onaylayana kadar taslaktır.'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  path: PublicPath
  info: PublicSiteInfo
  title: string
  updated: string
  lead: string
  sections: LegalSection[]
}

export function LegalPage({ path, info, title, updated, lead, sections }: LegalPageProps) {
  return (
    <PublicLayout path={path} info={info}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          <h1 className={layout.pageTitle}>{title}</h1>
          <p className={layout.lead}>{lead}</p>
          <p className={styles.updated}>
            Son güncelleme: <time dateTime={updated}>{showDate(updated)}</time>
          </p>
          <p className={styles.draft} role="note">
            {draftNote}
          </p>
        </div>
      </div>
      <div className={`${layout.container} ${styles.columns}`}>
        <nav className={styles.contents} aria-label="İçindekiler">
          <p>İçindekiler</p>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-baslik`}>
              <h2 id={`${section.id}-baslik`}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </PublicLayout>
  )
}

/** The operator of this installation, as far as configured. */
export function Operator({ info }: { info: PublicSiteInfo }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Ad veya unvan</dt>
        <dd>{info.operatorName}</dd>
      </div>
      <div>
        <dt>E-posta</dt>
        <dd>
          {info.operatorEmail ? (
            <a href={`mailto:${info.operatorEmail}`}>{info.operatorEmail}</a>
          ) : (
            'Bu kurulumda henüz tanımlanmadı'
          )}
        </dd>
      </div>
      <div>
        <dt>Adres</dt>
        <dd>{info.operatorAddress || 'Bu kurulumda henüz tanımlanmadı'}</dd>
      </div>
    </dl>
  )
}

/** Keeps an article's number and a hyphenated word on one line. */
const unbroken = (text: string) =>
  text.split(/(\(m\. [^)]+\)|[Ee]-posta)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )

/** Table rows that stay readable on a phone. */
export function Rows({ rows }: { rows: { name: string; facts: Record<string, string> }[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, facts }) => (
        <li key={name}>
          <h3>{name}</h3>
          <dl>
            {Object.entries(facts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{unbroken(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
