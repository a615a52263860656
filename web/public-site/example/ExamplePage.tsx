import layout from '../layout.module.css'
import { ProductImage, type ProductPicture } from '../ProductImage.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { calendar } from '../screens/calendar.ts'
import { contract } from '../screens/contract.ts'
import { panel } from '../screens/panel.ts'
import { payments } from '../screens/payments.ts'
import { properties } from '../screens/properties.ts'
import { tenantPhone } from '../screens/tenant-phone.ts'
import { currentSiteInfo, type PublicPageProps } from '../site-info.ts'
import styles from './ExamplePage.module.css'

interface Stop {
  title: string
  text: string
  picture: ProductPicture
  alt: string
  phone?: true
}

const stops: Stop[] = [
  {
    title: 'Açılış ekranı',
    text: 'Bu ay ne geldi, kim gecikti, hangi yer boş, hangi kontrat yanıt bekliyor. Geciken ödemeyi yanındaki düğmeden işlersiniz.',
    picture: panel,
    alt: 'Açılış ekranı: tahsil edilen kira, geciken ödemeler, boş yerler, yanıt bekleyen kontratlar ve ayın ödemeleri',
  },
  {
    title: 'Mülkler',
    text: 'Her mülkün durumu, kiracısı ve ödemesi kartında yazar. Bir apartmanın daireleri apartmanın altında toplanır.',
    picture: properties,
    alt: 'Mülk listesi: fotoğraflı kartlar, kira durumu, kiracı ve ödeme bilgisi',
  },
  {
    title: 'Kontrat',
    text: 'Kim onayladı, kim bekliyor, hangi belge eksik. Kefilin çevrim içi yanıtı ön onaydır; el yazısıyla doldurulacak form burada durur.',
    picture: contract,
    alt: 'Kontrat sayfası: kefil ve kiracının onay durumu, kontrat PDF’i ve kefalet belgesi',
  },
  {
    title: 'Ödemeler',
    text: 'Ayın kiraları tek listede: ödenen, kısmen ödenen, bekleyen, geciken. Kiracının yüklediği dekontu siz onaylarsınız.',
    picture: payments,
    alt: 'Kasım ayının ödemeleri: beklenen, tahsil edilen ve kalan tutar, onay bekleyen dekont',
  },
  {
    title: 'Takvim',
    text: 'Ödeme günleri, kontrat bitişleri, kanuni bildirim süreleri ve teslimler bir arada; telefonunuzun takvimine de eklenir.',
    picture: calendar,
    alt: 'Kasım ayının takvimi: ödeme günleri, teslimler ve belge tarihleri',
  },
  {
    title: 'Kiracının gördüğü',
    text: 'Borcu, vadesi, ödeyeceği IBAN ve açıklama kodu; bankasından öder, dekontunu buraya yükler. Yalnız kendi kiracılığını görür.',
    picture: tenantPhone,
    alt: 'Kiracının telefonunda ödemeler: vadesi geçen borç, sıradaki ödeme ve nereye ödeneceği',
    phone: true,
  },
]

/** A tour for visitors without an account or before approval. It consists of pictures, so nothing can be broken. */
export default function ExamplePage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <PublicLayout path="/ornek" info={info}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          <p className={layout.chip}>Örnek veriler</p>
          <h1 className={layout.pageTitle}>Örnek hesapta bir gezinti</h1>
          <p className={layout.lead}>
            Aşağıdakiler çizim değil, ürünün kendi ekranlarıdır. Deneme hesabından alındılar: kişiler, adresler ve
            tutarlar uydurmadır.
          </p>
        </div>
      </div>
      <ol className={`${layout.container} ${styles.stops}`}>
        {stops.map(({ title, text, picture, alt, phone }, index) => (
          <li key={title}>
            <div>
              <h2>
                {index + 1}. {title}
              </h2>
              <p>{text}</p>
            </div>
            <ProductImage
              picture={picture}
              alt={alt}
              className={phone && styles.phone}
              sizes={phone ? '300px' : '(min-width: 1024px) 760px, calc(100vw - 32px)'}
            />
          </li>
        ))}
      </ol>
      <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="ornek-basla">
        <div className={layout.container}>
          <h2 id="ornek-basla" className={layout.heading}>
            Kendi mülkünüzle deneyin
          </h2>
          <p className={layout.lead}>
            Kayıt birkaç dakika sürer; ilk mülkünüz için bir ad yeter. Beta süresince ücretsiz.
          </p>
          <div className={`${layout.actions} ${styles.actions}`}>
            <a className={`${layout.button} ${layout.primary}`} href="/register" data-track="ornek-kayit">
              Ücretsiz kayıt ol
            </a>
            <a className={layout.button} href="/login" data-track="ornek-giris">
              Giriş yap
            </a>
          </div>
        </div>
      </section>
    </PublicLayout>
  )
}
