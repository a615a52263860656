import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Tx } from '#server/db/client.ts'
import { insertArticle } from '#server/features/community/blog/blog.queries.ts'
import type { People } from './add-portfolio.ts'

const soon = {
  slug: 'aidat-mi-demirbas-mi',
  title: 'Aidat mı, demirbaş gideri mi: hangisini kim öder?',
  summary: 'Binanın günlük gideri ile binaya değer katan giderin ayrımı, kiracıdan ne istenebileceği ve belgesi.',
  body: `Yönetimin istediği her para aidat değildir. Ayrım basittir: **kullanmanın** gideri kiracının, **binanın değerinin** gideri malikindir.

## Kullanma giderleri

- kapıcı ya da temizlik ücreti
- ortak elektrik, su, ısınma
- asansörün bakımı

## Binaya kalan giderler

- dış cephe yenileme
- asansörün değiştirilmesi
- çatının yenilenmesi

Kontratta yan giderlerin kimde olduğu yazıyorsa önce oraya bakın. Ödemeyi hangi kalem için yaptığınızı açıklamaya yazın.

## Kaynaklar

- 6098 sayılı Türk Borçlar Kanunu, madde 303 ve 341: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)
- 634 sayılı Kat Mülkiyeti Kanunu, madde 20 ve 22: [mevzuat.gov.tr](https://www.mevzuat.gov.tr/)`,
}

const unfinished = {
  slug: 'kiraci-degisirken-abonelikler',
  title: 'Kiracı değişirken abonelikler',
  summary: 'Elektrik, su ve doğal gaz aboneliğinin devri için sıra ve gereken belgeler. Henüz yazılıyor.',
  body: `## Çıkan kiracı

- sayaçları tutanağa yazar
- aboneliği kapatır ya da devreder

## Giren kiracı

- kontrat ve DASK poliçesiyle başvurur

*Kurumların istediği belgeler eklenecek.*`,
}

/** A scheduled article and an unfinished one, because the product's own eight are all published. */
export async function addArticles(tx: Tx, people: People, now: Date): Promise<void> {
  const written = { author_id: people.id('yonetici@demo.test'), created_at: now, updated_at: now }
  const publish_on = addDays(isoDate(now), 7)
  await insertArticle(tx, { ...soon, ...written, id: newId(), draft: false, publish_on })
  await insertArticle(tx, { ...unfinished, ...written, id: newId(), draft: true, publish_on })
}
