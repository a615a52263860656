import type { KeyboardEvent } from 'react'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import layout from './layout.module.css'

const links = [
  { href: '/tum-hizmetler', label: 'Hizmetler' },
  { href: '/ornek', label: 'Örnek' },
  { href: '/kira-artisi', label: 'Kira artışı' },
  { href: '/ucretlendirme', label: 'Ücretlendirme' },
  { href: '/yazilar', label: 'Yazılar' },
  { href: '/sss', label: 'SSS' },
]

export function Header({ path }: { path: string }) {
  const current = (href: string) => (href === path ? 'page' : undefined)
  const items = links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} aria-current={current(href)}>
        {label}
      </a>
    </li>
  ))
  return (
    <header className={styles.header}>
      <div className={`${layout.container} ${styles.bar}`}>
        <a href="/home" className={styles.home} aria-label="Anahtar ana sayfa">
          <Logo />
        </a>
        <nav className={styles.wide} aria-label="Ana menü">
          <ul className={styles.links}>{items}</ul>
          <a className={styles.login} href="/login" data-track="header-giris">
            Giriş yap
          </a>
          <a
            className={`${layout.button} ${layout.primary} ${styles.register}`}
            href="/register"
            data-track="header-kayit"
          >
            Ücretsiz kayıt ol
          </a>
        </nav>
        <details className={styles.narrow} onKeyDown={closeOnEscape}>
          <summary className={styles.menuButton}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
            Menü
          </summary>
          <nav className={styles.sheet} aria-label="Ana menü">
            <ul>
              {items}
              <li>
                <a href="/login" data-track="menu-giris">
                  Giriş yap
                </a>
              </li>
              <li>
                <a className={`${layout.button} ${layout.primary}`} href="/register" data-track="menu-kayit">
                  Ücretsiz kayıt ol
                </a>
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
