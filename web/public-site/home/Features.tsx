import layout from '../layout.module.css'
import { ProductImage } from '../ProductImage.tsx'
import { Soon } from '../Soon.tsx'
import { contract } from '../screens/contract.ts'
import { payments } from '../screens/payments.ts'
import styles from './Features.module.css'

const sizes = '(min-width: 1024px) 580px, (min-width: 768px) calc(100vw - 32px), 160vw'

const more: { title: string; text: string; soon?: true }[] = [
  { title: 'Talepler', text: 'Kiracı arızayı öncelik ve fotoğrafla bildirir; onay, ret ve tamamlanma izlenir.' },
  { title: 'Mesajlaşma', text: 'Kiralamanın tarafları birbirine doğrudan yazar; okunmamışlar sayılır.' },
  { title: 'Belgeler', text: 'Kontrat, tapu, teslim ve tahliye fotoğrafları mülkün yanında durur.' },
  { title: 'Demirbaş ve sayaç', text: 'Teslim edilenler ve sayaç numaraları kayıtlıdır, tartışma çıkmaz.' },
  {
    title: 'Asistan',
    text: 'Geliri ve gecikmeyi mülk mülk karşılaştırır; “Bu ay kim ödemedi?” gibi soruları yanıtlar.',
  },
  {
    title: 'Yazılar',
    text: 'Kira artışı, depozito, vergi ve kontrat üzerine kaynaklı, sade yazılar; güncellendiği gün yazılıdır.',
  },
  {
    title: 'Forum ve destek',
    text: 'Toplulukta soracak, destek kaydı açacaksınız; yanıt bildirimle gelecek.',
    soon: true,
  },
]

export function Features() {
  return (
    <section className={layout.section} aria-labelledby="ozellikler">
      <div className={`${layout.container} ${styles.features}`}>
        <h2 id="ozellikler" className={layout.heading}>
          Kontrattan talebe, dağılmadan
        </h2>
        <div className={styles.feature}>
          <div>
            <h3>Kontratı herkes kendi telefonundan onaylar</h3>
            <p>
              Kiracı, bağlantıdan kontratı okur; onaylar ya da düzenleme ister. Herkes onaylamadan kontrat yürürlüğe
              girmez. Onaylanan metnin parmak izi PDF’in son sayfasına yazılır.
            </p>
            <p className={styles.aside}>
              Kefalet kanunen el yazısı ister. Kefilin çevrim içi yanıtı ön onaydır; Anahtar yazdırılacak kefalet
              formunu hazırlar, imzalı taramayı saklar.
            </p>
          </div>
          <ProductImage
            picture={contract}
            sizes={sizes}
            alt="Bir kontratın sayfası: kefilin ve kiracının onayı bekleniyor, belgeler yanında duruyor"
          />
        </div>
        <div className={`${styles.feature} ${styles.turned}`}>
          <div>
            <h3>Kim ödedi, kim bekliyor: bir bakışta</h3>
            <p>
              Her ayın kirası kendiliğinden yazılır; gelen ödemeyi üç dokunuşla ya da banka hareketlerinden işler, hangi
              kiranın gelmediğini ve kaç gün geciktiğini açılış ekranında görürsünüz. Yıl bitince vergi şablonu
              hazırdır: istisna, götürü ve gerçek gider yan yana, taksitleriyle.
            </p>
            <p className={styles.aside}>
              Anahtar para tahsil etmez ve tutmaz. Kira, mevzuatın istediği gibi bankadan ödenir; burada yalnız kaydı
              tutulur.
            </p>
          </div>
          <ProductImage
            picture={payments}
            sizes={sizes}
            alt="Ayın ödemeleri: beklenen, tahsil edilen ve kalan tutar, geciken kiracılıklar ve onay bekleyen dekont"
          />
        </div>
        <ul className={styles.more}>
          {more.map(({ title, text, soon }) => (
            <li key={title}>
              <h3>
                {title}
                {soon && <Soon />}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="/tum-hizmetler" data-track="tum-hizmetler">
            Bütün hizmetleri görün
          </a>
        </p>
      </div>
    </section>
  )
}
