import type { ReactNode } from 'react'
import { panel } from '#web/public-site/screens/panel.ts'
import './brand-half.css'

const points = [
  'Kontratı kiracınız ve kefil kendi telefonundan okur ve yanıtlar.',
  'Kim ödedi, kim gecikti: açılış ekranında görünür.',
  'Beta süresince ücretsiz; kart bilgisi istenmez.',
]

/** On a narrow screen a slim line with the logo; its styles are in a separate file, to keep /login small. */
export function BrandHalf({ home }: { home: ReactNode }) {
  return (
    <header className="brand-half">
      {home}
      <div className="brand-claim">
        <p>Kiradaki mülkünüzü tek yerden yönetin</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className="brand-screen" data-shown-in={theme}>
          <source type="image/avif" srcSet={panel[theme].avif} sizes="54vw" />
          <img
            src={panel[theme].webp}
            alt=""
            width={panel.width}
            height={panel.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </header>
  )
}
