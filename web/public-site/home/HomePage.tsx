import { monthsAfter, showMonth } from '#domain/kernel/dates.ts'
import { FaqList } from '../faq/FaqList.tsx'
import { faq } from '../faq/faq-content.ts'
import layout from '../layout.module.css'
import { ProductImage } from '../ProductImage.tsx'
import { PublicLayout } from '../PublicLayout.tsx'
import { panel } from '../screens/panel.ts'
import { panelPhone } from '../screens/panel-phone.ts'
import { currentSiteInfo, neutralSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import { Features } from './Features.tsx'
import styles from './HomePage.module.css'

const audiences = [
  {
    title: 'Mülk sahibi',
    text: 'Hangi mülk boş, hangi onay veya talep sizi bekliyor, hangi kontrat bitiyor: tek yerde görün.',
  },
  {
    title: 'Kiracı ve kefil',
    text: 'Gelen bağlantıdan kontratı okuyup kararınızı verin; onay için hesap gerekmez. Borcunuzu görün, dekontunuzu yükleyin, arızayı bildirin.',
  },
  {
    title: 'Emlakçı, avukat, yetkili',
    text: 'Mülk sahibi sizi ekler ve neye yetkili olduğunuzu seçer. Yalnız o mülkleri, o kadar görürsünüz.',
  },
]

/** The newest figure and the renewals that it decides, since the years of the 25 % are over. */
function newestFigure(tufe: PublicSiteInfo['tufe']) {
  const month = Object.keys(tufe).sort().at(-1)
  return month ? { renewal: monthsAfter(month, 1), percent: `%${tufe[month]?.toLocaleString('tr-TR')}` } : null
}

export default function HomePage({ info = currentSiteInfo() }: PublicPageProps) {
  const newest = newestFigure(info.tufe)
  return (
    <PublicLayout path="/home" info={info}>
      <Hero />
      <section className={`${layout.section} ${styles.trial}`} aria-labelledby="deneyin">
        <div className={layout.container}>
          <h2 id="deneyin" className={layout.heading}>
            Kiranız en çok ne kadar artabilir?
          </h2>
          <p className={layout.lead}>Şimdi deneyin: kayıt gerekmez, yazdığınız tutar sayfadan çıkmaz.</p>
          <p className={styles.example}>
            {newest && (
              <>
                {showMonth(newest.renewal)} yenilemelerinde en çok <strong>{newest.percent}</strong>
              </>
            )}
          </p>
          <p className={styles.start}>
            <a className={`${layout.button} ${layout.primary}`} href="/kira-artisi" data-track="giris-hesap">
              Kiranızla hesaplayın
            </a>
          </p>
        </div>
      </section>
      <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="kimler-icin">
        <div className={layout.container}>
          <h2 id="kimler-icin" className={layout.heading}>
            Kiranın bütün tarafları için
          </h2>
          <ul className={styles.audiences}>
            {audiences.map(({ title, text }) => (
              <li key={title} className={styles.audience}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Features />
      <Behind info={info} />
      <section className={layout.section} aria-labelledby="sorular">
        <div className={`${layout.container} ${styles.questions}`}>
          <div>
            <h2 id="sorular" className={layout.heading}>
              Aklınıza takılanlar
            </h2>
            <p className={layout.lead}>
              Yanıtını bulamadığınız soru için <a href="/sss">bütün sorulara bakın</a>.
            </p>
          </div>
          <FaqList items={faq.flatMap(({ items }) => items).filter(({ onHome }) => onHome)} />
        </div>
      </section>
      <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="basla">
        <div className={`${layout.container} ${styles.closing}`}>
          <h2 id="basla" className={layout.heading}>
            İlk mülkünüzü bugün ekleyin
          </h2>
          <p className={layout.lead}>Beta süresince ücretsiz. Kart bilgisi istenmez.</p>
          <Start position="kapanis" />
        </div>
      </section>
    </PublicLayout>
  )
}

/** Price, operator and location of the data: what people ask before they enter an identity number. */
function Behind({ info }: { info: PublicSiteInfo }) {
  const named = info.operatorName !== neutralSiteInfo.operatorName
  return (
    <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="acikca">
      <div className={layout.container}>
        <h2 id="acikca" className={layout.heading}>
          Açıkça söyleyelim
        </h2>
        <div className={styles.plain}>
          <div>
            <h3>Ücreti ne?</h3>
            <p>
              Beta süresince ücretsiz, kart bilgisi istenmez. Ücret gelirse önce duyurulur; siz açıkça kabul etmeden
              ücretli bir plana geçirilmezsiniz.
            </p>
            <p>
              <a href="/ucretlendirme">Neler dahil, görün</a>
            </p>
          </div>
          <div>
            <h3>Arkasında kim var?</h3>
            {named ? (
              <p>
                Bu kurulumu {info.operatorName} işletiyor{info.operatorAddress && ` (${info.operatorAddress})`}.
                {info.operatorEmail && (
                  <>
                    {' '}
                    Ulaşmak için: <a href={`mailto:${info.operatorEmail}`}>{info.operatorEmail}</a>
                  </>
                )}
              </p>
            ) : (
              <p>
                Bu kurulumu işleten, adını henüz yazmadı; gerçek verilerinizi girmeden önce kim olduğunu sorun.
                Yazılımın kendisi MIT lisanslıdır.
              </p>
            )}
          </div>
          <div>
            <h3>Verilerime ne oluyor?</h3>
            <p>
              T.C. kimlik numaraları şifreli saklanır; başkasının kaydı, size yok gibi yanıt verir. Kayıtlarınız
              satılmaz, izniniz olmadan ölçüm için kullanılmaz.
            </p>
            <p className={styles.links}>
              <a href="/kvkk">KVKK aydınlatma metni</a>
              <a href="/privacy">Gizlilik Politikası</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="baslik">
      <div className={`${layout.container} ${styles.heroInner}`}>
        <div>
          <p className={layout.chip}>Beta süresince ücretsiz</p>
          <h1 id="baslik" className={styles.title}>
            Kiradaki mülkünüzü tek yerden yönetin
          </h1>
          <p className={styles.heroText}>
            Mülk sahipleri için: kontratı kiracınız ve kefil bağlantıdan onaylar, belgeler ve talepler tek yerde durur.
            Emlakçınız ve avukatınız verdiğiniz yetki kadar görür.
          </p>
          <Start position="giris-bolumu" />
        </div>
        <figure className={styles.figure}>
          <div className={styles.screens}>
            <div className={styles.desktop}>
              <ProductImage
                picture={panel}
                sizes="(min-width: 1024px) 560px, calc(100vw - 32px)"
                alt="Mülk sahibinin açılış ekranı: bu ay tahsil edilen kira, geciken ödemeler, boş yerler ve yanıt bekleyen kontratlar"
              />
            </div>
            <ProductImage
              className={styles.phone}
              picture={panelPhone}
              sizes="(min-width: 768px) 180px, 250px"
              alt="Açılış ekranı telefonda"
            />
          </div>
          <figcaption>
            Deneme hesabından gerçek ekranlar; kişiler ve tutarlar örnektir. <a href="/ornek">Daha fazlasını görün</a>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Start({ position }: { position: string }) {
  return (
    <div className={styles.start}>
      <a className={`${layout.button} ${layout.primary}`} href="/register" data-track={`${position}-kayit`}>
        Ücretsiz kayıt ol
      </a>
      <a className={layout.button} href="/login" data-track={`${position}-giris`}>
        Giriş yap
      </a>
    </div>
  )
}
