import { useMemo, useState } from 'react'
import layout from '../layout.module.css'
import { PublicLayout } from '../PublicLayout.tsx'
import { currentSiteInfo, type PublicPageProps } from '../site-info.ts'
import styles from './Faq.module.css'
import { FaqList } from './FaqList.tsx'
import { faq, findQuestions } from './faq-content.ts'

export default function FaqPage({ info = currentSiteInfo() }: PublicPageProps) {
  const [words, setWords] = useState('')
  const groups = useMemo(() => findQuestions(faq, words), [words])
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  return (
    <PublicLayout path="/sss" info={info}>
      <div className={layout.pageHead}>
        <div className={layout.container}>
          <h1 className={layout.pageTitle}>Sıkça sorulan sorular</h1>
          <p className={layout.lead}>
            Kayıttan kefile, ödemeden kişisel verilere: kısa yanıtlar. Buradaki bilgiler hukuki danışmanlık değildir.
          </p>
          <div className={styles.search}>
            <label htmlFor="soru-ara">Sorularda ara</label>
            <input
              id="soru-ara"
              type="search"
              autoComplete="off"
              placeholder="örneğin kefil, depozito, silme"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <p className={styles.count} aria-live="polite">
              {words.trim() && `${count} soru bulundu`}
            </p>
          </div>
        </div>
      </div>
      <div className={`${layout.container} ${layout.section}`}>
        <div className={styles.narrow}>
          {groups.map(({ title, items }) => (
            <section key={title} className={styles.group} aria-label={title}>
              <h2>{title}</h2>
              <FaqList items={items} />
            </section>
          ))}
          {count === 0 && (
            <p className={styles.empty}>
              Bu sözcükle bir soru bulunamadı. Daha kısa bir sözcük deneyin ya da{' '}
              <a href="/ucretlendirme#soru-sor">bize nasıl soracağınıza</a> bakın.
            </p>
          )}
        </div>
      </div>
    </PublicLayout>
  )
}
