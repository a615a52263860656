import { dual, host } from './demo-property.ts'

const kiraci = 'kiraci@demo.test'
const avukat = 'avukat@demo.test'
const emlakci = 'emlakci@demo.test'
const yetkili = 'yetkili@demo.test'
const hissedar = 'hissedar@demo.test'

export const chatPicture = 'Su sayacı.webp'
export const chatPaper = 'Tesisat bakım formu.pdf'

/** Oldest first. `unread` is the number of last messages that the other person has not read. */
interface DemoChat {
  between: [string, string]
  unread: number
  messages: [from: string, hoursAgo: number, text: string, file?: typeof chatPicture | typeof chatPaper][]
}

export const demoChats: DemoChat[] = [
  {
    between: [host, kiraci],
    unread: 2,
    messages: [
      [kiraci, 170, 'Merhaba Ayşe Hanım, su sayacı evde kimse yokken de dönüyor.'],
      [host, 168, 'Geçmiş olsun Mehmet Bey. Sayacın fotoğrafını atabilir misiniz?'],
      [kiraci, 167.8, '', chatPicture],
      [host, 150, 'Teşekkürler. Perşembe 10.00 için tesisatçı çağırdım, size de uyar mı?'],
      [kiraci, 149, 'Uyar, evde olacağım.'],
      [host, 96, 'Kaçak rezervuardaymış, onarıldı. Formu ekliyorum.', chatPaper],
      [kiraci, 95, 'Elinize sağlık, sayaç artık duruyor.'],
      [host, 30, 'Güzel haber. Bu ayın kirası hesapta görünmüyor; dekontunu gönderebilir misiniz?'],
      [kiraci, 3.2, 'Zamanında yatırmıştım; dekontu az önce Ödemeler sayfasına yükledim.'],
      [kiraci, 3, 'Bir de bulaşık makinesinin sepeti için talep açtım, bakabilir misiniz?'],
    ],
  },
  {
    between: [host, avukat],
    unread: 1,
    messages: [
      [host, 220, 'Cem Bey, Moda’daki dairenin kira artışı için ihtar gerekir mi?'],
      [avukat, 218, 'Hayır. Sözleşmede artış maddesi var; TÜFE on iki aylık ortalaması kendiliğinden uygulanır.'],
      [host, 217, 'Çok iyi, o zaman kiracıya yazıyla bildirmem yeterli.'],
      [avukat, 20, 'Beşiktaş dosyasında son gün yaklaşıyor, cuma gününe kadar bir karar verelim.'],
    ],
  },
  {
    between: [host, emlakci],
    unread: 0,
    messages: [
      [emlakci, 75, 'Acıbadem’deki daireyi bugün üç kişiye gösterdim. Biri çok istekli.'],
      [host, 74, 'Süper. Gelir belgesini isteyelim, sonra görüşürüz.'],
      [emlakci, 50, 'Belgeleri aldım, belgeler bölümüne yükledim.'],
    ],
  },
  {
    between: [host, yetkili],
    unread: 0,
    messages: [
      [host, 28, 'Burak Bey, Üsküdar’daki sayaçları okuyabildiniz mi?'],
      [yetkili, 27, 'Okudum, su ve elektrik endekslerini girdim.'],
    ],
  },
  {
    between: [host, hissedar],
    unread: 1,
    messages: [[hissedar, 6, 'Abla, bu ayki kira dağılımını gönderebilir misin?']],
  },
  {
    between: [host, dual],
    unread: 0,
    messages: [
      [dual, 400, 'Merhaba, taşınma tarihini bir gün öne alabilir miyiz?'],
      [host, 398, 'Elbette Zeynep Hanım, anahtarı ayın birinde teslim ederim.'],
    ],
  },
]
