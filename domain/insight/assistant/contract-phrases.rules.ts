/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const contractPhrases = `
# contracts.ending
hangi (sözleşmeleri|kontratları) (yenilemem|uzatmam) (gerekiyor|lazım)
@zaman (çıkması gereken|süresi dolan|sözleşmesi dolan) kiracı(lar|) (var mı|kim|)
(hangi kontratlar|hangi sözleşmeler) (bitmek üzere|yakında doluyor|son ayında)
@zaman (hangi|) daireler boşalıyor
@zaman (kimin|kimlerin|hangi kiracının|hangi dairenin) $konti (bitiyor|doluyor|bitecek|dolacak|sona eriyor|bitiyormuş)
@zaman (biten|bitecek|dolan|dolacak|süresi dolan|sona erecek|bitmek üzere olan|süresi biten|sonlanacak) ($kontlar|$kont|kontratı olan) (var mı|hangileri|listesi|kimler|)
$konti (yakında|@zaman) (bitenler|dolacak kiracılar|biten kiracı|bitecek olanlar|dolacaklar|bitmek üzere olanlar|bitecek kim var)
hangi $kontlar (yakında|@zaman) (bitiyor|doluyor|bitecek)
@zaman (boşa çıkacak|boşalacak|boşalan) (evler|daireler|yerler|mülkler) (hangileri|var mı|)
@zaman (kimin|kimlerin) süresi (bitiyor|doluyor|dolacak)
(bitimi|bitişi|sonu) yaklaşan ($kontlar|kiracılar)
(yenilenecek|yenilemem gereken|uzatılacak) ($kontlar|$kont)
= biten kontratlar | hangi kontratlar bitiyor | yakında bitecek sözleşmeler | süresi dolan kontratlar | süresi dolacak sözleşmeler | kontratı biten kiracılar | kimin kontratı bitiyor | bitmek üzere olan kontrat | kontratı yakında biten
= kontrati bitmek uzere olanlar | @zaman kimin kontrati doluyor | @zaman biten sozlesmeler

# contracts.active
(kaç|kaç tane) (aktif|devam eden|geçerli|yürürlükte|süren|) (kontratım|kontrat|sözleşmem|sözleşme|kira sözleşmesi|kontratımız) (var|bulunuyor|mevcut|)
(aktif|devam eden|geçerli|yürürlükteki|süren|canlı) ($kontlar|kontratlarım|sözleşmelerim) (hangileri|listesi|neler|kaç tane|)
(kontratlarım|sözleşmelerim|kontratlarımı) (göster|listele|neler|hangileri)
toplam kontrat sayısı
= kaç kontratım var | aktif kontratlar | yürürlükteki sözleşmeler | kontratlarım | geçerli kontrat sayısı | devam eden sözleşmeler | kaç sözleşme var | kaç aktif kontrat

# contracts.waiting
(kim|kimler) (hala|daha|) (onay vermedi|onaylamadı|imza atmadı|imzalamadı|teyit etmedi)
(kiracı|kefil) (onayı|imzası) (eksik|bekleyen) (kontratlar|var mı|olan)
(imzalanmayı|onaylanmayı) bekleyen (kaç|hangi|) (sözleşme|kontrat|sözleşmeler) (var|)
(onayda|imzada) (bekleyen|duran|kalan) (kontrat|sözleşme|kim) (var mı|)
(kontratı|sözleşmeyi) onaylamasını (beklediğim|beklediklerim) kimler
(kim|kimler|hangi kiracı|hangi kiracılar) (kontratı|sözleşmeyi|kontratını) (hala|daha|henüz|) (onaylamadı|imzalamadı|onaylamamış|imzalamamış|kabul etmedi|cevaplamadı)
(onay|imza|cevap|yanıt) (bekleyen|beklenen|bekleyenler) ($kont|$kontlar|dosyalar|kiracı|evraklar|) (var mı|hangileri|kaldı mı|kaç tane|listesi|)
(imzalanmamış|onaylanmamış|tamamlanmamış|askıda|bekleyen) ($kontlar|$kont|kontratlar) (var mı|hangileri|)
(hala|daha|) (imza atmayan|onaylamayan|onay vermeyen|imzalamayan) (kiracı|kefil|var mı|kim|kimler|kaldı mı)
@kisi (kontratı|sözleşmeyi|) (onayladı mı|imzaladı mı|kabul etti mi|onaylamış mı|onay verdi mi)
@mulk kontratı (onaylandı mı|imzalandı mı)
(kefil|kefiller) (onayladı mı|onay vermedi mi|imzaladı mı)
= onay bekleyen kontratlar | imza bekleyen sözleşmeler | kim kontratı onaylamadı | bekleyen kontratlar | yanıt bekleyen sözleşme | cevap bekleyen kontrat | onaylanmamış kontrat
= kimler kontrati onaylamadi daha | onay bekleyen kontrat kaldi mi | @kisi onayladi mi

# contracts.of
@kisi (eve|daireye|) giriş (tarihi|günü) (ne zaman|ne|neydi|)
@kisi (çıkış tarihi|taşınma tarihi) ne zaman
@kisi kontratı (kaç yıllık|hangi aralıkta|ne zamana kadar)
@mulk (kontratı|sözleşmesi) (ne zamana kadar|kaç yıllık)
@kisi (kontratı|sözleşmesi|süresi|mukavelesi) (ne zaman|hangi tarihte|hangi ay) (bitiyor|başladı|doluyor|bitecek|başlıyor|yenileniyor|sona eriyor)
@kisi (kontratının|sözleşmesinin|kontrat) (bitiş tarihi|başlangıcı|tarihleri|süresi|başlangıç tarihi|bitişi|detayları)
@kisi (ne zaman|hangi tarihte|kaç yılında) (girdi|girmiş|taşındı|taşınmış|geldi|giriyor|çıkacak|çıkıyor|eve girdi|kiraladı)
@kisi (kaç yıldır|kaç aydır|ne zamandır|ne zamandan beri) (oturuyor|kiracım|kiracı|burada)
@kisi (kontratı|sözleşmesi) (göster|nasıl|var mı|kaç yıllık)
@mulk (kontratı|sözleşmesi|kontrat) (ne zaman|hangi tarihte) (bitiyor|başladı|doluyor|bitecek)
@mulk (kontratının|sözleşmesinin|sözleşme|kontrat) (bitiş tarihi|başlangıcı|süresi|tarihleri|başlangıç tarihi|bitişi|)
@mulk ne zaman (kiraya verildi|kiralandı|boşalacak|boşalıyor)
= @kisi kontratı ne zaman bitiyor | @mulk kontratı ne zaman bitiyor | @kisi sözleşmesi | @mulk sözleşmesi | @kisi kontratı ne zaman başladı | @kisi ne zaman taşındı | @kisi ne zamandır oturuyor | @mulk kontratı bitiş tarihi | @kisi kontratı | @kisi ne zaman çıkıyor
= @kisi ne zaman girmis eve | @mulk kontratinin baslangici

# contracts.rent-of
@mulk aylığı (ne|kaç|ne kadar)
@kisi aylık (ne|ne kadar) ödüyor
@mulk ne kadar kira (getiriyor|ödüyorlar) (aylık|ayda|)
@kisi (ne kadar|kaç lira|kaç para|kaça) (kira veriyor|kira ödüyor|oturuyor|kira|ödüyor aylık|veriyor)
@kisi (kirası|kira bedeli|aylık kirası|kira tutarı) (ne kadar|kaç|kaç lira|ne|nedir)
@mulk (kirası|kira bedeli|aylık kirası|kira tutarı) (ne kadar|kaç|kaç lira|ne|nedir)
@mulk (kaça|ne kadara|kaç liraya|kaç paraya) (kirada|verilmiş|kiraladık|kiraya verdim|veriliyor|kiralandı|oturuyorlar)
= @kisi kirası ne kadar | @mulk kirası ne kadar | @kisi ne kadar kira ödüyor | @mulk kaça kirada | @kisi kaç lira kira veriyor | @mulk kira bedeli | @kisi kirası kaç | @mulk kirası
= @mulk kirasi kac | @mulk kaca kirada

# contracts.highest
(en yüksek|en pahalı|en fazla|en çok) (kira|kirayı|kirası|kiralı|kiradaki) (veren|ödeyen|olan|hangisi|kimde|kim|evim|daire|mülk|)
kirası en (yüksek|pahalı|fazla|çok) (olan|hangisi|ev|daire|kim|mülk)
en (yüksek|pahalı) (kira bedeli|kirayı kim ödüyor|kiraya hangi evi verdim)
en çok kira (aldığım|getiren) (ev|yer|daire)
= en yüksek kira | en pahalı kira | en çok kira ödeyen kiracı | kirası en yüksek mülk | en fazla kirayı kim ödüyor | hangi evin kirası en yüksek | en pahalı ev
= en pahali kiradaki evim

# contracts.lowest
(en düşük|en ucuz|en az) (kira|kirayı|kirası|kiralı) (veren|ödeyen|olan|hangisi|kimde|kim|evim|daire|mülk|)
kirası en (düşük|ucuz|az) (olan|hangisi|ev|daire|kim|mülk)
en ucuza (hangi evi|hangi daireyi|kim|kimi) (veriyorum|oturuyor|oturtuyorum)
en az kira (aldığım|getiren) (ev|yer|daire)
= en düşük kira | en ucuz kira | en az kira ödeyen kiracı | kirası en düşük mülk | hangi evin kirası en düşük | en ucuz ev

# contracts.average
(ortalama|ort) kira (ne kadar|kaç|kaç lira|bedeli|nedir|)
(kiraların|kira) ortalaması (ne|kaç|ne kadar)
(kiralarım|daireler|evlerim) ortalama kaça (kirada|gidiyor|veriliyor)
ortalama ne kadar kira alıyorum
= ortalama kira | ortalama kiram ne kadar | kiraların ortalaması
= ortalama kira ne kadar cikiyor

# contracts.rent-range
@tutar (arası|) (kirada|kiralı) (ev|daire|yer)
(kirası|aylığı|) @tutar (olan|) (kiralar|evler|daireler|kontratlar|kiracılar|mülkler|kimler|var mı)
@tutar kira (ödeyen|veren|olan) (kim|kimler|var mı|kiracılar|evler)
(kimler|hangi evler) @tutar (kirada|ödüyor|kira veriyor)
= @tutar kiralar | kirası @tutar olanlar | kirası @tutar olan evler | @tutar kira ödeyen kiracılar | kirası @tutar mülkler hangileri
= kiralar @tutar

# contracts.oldest
(en eski|en uzun süredir oturan|en kıdemli|en uzun süreli|en uzun oturan|ilk) (kiracım|kiracı|kiracılarım|kiracılar) (kim|hangisi|kimler|)
en (uzun süredir|uzun zamandır|eskiden beri) (kim oturuyor|oturan kim|kirada olan)
(on yılı|10 yılı|on seneyi|10 yıldan fazla) (dolduran|doldurmuş|oturan|geçen) kiracı (var mı|kim|kimler)
= en eski kiracım | en uzun süredir oturan kiracı | en eski kontrat | kim en uzun süredir kiracım | en kıdemli kiracı
= on seneyi doldurmus kiraci var mi

# contracts.newest
(yeni giren|son gelen|en son taşınan) kiracı (kim|)
(en yeni|en son|son) (yaptığım|imzalanan|yapılan|) ($kont|$kontlar|kontratım|sözleşmem|kiracım|kiracı) (hangisi|hangileri|kim|kiminle|)
(en son|son) (kimi|kime|kiminle) (ev verdim|kontrat yaptım|kiraya verdim|sözleşme yaptım|aldım kiracı)
yeni (kiracılar|kiracım|kontratlar) (kim|kimler|hangileri)
= en son yapılan kontrat | en yeni kiracım | yeni kontratlar | son kontratlar | en yeni sözleşme | yeni kiracılar

# contracts.extended
(kendiliğinden|otomatik|otomatikman|kendi kendine|) (uzayan|uzamış|yenilenen|uzayıp giden) ($kontlar|$kont|kiracılar) (hangileri|var mı|listesi|)
(süresi|kontratı|sözleşmesi) (uzayan|uzamış|yenilenmiş|uzayanlar|bitip devam eden) (kiracılar|kimler|hangileri|)
uzama yılında olan kiracılar
= süresi uzayan kontratlar | kendiliğinden uzayan sözleşmeler | uzamış kontratlar | kendiliğinden yenilenmiş kontrat
= otomatik uzayan sozlesmeler

# contracts.foreign
(dövizli|dolarlı|eurolu|döviz üzerinden|yabancı parayla|dolar üzerinden|dövizle yapılmış|euro) (kontratlar|kontrat|sözleşmeler|kiralar|kira) (hangileri|var mı|listesi|)
(kim|kimler|hangi kiracı) (dolarla|dövizle|euroyla|dolar) (ödüyor|kira veriyor|kira ödüyor)
kirası (dolar|euro|döviz) olan (kim|kimler|var mı|ev)
= dövizli kontratlar | dolarla kira | euro ile kira sözleşmesi | yabancı para kontratları | dövizle ödeyen kiracı | dolar kira
= dolarli kontrat hangileri

# contracts.guarantors
@kisi (kime|kim) kefil (oldu|olmuş|)
(kimin|hangi kiracının) kefili (var|yok|kim)
(kefiller|kefillerim|kefilleri|kefili olan|kefili olmayan|kefilsiz) (kim|kimler|kontratlar|hangileri|listesi|göster|)
@kisi (kefili|kefilleri|kefil) (kim|var mı|kimdi|telefonu)
(kim|kimler) (kime|) kefil (olmuş|oldu|)
@mulk kefili kim
hangi kontratlarda kefil (var|yok)
(kefil|kefilin) (adı|ismi) ne
= kefiller kim | hangi kontratta kefil var | kefilli sözleşmeler | @kisi kefili kim | kefili olan kiracılar | kaç kefil var
= @kisi kefili kim | kefilsiz kontratlar hangileri

# contracts.ended
@zaman (biten|sona eren|sonlanan|bitmiş|kapanan) (kiracılıklar|kiracılık|kontratlar|kiralamalar) (hangileri|kaç tane|)
@zaman (çıkan|ayrılan|taşınan|evi boşaltan|giden) (kiracılar|kiracı|kimler|kim|oldu mu|var mı)
@zaman (kim|kimler) (çıktı|ayrıldı|taşındı|evi boşalttı|gitti)
(eski|önceki|ayrılmış|çıkmış) (kiracılarım|kiracılar|kiracım) (kim|kimler|)
= ayrılan kiracılar | kim ayrıldı | çıkan kiracılar | sona eren kiracılıklar | biten kiracılıklar | kimler çıktı evden
= @zaman biten kiraciliklar

# increase.upcoming
(kirayı|kiraları) (artırma|yükseltme|zamlama) (zamanı|vakti) gelen (evler|evlerim|kiracılar|)
@zaman (kirası|kiraları) (artacak|zamlanacak) (evler|kiracılar|kimler|)
(zam|artış|kira artışı) (zamanı|günü|dönemi|vakti) (gelen|gelenler|yaklaşan|kimler|kimin|geldi mi) (kim|kimler|kiracılar|var mı|)
(kime|kimlere|hangi kiracıya|kimin kirasına) @zaman (zam|artış) (yapacağım|yapabilirim|yapılacak|gelecek|yapmam lazım|yapma zamanı)
(kimin|kimlerin) (zam|artış|kira artış) (zamanı|günü|dönemi|ayı) (geldi|yaklaştı|geliyor|yakın|)
(yaklaşan|sıradaki|gelecek) (zamlar|artışlar|kira artışları|zam)
(zam|artış) yapılmamış (kiralar|kiracılar)
zam yapmayı unuttuğum var mı
= artış zamanı gelen kiralar | kimin zam zamanı geldi | kira artışı yaklaşanlar | hangi kiraya zam yapabilirim | zam yapılacak kiracılar | artış tarihi gelen kontratlar | yaklaşan kira artışları | zammı yaklaşan kiralar
= kimlerin zam zamani geldi

# increase.of
@kisi (enflasyona göre|yasal olarak) (kaça|ne kadara) çıkar
@kisi (ne kadar|kaç lira|en fazla ne kadar|yüzde kaç|kaç) (zam|artış) (yapabilirim|yapılır|yapayım|yapılabilir|isteyebilirim|hakkım var)
@kisi (kirasını|kirası) (kaça|kaç liraya|ne kadara|en fazla kaça|ne kadar) (çıkarabilirim|artırabilirim|yükseltebilirim|çıkar|yükselir|artar)
@mulk (kirasını|kirası|kirasına|) (kaça|ne kadar|kaç liraya|en fazla kaç) (çıkarabilirim|artırabilirim|çıkar|artar|zam yapabilirim|zam yapılır)
@kisi yeni kirası (ne olur|kaç olacak|ne kadar olur|ne kadar olacak|zamla ne olur)
@kisi (zam|artış) (zamanı|tarihi|günü|ne zaman) (geldi mi|ne zaman|)
@mulk (zam|artış) (ne zaman|oranı|ne kadar olacak)
= @kisi ne kadar zam yapabilirim | @mulk kirasına ne kadar zam | @kisi kira artışı | @mulk kira artışı | @kisi yeni kirası ne kadar olacak | @mulk zamlı kira | @kisi zam
= @kisi ne kadar zam yapabilirim

# arrears.steps
(alacak dosyası|takip dosyası|icra dosyası) (nasıl hazırlanır|hazırlamak istiyorum|aç|nerede)
(hangi kiracılara|kime|kimlere) ihtar (çekmem lazım|çekilecek|göndermeliyim|çekmeliyim)
@kisi ihtar (çek|çekelim|göndermek istiyorum|çekmem gerekiyor mu)
@kisi (aleyhine|hakkında|için) (takip|icra|dava) (başlatılabilir mi|açabilir miyim|başlatabilir miyim|süreci)
(icra takibi|tahliye davası|ihtar) (nasıl başlatırım|için ne yapmalıyım|açmak istiyorum) (ödemeyen kiracıya|)
kiracıyı (nasıl çıkarırım|çıkarmak istiyorum|çıkartmak için ne yapmalıyım) (ödemiyor|kira vermiyor|)
(kiracı|kiracım) (ödemiyor|kirayı vermiyor|kirasını ödemiyor|para vermiyor|ödemezse|kaç aydır ödemiyor) (ne yapmam lazım|ne yapayım|ne yapmalıyım|ne yapacağım|ne yapabilirim|şimdi ne olacak|nasıl çıkarırım)
@kisi (ödemiyor|kirayı vermiyor|kirasını ödemiyor|geç ödüyor|hep geç ödüyor|ödemedi) (ne yapmam lazım|ne yapayım|ne yapmalıyım|sıradaki adım ne|ne yapabilirim|şimdi ne yapacağım)
(geç ödeyen|ödemeyen|kirasını vermeyen|geciken|borçlu) (kiracıya|kiracıyla|kiracıyı|kiracı için) (ne yapmalıyım|ne yapabilirim|ne yapılır|ne yapacağım|nasıl davranmalıyım|hangi adımları izlemeliyim|ne yapmak gerekir)
@kisi için (sıradaki adım|ne yapmalıyım|hangi adım|sonraki adım)
(kirayı|parayı) alamıyorum ne yapabilirim
(gecikmede|borçlu kiracıda) (sıradaki|izlenecek|sonraki) adım
kiracıya karşı haklarım ne ödemezse
= kiraci odemiyor ne yapmam lazim

# act.remind
@kisi (hatırlatma|hatırlat|mesaj|ödeme hatırlatması|kira hatırlatması) (gönder|at|yolla|yap|)
@kisi (kirasını|kirayı|ödemesini|borcunu|ödemeyi|) (hatırlat|hatırlatır mısın|hatırlatsana|hatırlatabilir misin)
(gecikenlere|ödemeyenlere|borçlulara|kiracıya) (hatırlatma|hatırlat|mesaj) (gönder|at|yolla|)
@kisi (ikaz et|uyar|uyarı gönder|dürt)
@kisi haber ver kirasını ödesin
= @kisi hatirlatma gonder

# act.record
@kisi (ödemesini|kirasını|parasını|ödemesi|kirası) (kaydet|işle|gir|ödendi yap|ödendi olarak işaretle|ödendi olarak işle|ödendi say|yaz|ekle|işaretle)
@kisi (kirayı|kirasını|parayı|) (ödedi|verdi|yatırdı|elden verdi|getirdi) (kaydet|işle|onu kaydet|kaydedelim|deftere yaz|kayda geç)
@kisi (kirası|parası|ödemesi) geldi (kaydet|işle|onu kaydet|işaretle)
@kisi (için|adına|) ödeme (gir|kaydet|ekle|kaydı aç)
@mulk (kirasını|ödemesini) (kaydet|işle|gir|ödendi yap)
ödeme kaydet
bir tahsilat gir
= @kisi kirasini odendi olarak isle
`
