import { isInflected, typosFrom } from './words.rules.ts'

/**
 * Meanings of words by folded stem, written before the colon; words that mean the same in rental questions share one.
 * Negative forms have stems of their own, because `ödedi` and `ödemedi` are opposites.
 */
const table = `
unpaid: odemed odemd odemey odemem odemez odemiy odenmed odenmey odenmem odenmez yatirmad yatirmay yatirmam yatmad yatmay yatmam gelmed gelmey gelmem gondermed gondermey aksat
paid: oded odeyen odey odend odenen odendi odenmis odemis yatir yatti yatan yatmis gonderd gonderen geldi gelen gelmis ulasti
pay: ode odu
payment: odeme
collected: tahsil tahsilat topla kazand kazanc gelir hasilat ciro getir
late: gecik gec temerrut
rent: kira kirada kirasi
debt: borc
credit: alacak alacag
total: toplam butun tum her
expected: bekliyorum beklenen bekleniyor gelmesi
partial: eksik kismi kismen noksan yarim
rate: oran yuzde
long: uzun suredir
most: en
big: cok buyuk fazla yuksek pahali
small: az dusuk ucuz kucuk
last: son sonuncu
next: sonraki gelecek siradaki onumuzdeki
near: yaklas yakin yakinda
deposit: depozito depozit guvence teminat
hold: elimde tuttug aldig
expense: gider masraf harca harcama
kinds: kategori dagilim turu turler ture cesit kalem cins tip tipleri tur cinsleri
whereto: neye nereye nelere
repair: onarim tadilat tamir bakim boya
aidat: aidat
recurring: duzenli tekrarla otomatik periyodik
net: net kar kaldi cebime elime zarar
compare: gore karsilastir kiyas fark artti azaldi
receipt: dekont makbuz
withheld: stopaj tevkifat
cut: kesil kesinti kesti kesen
cash: elden nakit
bank: banka havale eft ptt
method: yontem yolla
property: mulk ev daire dukkan konut tasinmaz gayrimenkul yer ofis villa mesken
building: bina apartman blok
tenant: kiraci oturan kiralayan
tenancy: kiracilik kiracilig
landlord: evsahib evsahip malik
contract: kontrat sozlesme mukavele
end: bit bitis biten bitiyor bitecek bitmek doluyor dolan dolacak dolunca sonlan
over: sona eren bitti biten ayril cikan cikti
start: basla tasin
since: nezamandir suredir
active: aktif yururluk gecerli devam
waiting: bekle bekley
approve: onay onayla imza imzala
answer: cevap yanit
old: eski kidemli
new: yeni
extended: uza uzay uzami
byitself: kendiliginden yenilen
foreign: doviz dolar euro avro yabanci sterlin
guarantor: kefil kefalet
average: ortalama
increase: artis zam zamm artir artacak artar
rise: yapabilir yapilir
tufe: tufe enflasyon tuik
cap: sinir tavan limit ust
legal: yasal kanuni zorunlu
phone: telefon no numara cep gsm arar tel ulasir iletisim
email: eposta mail email
who: kim kime kimde
where: nere nerede adres adresi konum
howmuch: nekadar tutar miktar para lira bedel
count: kac adet sayi tane kaca
when: nezaman tarih gunu gun vade zamani vakti zaman
which: hangi
duration: sure
staff: yetkili calisan ekip ekib personel emlakci avukat hissedar ortak vekil vekilim
contacts: yazis sohbet rehber
vacant: bos bosta kiralanmamis
rented: dolu kirada kiradaki kiralanmis
occupancy: doluluk
size: metrekare buyuklug m2
rooms: oda
info: bilgi ozellik detay durum
meter: sayac abone abonelik tesisat
utility: elektrik su dogalgaz
dask: dask sigorta police deprem
request: talep taleb istek isteg ariza sikayet
open: acik cozulmemis
urgent: acil oncelik
done: tamamlan cozul kapan cozulen
cost: maliyet mal
deadline: sureler surel sure takvim
dates: tarih tarihler
important: onemli
todo: yapilacak yapmam
missed: kacir kacan gecmis
document: belge evrak
notice: bildirim ihbar ihtar ihtarname haber teblig
message: mesaj
unread: okunmamis
iban: iban hesap hesab
nextpay: odeyeceg yatiracag odemem
history: gecmis hareket ekstre
return: iade geri
leave: cikmak cikar cikari tahliye fesih cikarilabil cikiyor cikmadan cikis
rule: kural zorunda hukuk
undertaking: taahhut taahhud taahhutname
court: dava mahkeme hakim tespit
ten: on 10
five: bes 5
two: iki 2
fifteen: onbes 15
thirty: otuz 30
twelve: oniki 12
interest: faiz
mediation: arabulucu arabuluculuk
penalty: ceza cezai muacceliyet
clause: sart
void: gecersiz gecerli
justified: hakli
spouse: es esin riza
hand: elle sorumlulug
tax: vergi
propertytax: emlakvergisi
declare: beyan beyanname beyani
exemption: istisna muafiyet muaf
lose: kaybed kalkar yararlanama
instalment: taksit
lumpsum: goturu
actual: gercek
deduct: indiril dusul dusun
tariff: dilim tarife
compute: hesapla hesaplan
workplace: isyeri
register: kayit kayd basvuru uyelik kayitli
user: kullanici uye
outbox: giden kuyruk kuyrug posta gonderim
failed: basarisiz gonderilemeyen gitmeyen
month: ay aylik ayda
year: yil yillik sene
help: sorabil yapabilir yardim bilir
live: otur kaliyor
fruitful: kazandir verimli
count_as: sayil mahsup
belong: ait
city: sehir sehr il ilde ilce ilcede semt
person: kisi
entered: girildi girilmesi
missing: eksik
mine_out: verdig verdim yukled
allow: alinir istenir konur konabilir olabilir
`

