import styles from './Logo.module.css'

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path
          className={styles.house}
          d="M14.1 2.9a3 3 0 0 1 3.8 0l9.9 8.1a3 3 0 0 1 1.1 2.3V26a3.5 3.5 0 0 1-3.5 3.5H6.6A3.5 3.5 0 0 1 3.1 26V13.3a3 3 0 0 1 1.1-2.3z"
        />
        <g className={styles.key}>
          <circle cx="16" cy="12.6" r="3.4" />
          <path d="M16 16v9M16 20.6h3.2M16 24.2h4.2" />
        </g>
      </svg>
      <span>Anahtar</span>
    </span>
  )
}
