import styles from './Faq.module.css'
import type { Question } from './faq-content.ts'

export function FaqList({ items }: { items: Question[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer, link }) => (
        <details key={question} className={styles.item}>
          <summary>{question}</summary>
          <p>
            {answer}
            {link && (
              <>
                {' '}
                <a href={link.href}>{link.label}</a>
              </>
            )}
          </p>
        </details>
      ))}
    </div>
  )
}
