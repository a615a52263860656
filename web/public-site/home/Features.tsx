import layout from '../layout.module.css'
import { ProductImage } from '../ProductImage.tsx'
import { contract } from '../screens/contract.ts'
import { payments } from '../screens/payments.ts'
import styles from './Features.module.css'

const sizes = '(min-width: 1024px) 580px, (min-width: 768px) calc(100vw - 32px), 160vw'

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
              girmez. Kefalet kanunen el yazısı ister: kefilin çevrim içi yanıtı ön onaydır, yazdırılacak form hazırdır.
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
              Her ayın kirası kendiliğinden yazılır; hangi kiranın kaç gün geciktiğini açılış ekranında görürsünüz. Yıl
              bitince vergi şablonu hazırdır. Anahtar para tahsil etmez; kira bankadan ödenir, burada kaydı tutulur.
            </p>
          </div>
          <ProductImage
            picture={payments}
            sizes={sizes}
            alt="Ayın ödemeleri: beklenen, tahsil edilen ve kalan tutar, geciken kiracılıklar ve onay bekleyen dekont"
          />
        </div>
        <p>
          <a href="/tum-hizmetler" data-track="tum-hizmetler">
            Bütün hizmetleri görün
          </a>
        </p>
      </div>
    </section>
  )
}
