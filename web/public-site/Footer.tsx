import './tokens.css'
import { CookieChoiceButton } from './CookieChoiceButton.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { currentSiteInfo, neutralSiteInfo, type PublicPageProps } from './site-info.ts'

const columns = [
  {
    title: 'Ürün',
    links: [
      { href: '/tum-hizmetler', label: 'Tüm hizmetler' },
      { href: '/ornek', label: 'Örnek hesap' },
      { href: '/kira-artisi', label: 'Kira artışı hesaplama' },
      { href: '/ucretlendirme', label: 'Ücretlendirme' },
      { href: '/sss', label: 'SSS' },
      { href: '/yazilar', label: 'Yazılar' },
      { href: '/verify', label: 'Kontrat doğrulama' },
    ],
  },
  {
    title: 'Hukuk',
    links: [
      { href: '/privacy', label: 'Gizlilik Politikası' },
      { href: '/terms', label: 'Kullanım Koşulları' },
      { href: '/distance-sales', label: 'Mesafeli satış' },
      { href: '/ca-privacy', label: 'California Gizlilik Bildirimi' },
    ],
  },
  {
    title: 'Kişisel veriler',
    links: [
      { href: '/kvkk', label: 'KVKK' },
      { href: '/consent', label: 'Açık rıza' },
      { href: '/cookies', label: 'Çerezler' },
    ],
  },
]

export function Footer({ info = currentSiteInfo() }: PublicPageProps) {
  // The placeholder name of the legal texts would look like a mistake here.
  const named = info.operatorName !== neutralSiteInfo.operatorName
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <a href="/home" className={styles.home} aria-label="Anahtar ana sayfa">
            <Logo />
          </a>
          <p>Kiralık mülk yönetimi. Beta süresince ücretsiz.</p>
          <p className={styles.small}>Anahtar bilgi verir, hukuki veya mali danışmanlık vermez.</p>
        </div>
        <nav className={styles.columns} aria-label="Alt menü">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
                {title === 'Ürün' && info.podcastUrl && (
                  <li>
                    <a href={info.podcastUrl} target="_blank" rel="noopener noreferrer">
                      Podcast
                    </a>
                  </li>
                )}
                {title === 'Kişisel veriler' && (
                  <li>
                    <CookieChoiceButton className={styles.choice} />
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {(named || info.operatorEmail) && (
        <p className={styles.operator}>
          {named && `İşleten: ${info.operatorName}`}
          {named && info.operatorEmail && ' · '}
          {info.operatorEmail && <a href={`mailto:${info.operatorEmail}`}>{info.operatorEmail}</a>}
        </p>
      )}
    </footer>
  )
}
