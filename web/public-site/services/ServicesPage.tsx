import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import { currentSiteInfo, type PublicPageProps } from '../site-info.ts'
import styles from './ServicesPage.module.css'
import { serviceGroups } from './services-content.ts'

export default function ServicesPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <PublicLayout path="/tum-hizmetler" info={info}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          <h1 className={layout.pageTitle}>Tüm hizmetler</h1>
          <p className={layout.lead}>Yapılabilenler altı başlıkta. Hepsi beta süresince ücretsiz ve aynı hesapta.</p>
          <nav aria-label="Hizmet başlıkları">
            <ul className={styles.jumps}>
              {serviceGroups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={`${layout.container} ${styles.groups}`}>
        {serviceGroups.map(({ id, title, text, services }) => (
          <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-baslik`}>
            <div>
              <h2 id={`${id}-baslik`}>{title}</h2>
              <p>{text}</p>
            </div>
            <dl>
              {services.map((service) => (
                <div key={service.name}>
                  <dt>{service.name}</dt>
                  <dd>{service.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="hizmet-basla">
        <div className={layout.container}>
          <h2 id="hizmet-basla" className={layout.heading}>
            Deneyerek karar verin
          </h2>
          <p className={layout.lead}>Kayıt olun, ilk mülkünüzü ekleyin; gerisi hazır oldukça gelir.</p>
          <div className={`${layout.actions} ${styles.actions}`}>
            <a className={`${layout.button} ${layout.primary}`} href="/register" data-track="hizmetler-kayit">
              Ücretsiz kayıt ol
            </a>
            <a className={layout.button} href="/ucretlendirme" data-track="hizmetler-ucretlendirme">
              Neler dahil?
            </a>
          </div>
        </div>
      </section>
    </PublicLayout>
  )
}
