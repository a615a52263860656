import { showMonth } from '#domain/kernel/dates.ts'
import { dwellingCap, dwellingCapPeriod, increaseCap, showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import { currentSiteInfo, type PublicPageProps } from '../site-info.ts'
import { newestRenewal } from './calculator-fields.ts'
import { IncreaseCalculator } from './IncreaseCalculator.tsx'
import styles from './IncreasePage.module.css'

const rules = [
  {
    title: 'Sınır nedir?',
    text: 'Kira, yeni kira yılında TÜFE’nin on iki aylık ortalamalara göre değişiminden fazla artamaz. Aylık ya da yıllık enflasyon değil, bu ortalama sayılır. Kontratta daha düşük bir oran yazıyorsa o uygulanır.',
    article: 'TBK 344',
  },
  {
    title: 'Hangi ayın oranı?',
    text: 'Kira yılının başladığı aydan bir önceki ayın oranı. Ekim’de başlayan kira yılı için eylül oranı; TÜİK onu ekimin ilk günlerinde açıklar.',
    article: 'TBK 344',
  },
  {
    title: `${showPercent(dwellingCap.percent)} yılları`,
    text: `${dwellingCapPeriod} arasında yenilenen konut kiralarında artış ${showPercent(dwellingCap.percent)} sınırını, TÜFE daha düşükse onu aşamadı. İş yerlerinde uygulanmadı. Bu sınır kalktı; o yıllarda yapılamayan artış sonradan eklenmez.`,
    article: 'TBK geçici 1 ve 2',
  },
  {
    title: 'Beş yıl dolunca',
    text: 'Beş yıldan uzun süren ya da beş yıldan sonra yenilenen kiracılıkta taraflar anlaşamazsa kirayı hâkim, emsal kiraları da gözeterek belirler.',
    article: 'TBK 344',
  },
  {
    title: 'Artış şartı yoksa',
    text: 'Kontratta artış kararlaştırılmadıysa kira kendiliğinden artmaz; taraflar bu sınıra kadar anlaşabilir ya da kirayı hâkim belirler.',
    article: 'TBK 344',
  },
  {
    title: 'Yabancı para',
    text: 'Yabancı para ile kararlaştırılan kira, beş yıl geçmeden artırılamaz.',
    article: 'TBK 344',
  },
]

export default function IncreasePage({ info = currentSiteInfo() }: PublicPageProps) {
  const renewal = newestRenewal(info.tufe)
  const newest = renewal && increaseCap(`${renewal}-28`, true, info.tufe)
  return (
    <PublicLayout path="/kira-artisi" info={info}>
      <div className={`${layout.pageHead} ${styles.head}`}>
        <div className={layout.container}>
          <h1 className={layout.pageTitle}>Kira artışı hesaplama</h1>
          <p className={layout.lead}>
            Kiranız en çok ne kadar artabilir, hangi ayın oranı sayılır? Kayıt olmadan hesaplayın.
            {newest && (
              <>
                {' '}
                {showMonth(renewal)} yenilemelerinde üst sınır <strong>{showPercent(newest.percent)}</strong>.
              </>
            )}
          </p>
        </div>
      </div>
      <section className={`${layout.container} ${styles.body}`} aria-label="Hesap">
        <IncreaseCalculator carried={info.tufe} />
      </section>
      <section className={`${layout.section} ${layout.tinted} ${styles.rules}`} aria-labelledby="kurallar">
        <div className={layout.container}>
          <h2 id="kurallar" className={layout.heading}>
            Hesabın dayandığı kurallar
          </h2>
          <ul className={styles.list}>
            {rules.map(({ title, text, article }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className={styles.article}>{article}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`${layout.section} ${styles.next}`} aria-labelledby="sonraki">
        <div className={layout.container}>
          <h2 id="sonraki" className={layout.heading}>
            Artışı mektubuyla gönderin
          </h2>
          <p className={layout.lead}>
            Anahtar her kira yılını sizin için bekler: oran açıklanınca hesabı ve mektubu hazırlar, kiracınız
            bağlantıdan onaylar ya da itiraz eder.
          </p>
          <p className={styles.start}>
            <a className={`${layout.button} ${layout.primary}`} href="/register" data-track="kira-artisi-kayit">
              Ücretsiz kayıt ol
            </a>
          </p>
        </div>
      </section>
    </PublicLayout>
  )
}
