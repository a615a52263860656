import { contactForm, demoRequest } from '#domain/people/tracking/tracking.rules.ts'
import { track } from '#web/lib/tracking.ts'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import { currentSiteInfo, type PublicPageProps, type PublicSiteInfo } from '../site-info.ts'
import styles from './PricingPage.module.css'

const path = '/ucretlendirme'

const plans = [
  {
    who: 'Mülk sahibi',
    price: 'Beta süresince ücretsiz',
    note: 'Kart bilgisi istenmez.',
    included: [
      'Mülk, tapu, demirbaş ve belge kaydı',
      'Onay bağlantılı kontrat, kefil formu ve PDF',
      'Her ayın kirası, ödeme takibi, makbuz ve hesap ekstresi',
      'Banka hareketleri, kira artışı, giderler, alacak dosyası',
      'Talepler, mesajlaşma, bildirimler',
      'Emlakçı, avukat ve yetkili ekleme',
      'Mülk ve dönem karşılaştırmalı analiz',
      'Kira gelirinin vergi şablonu',
      'Kayıtlarınıza Türkçe soru sorabileceğiniz asistan',
    ],
    action: { href: '/register', label: 'Ücretsiz kayıt ol', track: 'plan-mulk-sahibi' },
  },
  {
    who: 'Kiracı ve kefil',
    price: 'Beta süresince ücretsiz',
    note: 'Kontrat onayı için hesap da gerekmez.',
    included: [
      'Bağlantıdan okuma ve onay',
      'Düzenleme isteme',
      'Borç, IBAN, makbuzlar ve dekont yükleme',
      'Fotoğraflı talep bildirimi',
      'Mülk sahibiyle mesajlaşma',
    ],
    action: { href: '/register', label: 'Kiracı olarak kayıt ol', track: 'plan-kiraci' },
  },
  {
    who: 'Emlakçı, avukat, yetkili',
    price: 'Beta süresince ücretsiz',
    note: 'Hesabınızı mülk sahibi açar ve yetkilendirir.',
    included: ['Yetki verilen mülkler', 'Kontrat, talep ve belgelere yetki kadar erişim', 'Mülk sahibiyle mesajlaşma'],
    action: { href: '/login', label: 'Giriş yap', track: 'plan-yetkili' },
  },
]

export default function PricingPage({ info = currentSiteInfo() }: PublicPageProps) {
  return (
    <PublicLayout path={path} info={info}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          <p className={layout.chip}>Beta Sürüm</p>
          <h1 className={`${layout.pageTitle} ${styles.title}`}>Beta süresince ücretsiz</h1>
          <p className={layout.lead}>
            Anahtar erken erişimde: her şey açık ve bugün bir ücret yok. Bunun karşılığında eksik gördüğünüzü bize
            yazmanızı isteriz.
          </p>
        </div>
      </div>
      <section className={layout.section} aria-labelledby="planlar">
        <div className={layout.container}>
          <h2 id="planlar" className={layout.heading}>
            Kim olduğunuza göre neler dahil
          </h2>
          <ul className={styles.plans}>
            {plans.map(({ who, price, note, included, action }) => (
              <li key={who} className={styles.plan}>
                <h3>{who}</h3>
                <p className={styles.price}>{price}</p>
                <p className={styles.note}>{note}</p>
                <ul>
                  {included.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <a
                  className={who === 'Mülk sahibi' ? `${layout.button} ${layout.primary}` : layout.button}
                  href={action.href}
                  data-track={action.track}
                >
                  {action.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`${layout.section} ${layout.tinted}`} aria-labelledby="acik">
        <div className={`${layout.container} ${styles.columns}`}>
          <div>
            <h2 id="acik" className={styles.heading}>
              Beta bitince ne olacak?
            </h2>
            <p>
              Sonraki ücretler henüz belirlenmedi; bu yüzden burada bir fiyat göremezsiniz. Ücret getirilirse önce bu
              sayfada duyurulur. Siz açıkça kabul etmeden ücretli bir plana geçirilmezsiniz ve kayıtlarınızı almak için
              ücret ödemeniz istenmez.
            </p>
            <p>
              Ücretli bir hizmette geçerli olacak kurallar: <a href="/distance-sales">Mesafeli satış bilgilendirmesi</a>
              .
            </p>
          </div>
          <div>
            <h2 className={styles.heading}>Kendi sunucunuzda çalıştırmak</h2>
            <p>
              Anahtar kendi bilgisayarınızda veya sunucunuzda da çalışır; yazılımın lisans ücreti yoktur. Sunucu,
              e-posta ve SMS giderleri ile verilerin güvenliği o kurulumu işletene aittir.
            </p>
          </div>
        </div>
      </section>
      <section id="soru-sor" className={layout.section} aria-labelledby="soru-baslik">
        <div className={layout.container}>
          <h2 id="soru-baslik" className={layout.heading}>
            Sorunuz mu var?
          </h2>
          <Contact info={info} />
        </div>
      </section>
    </PublicLayout>
  )
}

function Contact({ info }: { info: PublicSiteInfo }) {
  if (!info.operatorEmail)
    return (
      <>
        <p className={layout.lead}>
          Herkese açık bir e-posta adresi henüz tanımlanmadı. Hesabınız varsa Sistem Desteği ekranından sorun; yanıtı
          aynı yerde görürsünüz. Yoksa sık sorulanlara bakın.
        </p>
        <div className={`${layout.actions} ${styles.actions}`}>
          <a className={layout.button} href="/sss">
            Sıkça sorulan sorular
          </a>
          <a className={layout.button} href="/login" data-track="soru-giris">
            Giriş yap
          </a>
        </div>
      </>
    )
  const mail = (subject: string) => `mailto:${info.operatorEmail}?subject=${encodeURIComponent(subject)}`
  return (
    <>
      <p className={layout.lead}>
        Çok sayıda mülkünüz varsa veya birlikte bakmak isterseniz kısa bir tanıtım isteyin. Diğer sorular için de aynı
        adrese yazın: <strong>{info.operatorEmail}</strong>
      </p>
      <div className={`${layout.actions} ${styles.actions}`}>
        <a
          className={`${layout.button} ${layout.primary}`}
          href={mail('Anahtar tanıtım isteği')}
          onClick={() => track(demoRequest(path))}
        >
          Tanıtım isteyin
        </a>
        <a
          className={layout.button}
          href={mail('Anahtar hakkında soru')}
          onClick={() => track(contactForm(path, 'ucretlendirme'))}
        >
          Soru sorun
        </a>
      </div>
    </>
  )
}
