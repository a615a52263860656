/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const propertyPhrases = `
# people.tenants
(toplamda|toplam|) kaç (kiracım|kiracı) (var|oldu) (toplamda|)
(kiracılarım|kiracılar|tüm kiracılar|bütün kiracılarım|kiracılarımı|kiracı listesi) (kim|kimler|listele|göster|listesi|sırala|)
(kaç|kaç tane) (kiracım|kiracı|kiracımız) (var|)
(kiracılarımın|kiracıların) (hepsini|listesini|adlarını|isimlerini) (sırala|göster|ver|yaz)
= kiracılarım kimler | kaç kiracım var | kiracı listesi | kiracılar | kiracı sayısı | evlerimde oturanlar kim

# people.phone
@kisi (ulaşmam|aramam) (lazım|gerek|gerekiyor)
(kiracı|kiracım|) @kisi (ulaşmam lazım|aramam lazım|nasıl ulaşırım|bana numarasını ver)
@kisi (telefonu|telefon numarası|numarası|cep telefonu|cebi|tel nosu|telefon|tel|gsm) (ne|kaç|var mı|nedir|lazım|neydi|)
@kisi (nasıl arayabilirim|nasıl ararım|ara|nasıl ulaşırım|arayacağım numara|numarasını ver|telefonunu ver|iletişim bilgileri)
kiracıların (telefonları|numaraları)
= @kisi telefonu | @kisi telefon numarası | @kisi nasıl ararım | @mulk kiracısının telefonu | @kisi numarası | @kisi cep telefonu | kiracıların telefonları | @kisi nasıl ulaşırım | kiracı telefon
= @kisi telefonu

# people.email
@kisi (e postası|maili|mail adresi|eposta adresi|e posta adresi|emaili|mail|e mail) (ne|var mı|nedir|lazım|neydi|)
@kisi (mail|e posta) (adresini|) (ver|göster|yaz)
= @kisi eposta adresi | @kisi maili | @kisi email | @mulk kiracısının maili | kiracıların mail adresleri | @kisi e posta
= @kisi maili

# people.at
(ofisi|dükkanı|daireyi|evi|villayı) kime (kiraladık|verdik|kiraya verdik|kiraladım|verdim)
@mulk kime (kiraladık|verdik|kiralamıştık)
@mulk (kirasını|kirayı) kim (ödüyor|veriyor)
(dükkanın|dairenin|ofisin|evin) (kiracısı|oturanı) kim
@mulk içinde (kim|kimler) var
@mulk (kim|kimler) (oturuyor|kalıyor|var|yaşıyor|kiracı|kirada|kiralamış)
@mulk (kiracısı|oturan|oturanlar|kiracıları) (kim|kimler|)
(şu evde|şu dairede|dairede|dükkanda|evde) kim (oturuyor|kalıyor|var)
@mulk kime (kirada|verildi|kiralandı|ait kiracı|verdim)
= @mulk kim oturuyor | @mulk kiracısı kim | @mulk kim kalıyor | @mulk oturan kim | @mulk kime kirada | @mulk kimde | @mulk kiracı
= @mulk evde kim oturuyor | @mulk kim var

# people.where
@kisi (nerede|hangi evde|hangi dairede|hangi mülkte|hangi evimde|hangi adreste|nerde) (oturuyor|kalıyor|yaşıyor|kiracı|)
@kisi (adresi|oturduğu yer|oturduğu ev|evi) (neresi|ne|nerede|hangisi|)
@kisi hangi (mülkte|yerde|dairede|dükkanda)
= @kisi nerede oturuyor | @kisi hangi evde | @kisi hangi dairede oturuyor | @kisi hangi mülkte | @kisi adresi | @kisi nerede kalıyor
= @kisi hangi mulkte

# people.staff
(benim için|bizim için|bana) (kimler|kim) (çalışıyor|yetkili|iş yapıyor)
(çalışanlarım|ekibim|yetkililer|yetkililerim|emlakçılarım|avukatım|emlakçım|personelim) (kim|kimler|)
(kime|kimlere) (yetki verdim|yetki vermişim|vekalet verdim)
(mülklerimi|evlerimi) kim(ler|) yönetiyor
(emlakçı|avukat|çalışan|vekil) (olarak|) kim(ler|) (var|ekli|kayıtlı)
hissedarlar kim
= yetkili kişilerim | çalışanlarım kim | emlakçım kim | avukatım kim | yetkililer | hissedarlar kim | vekilim kim | ekibim | emlakçılarım | avukatlar

# people.contacts
(ev sahibiyle|kiracıyla|avukatla|emlakçıyla) nasıl (yazışırım|mesajlaşırım)
(kime|kimlere|kimlerle|kimle) (mesaj atabilirim|yazabilirim|yazışabilirim|mesaj gönderebilirim|konuşabilirim|sohbet edebilirim)
(rehberim|yazışabileceğim kişiler|sohbet listem|mesajlaşabileceğim kişiler|kişilerim)
= kimlerle yazışabilirim | yazıştığım kişiler | sohbet kişileri | kiminle sohbet ettim | son yazışmalar | rehberim | sohbetlerim

# people.unread
(mesaj|yazı) (geldi mi|var mı|gelmiş mi) (bana|)
(okunmamış|okumadığım|yeni|cevaplamadığım|gelen) (mesaj|mesajım|mesajlar|yazışma) (var mı|kaç tane|geldi mi|)
(bana|) (yazan|mesaj atan|mesaj gönderen) (olmuş mu|var mı|kim|oldu mu)
(mesajlarım|mesaj kutum|gelen kutum) (var mı|boş mu|)
kaç mesajım var
= okunmamış mesajlar | okunmamış mesajım var mı | yeni mesaj var mı | kaç mesajım var | mesajlarım | kim mesaj attı
= @zaman okunmamis mesaj var mi

# properties.count
portföyde kaç (mülk|ev|daire) var
(kaç|kaç tane|toplam kaç) (mülküm|evim|dairem|gayrimenkulüm|taşınmazım|yerim|mülkümüz|ev|mülk|emlak) (var|kayıtlı|bulunuyor|)
(mülklerim|evlerim|mülkleri|portföyüm|portföy|evlerimi|bütün evlerim) (listele|göster|neler|hangileri|sırala|say|)
@mulk (kaç evim|kaç mülkümüz|kaç yerimiz|neyimiz|hangi evlerimiz|hangi mülkler) (var|)
@mulk ne var elimizde
= kaç mülküm var | mülklerim | kaç evim var | mülk sayısı | kaç taşınmazım var | mülklerimi listele | dairelerim
= @mulk kac mulkumuz var

# properties.vacant
(elde|elimizde|portföyde) (kalan|olan|duran) (boşlar|boş yerler|boş daireler)
(boşlar|boşları|boş olanlar|boştakiler) (hangileri|göster|listele|neler|kaç tane|)
(şu an|) (gösterebileceğim|kiralayabileceğim|verebileceğim|müşteriye göstereceğim) (daireler|evler|yerler|dükkan) (neler|hangileri|var mı|)
(portföyde|elimizde|elimde) (boş|kiralık|müsait) (ne var|neler var|yer var mı)
kiracı arayan (evler|mülkler|daireler|yerler|dükkanlar)
(@mulk|) (kiralanacak|kiraya verilecek) (villa|ev|daire|dükkan|yer) (var mı|hangileri|)
(boş|boşta|kiralanmamış|kiracısız|boş duran|kiracısı olmayan|müsait|kiralık|kiralık bekleyen|kiracı arayan|boşta bekleyen) (evler|evim|daire|dairem|mülkler|mülk|yer|yerler|dükkan|yerim|portföy|) (var mı|hangileri|kaç tane|neresi|listesi|kaldı mı|)
(hangi|kaç) (evim|daire|dairem|mülk|ev|dükkan|yerim) (boş|boşta|boş duruyor|kiracısız|kiralanmayı bekliyor)
(neresi|nereler|hangileri) (boş|boşta)
boşta kaç (daire|ev|yer|mülk) var
kiraya verilmemiş (ev|yer|mülk) (var mı|)
@mulk (boş mu|boş olan yer var mı|boş daire var mı)
elimizde kiralık ne var
= boş mülkler | hangi evler boş | boş dairelerim | kiralanmamış mülkler | boşta ev var mı | kaç boş mülküm var | boş dükkan var mı | kirada olmayan boş evler
= bosta kac dairem var | bos portfoyum ne durumda | kiralik bekleyen yerler

# properties.rented
(kiradaki|dolu|kirada olan|kiralanmış|kiracılı) (evler|evlerim|mülkler|daireler|yerler) (hangileri|kaç tane|listesi|kaç|)
(kaç|hangi) (evim|mülk|daire|dairem|yerim) (kirada|dolu|kiralanmış|kiracılı)
kirada kaç (ev|daire|yer) var
= kiradaki mülkler | kaç mülküm kirada | dolu daireler | kiralanmış evler | hangi evler dolu | kirada olan evlerim | kaç daire dolu

# properties.occupancy
(evlerin|mülklerin|dairelerin) (ne kadarı|kaçı|yüzde kaçı) (dolu|kirada)
(doluluk|doluluk oranı|doluluk oranım|doluluğum|doluluk yüzdesi) (kaç|ne|nedir|ne kadar|yüzde kaç|)
(mülklerin|evlerin|portföyün|) yüzde kaçı (dolu|kirada|boş)
ne kadar doluyuz
= doluluk oranı | doluluk | mülklerin yüzde kaçı dolu | doluluk yüzdesi kaç | yüzde kaçı kirada
= doluluk kac

# properties.vacancy
@mulk (kiracısız|boş) geçen (gün|süre|ay) (ne kadar|kaç|sayısı|)
(bu yıl|@zaman) (daireler|evler|mülkler) (ne kadar|kaç gün) boş kaldı
doluluk ve boş gün(ler|) (ne kadar|sayısı|)
@mulk (kaç gündür|kaç aydır|ne zamandır|ne kadar zamandır|ne zamandan beri|kaç gün) (boş|boşta|kiracısız|boş duruyor|boş kaldı|bekliyor)
(evler|boş evler|dükkan|daireler|boş yerler|boştaki daire) (kaç gündür|ne zamandır|ne kadar süredir|kaç aydır) (boş|boşta|boş duruyor)
(en uzun|en çok) (süredir|zamandır|gün|) boş (duran|kalan|olan) (ev|daire|mülk|yer|hangisi)
boş (gün|kalma) (sayısı|süresi|günleri) (ne kadar|kaç|)
@mulk boş (gün sayısı|kaldığı süre|kalma süresi)
@zaman kaç gün boş kaldı (evler|daireler|)
= @mulk kac gundur bos

# properties.kinds
(kaç dükkan kaç daire|kaç ev kaç dükkan|kaç ofis kaç daire) (var|)
(mülklerin|evlerin|portföyün) (türleri|cinsleri|türlere göre dağılımı|çeşitleri|türü)
(mülkleri|mülklerimi|portföyü) (türüne|cinsine|çeşidine) göre (say|ayır|grupla|listele|)
ne tür (mülklerim|yerlerim|gayrimenkullerim) var
(konut|iş yeri|dükkan|ofis|arsa|villa) sayım kaç
= mülk türleri | mülklerim hangi türlerde | mülklerin dağılımı | mülk cinsleri | türe göre mülkler | mülk tipleri kaç tane | kaç çeşit mülküm var | kaç daire kaç dükkan var tür
= mulkleri turune gore say

# properties.cities
(hangi|kaç) (şehirde|ilde|ilçede|şehirlerde|illerde|semtlerde) (evim|mülküm|yerim|yerimiz|mülkümüz|gayrimenkulüm) (var|)
(mülklerim|evlerim) (nerelerde|nerede|hangi şehirlerde|hangi illerde)
(şehirlere|illere|ilçelere|semtlere) göre (mülkler|dağılım|evler|mülklerim)
= mülklerim hangi şehirde | mülklerim nerede | hangi ilde mülküm var | şehre göre mülkler | evlerim hangi ilçede | hangi semtte evim var

# properties.detail
@mulk (metrekaresi|oda sayısı|katı|özellikleri neydi|kaç m2)
@mulk nasıl bir (ev|yer|daire)
@mulk (bilgileri|özellikleri|detayları|hakkında bilgi|künyesi|nasıl bir yer|durumu|durumu ne|)
@mulk (kaç metrekare|kaç oda|kaç odalı|kaç m2|hangi katta|adresi ne|adresi|tapusu|ada parsel|kaç kaçlık|büyüklüğü)
(şu|) mülkün bilgilerini göster
= @mulk kaç metrekare | @mulk kaç oda | @mulk bilgileri | @mulk özellikleri | @mulk adresi | @mulk nerede | @mulk büyüklüğü | @mulk durumu | @mulk boş mu | @mulk dolu mu | @mulk kirada mı
= @mulk villa bos mu | @mulk kac metrekare

# properties.meters
@mulk (elektrik|su|doğalgaz|gaz|) (abone numarası|abone nosu|sayaç numarası|tesisat numarası|sayaç no|aboneliği|sayacı) (ne|kaç|nedir|)
(sayaç|abone|tesisat) (numaraları|numarası|no|nosu) (neler|nerede|listesi|)
(elektrik|su|doğalgaz) (abonelik|abone|sayaç) (no|numarası|bilgileri)
= abone numaraları | sayaç numaraları | @mulk elektrik abone numarası | @mulk su sayacı | @mulk doğalgaz abone no | @mulk sayaç numarası | elektrik sayaç no | doğalgaz tesisat numarası | @mulk abonelik

# properties.dask
(dask|deprem sigortası|zorunlu deprem sigortası|sigorta poliçesi|poliçe) (ne zaman bitiyor|bitiş tarihi|süresi doldu mu|var mı|bilgisi|yenilenecek mi|bitecekler|)
@mulk (daskı|dask poliçesi|deprem sigortası|poliçesi) (var mı|ne zaman bitiyor|numarası|bitti mi)
(hangi evin|hangi evlerin|kimin) (daskı|sigortası) (yok|bitiyor|bitmiş|dolacak)
daskı (olmayan|biten|bitecek) (ev|evler|daireler|mülkler)
= dask poliçeleri | dask ne zaman bitiyor | deprem sigortası biten evler | sigortası dolan mülkler | dask süresi | @mulk dask ne zaman bitiyor | hangi evin sigortası bitiyor | dask var mı

# properties.buildings
(binalarım|binalar|apartmanlarım|apartmanlar|bina) (hangileri|kaç tane|listesi|kaç dairesi var|)
(kaç) (binam|apartmanım) var
apartmanda kaç daire (var|boş|dolu)
= binalarım | kaç binam var | apartmanlarım | hangi binada kaç daire var | binadaki daireler
`