export interface LexiconEntry {
  stem: string
  meanings: readonly string[]
}

const stems = new Map<string, Set<string>>()
for (const line of table.trim().split('\n')) {
  const [meaning, words] = line.split(': ') as [string, string]
  for (const stem of words.split(' ')) stems.set(stem, (stems.get(stem) ?? new Set()).add(meaning))
}
/** Longest first, so that `odemed` is matched before `ode`. */
const known: LexiconEntry[] = [...stems]
  .map(([stem, meanings]) => ({ stem, meanings: [...meanings] }))
  .sort((a, b) => b.stem.length - a.stem.length)

/** Word pairs with a meaning of their own are written as one word. */
const together: readonly [RegExp, string][] = [
  [/\bne kadar/g, 'nekadar'],
  [/\bne zaman/g, 'nezaman'],
  [/\bis yer/g, 'isyer'],
  [/\b(?:ev|mulk|mal) sahi([bp])/g, 'evsahi$1'],
  [/\bkiraya veren/g, 'evsahibi'],
  [/\be posta/g, 'eposta'],
  [/\bdogal gaz/g, 'dogalgaz'],
  [/\bon bes\b/g, 'onbes'],
  [/\bon iki\b/g, 'oniki'],
  [/\bemlak vergi\w*/g, 'emlakvergisi'],
  [/\bmetre kare/g, 'metrekare'],
]
/** Expects folded text. */
export const joinPhrases = (text: string): string =>
  together.reduce((joined, [apart, one]) => joined.replace(apart, one), text)

/** Words without a meaning in questions. */
const silent = new Set(
  `acaba bana beni benim bir bu da de diye goster gosterir lutfen mi mu misin misiniz musun musunuz midir mudur ne nedir
  neydi nasil neler nelerdir olan olanlar olarak olacak olmali olmayan olur oldu oluyor olsa sana size soyle soyler ve veya ile icin var yok
  varmi yokmu o onu onun ona hic sadece yalnizca listele liste listesi ver verir merhaba selam tesekkurler tesekkur iyi
  gunler hadi peki simdi suan anda an biri degil kendi ya ise ama fakat daha istiyorum isterim lazim gerek gerekir
  gereken gerekiyor hakkinda ilgili seyler sey bi hanim bey sayin isimli adli icinde bizim biz dir ediyor eder ettim
  etti etmek edilir edilen edilmez yapilmali yapmali vermeli vermek yaptim yapti yap yapan yapanlar bulunan olup gibi hala henuz artik
  zaten beri onceki oncesi itibaren once sonra evet hayir benden olmasi kalan tl uzere veriyor veririm mudurum miyim edebilirsin bazinda donem doneme donemde yapilan alirim neyi yazar isler acmadan sirasi usulu gitti gitmek`
    .split(/\s+/)
    .filter(Boolean),
)
export const isSilent = (word: string): boolean => silent.has(word)

const remembered = new Map<string, readonly string[] | null>()

/** The meanings of a folded word; null when it is unknown. An exact stem takes precedence over a misspelled one. */
export function meaningsOf(word: string): readonly string[] | null {
  const before = remembered.get(word)
  if (before !== undefined) return before
  const found = look(word)
  // The cache is limited, because users can type any word.
  if (remembered.size > 5000) remembered.clear()
  remembered.set(word, found)
  return found
}

function look(word: string): readonly string[] | null {
  let best: { slips: number; known: LexiconEntry } | null = null
  for (const each of known) {
    const typos = typosFrom(word, each.stem)
    if (typos === null) continue
    if (typos === 0) return each.meanings
    if (!best || typos < best.slips) best = { slips: typos, known: each }
  }
  return best?.known.meanings ?? null
}

/** True when the lexicon has the word without spelling correction, so that it is not taken for a name. */
export const isVocabulary = (word: string): boolean => known.some(({ stem }) => isInflected(word, stem))
