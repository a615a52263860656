/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const lawPhrases = `
# law.increase
(kiralar|kira) @zaman (enflasyona göre|tüfeye göre|yasaya göre) (kaça|ne kadar|yüzde kaç) (çıkmalı|artmalı|artar)
(kira|) (zammında|artışında) (üst sınır|tavan) (ne|kaç)
(ne kadar|yüzde kaç) zam (yasal|normal|uygun)
(yasal olarak|kanunen|en fazla|en çok|bu ay|bu yıl|bu yılki|) (kira|kiraya|kiraları|) (yüzde kaç|ne kadar|kaç|en fazla ne kadar) (zam yapılır|artırılabilir|artış yapılır|zam yapabiliyorum|zam yapılabilir|artabilir|zam yapılıyor|artırabilirim)
(kira artış|kira zam|zam|yasal zam|yasal artış|yasal kira artış) (oranı|sınırı|tavanı|yüzdesi|limiti) (kaç|ne|nedir|ne kadar|yüzde kaç|)
(ev sahibi|ev sahibim|sahibi) (yüzde elli|%60|yüzde yüz|iki katı|çok|fahiş|fazla) (zam|artış) (istiyor|istedi|yapmak istiyor|yapabilir mi|yaptı) (yapabilir mi|hakkı var mı|yasal mı|olur mu|)
yüzde 25 zam sınırı (kalktı mı|var mı|geçerli mi)
kira zammı nasıl hesaplanır
bu yılki zam oranı
= kira en çok ne kadar artırılabilir | kira artış oranı | yasal zam oranı | kira artış sınırı | kiraya en fazla ne kadar zam yapılır | kira zammı yüzde kaç | kira artış tavanı | kira artışı ne kadar olur | yasal kira artışı | bu ay kira zam oranı kaç
= ev sahibi %60 zam istiyor yapabilir mi | @zaman zam orani kac tufe

# law.tufe
(tüfe|enflasyon|tüik) (kaç|oranı|ne|nedir|ne kadar|yüzde kaç|açıklandı mı|kaç oldu|kaç çıktı|)
(son|bu ayki|@zaman|on iki aylık|yıllık) (tüfe|enflasyon|tüfe ortalaması) (kaç|oranı|ne kadar|nedir|)
(on iki aylık|12 aylık) (ortalama|tüfe ortalaması|ortalama tüfe)
= tüfe kaç | tüfe oranı | son tüfe oranı | enflasyon oranı kaç | tüik tüfe oranı | on iki aylık tüfe ortalaması | tüfe yüzde kaç

# law.deposit
(depozito|kapora|güvence bedeli|teminat) (en fazla|en çok|yasal olarak|) (kaç kira|ne kadar|kaç aylık) (olabilir|alınır|alınabilir|istenebilir|istenir|olur)
(kaç|en fazla kaç) depozito (alabilirim|alınır|istenir|alınabilir)
(3|üç|4|beş|dört) (depozito|aylık depozito|kira depozito) (istedi|istiyor|alınır mı|isteniyor) (bu yasal mı|yasal mı|olur mu|normal mi|)
depozito (sınırı|üst sınırı|bankaya mı yatırılır|hesaba yatırmak zorunlu mu)
= depozito en çok kaç kira olabilir | depozito sınırı | en fazla ne kadar depozito alınır | kaç aylık depozito istenir | yasal depozito | depozito üst sınırı kaç ay | kaç aylık depozito
= depozito en fazla kac kira alinir

# law.deposit-return
depozitom (yanar mı|kesilir mi|geri verilir mi) (çıkarken|çıkınca|)
(ev sahibi|sahibi|ev sahibim) (depozitoyu|depozitomu|kaporayı) (vermezse|geri vermiyor|vermiyor|iade etmiyor|ödemezse|vermedi) (ne yaparım|ne yapmalıyım|ne yapabilirim|)
(depozitoyu|depozito|kaporayı) (ne zaman|kaç günde|kaç ay içinde|nasıl) (iade etmeliyim|geri verilir|iade edilir|geri alırım|geri vermem gerekir|geri alınır)
depozitodan (ne kesilebilir|kesinti yapabilir mi|boya parası kesilir mi|hasar düşülür mü)
depozito iadesi (nasıl|kuralı|ne zaman|süresi)
çıkınca depozito geri alınır mı
= depozito ne zaman iade edilir | depozitomu nasıl geri alırım | depozito iadesi | depozitoyu geri vermek zorunda mıyım | depozito iade süresi | depozito kaç ayda geri alınır

# law.tenant-notice
evden (çıkacağım|çıkıcam|ayrılıcam|taşınıcam) (ne zaman|kaç gün önce) (söylemem|haber vermem|bildirmem) (lazım|gerek)
(evi|daireyi) erken (boşaltırsam|bırakırsam) (ne olur|depozitom yanar mı|ceza var mı|kaç kira öderim)
(süresinden|kontrat bitmeden|vaktinden) önce (çıkmak|ayrılmak|taşınmak) (istiyorum|istersem|için)
(evden|daireden|) (çıkmak|ayrılmak|taşınmak) (için|istiyorum|istersem) (kaç gün|ne kadar) önce (haber vermem|haber vermeliyim|bildirmem|bildirmeliyim|söylemem|söylemeliyim) (gerek|lazım|gerekiyor|)
(kiracı|kiracım) (çıkmak için|çıkarken|çıkacaksa|) (kaç gün|ne kadar) önceden (haber|bildirim|ihbar) (vermeli|yapmalı|vermek zorunda|vermeli mi)
(çıkacağım|taşınacağım|ayrılacağım) (ne kadar|kaç gün) önceden (söylemeliyim|bildirmeliyim|haber vermeliyim)
(kontrat|sözleşme) (bitmeden|dolmadan) (çıkarsam|ayrılırsam|çıkabilir miyim|taşınırsam) (ne olur|ceza öder miyim|kaç kira öderim|)
(erken çıkış|erken tahliye) (cezası|bildirimi|tazminatı)
(kiracı|kiracım) (erken|süresinden önce) (çıkarsa|çıkmak isterse) ne olur
= kiracı kaç gün önce haber vermeli | evden çıkmak için bildirim süresi | kiracı fesih bildirimi kaç gün | çıkmadan kaç gün önce bildirim | kiracının ihbar süresi | evden nasıl çıkarım | kiracı ne zaman bildirim yapmalı | on beş gün kuralı
= evden cikmak icin kac gun once haber vermem gerek

# law.ten-years
(on yıl|10 yıl|on sene|10 sene|on yılı|10 yılı) (dolunca|doldu|dolan|dolduran|geçince|kuralı) (çıkarabilir miyim|kiracı çıkar mı|ne olur|tahliye|kiracıyı çıkarma|uzama süresi|)
on yıllık uzama süresi (nedir|ne|dolanı çıkarma|ne zaman dolar|)
(sebep göstermeden|sebepsiz|gerekçesiz) (kiracı|kiracıyı) (ne zaman|) (çıkarabilirim|çıkarılır|tahliye)
(ev sahibi|sahibi) beni ne zaman (sebepsiz|nedensiz) çıkarabilir
= on yıl sonra kiracı çıkarılabilir mi | 10 yıllık kiracı tahliyesi | on yıl kuralı | 10 yıl uzama süresi tahliye | on yıllık kiracı
= beni ne zaman cikarabilirler | on yillik uzama suresi dolani cikarma

# law.late-rent
kirayı (geciktirirsem|geç ödersem|ödemezsem|ödeyemezsem) (ne olur|noluyo|ne yaparlar|nolur|beni çıkarırlar mı)
temerrüt (nedeniyle|sebebiyle) tahliye (şartları|koşulları|davası|süreci)
(kira ödenmezse|ödenmeyen kira için|kira ödenmeyince|kiracı ödemezse) (ihtar|ihtarname|ihtar süresi|ne kadar süre|kaç gün süre) (kaç gün|nasıl çekilir|verilir|beklenir|gerekir|verilmeli|)
(ihtarname|ihtar) (çekince|çektikten sonra|gönderince|süresi) (kaç gün|ne kadar) (beklenir|beklerim|süre var|sürer|)
(temerrüt|gecikme) (ihtarı|tahliyesi|nedeniyle tahliye) (nasıl|süresi|kaç gün)
(otuz|30) günlük (ihtar|süre) (nedir|nasıl)
kirayı geç ödersem (ihtar|ne olur|kaç gün süre verir)
= kira ödenmezse ne yapabilirim | ödemeyen kiracıyı nasıl çıkarırım | ödemeyen kiracıya ihtar | otuz günlük ihtar | kira ödenmezse tahliye | kirasını ödemeyen kiracı tahliye | geciken kira için ihtarname | temerrüt ihtarı
= ihtarname cekince kac gun beklenir

# law.two-notices
(iki|2) haklı ihtar (nedir|ne|nasıl olur|süresi|şartı|davası|kaç ay|)
(bir yılda|bir kira yılında) (iki|2) (kez|kere|defa|) (ihtar|ihtarname|geç ödeme) (ne olur|çekilirse|alan kiracı|tahliye|)
(kirayı|kirasını) (iki|2) (kez|kere|defa) (geciktirdim|geciktirdi|geç ödedi|geç ödedim|geciktirirsem) (atar mı beni|çıkarabilir mi|tahliye olur mu|ne olur)
= iki haklı ihtar | iki haklı ihtarla tahliye | iki ihtar davası | haklı ihtar nedir | 2 haklı ihtar ne zaman dava
= iki hakli ihtar nedir hangi sure

# law.undertaking
(tahliye taahhüdü|tahliye taahhütnamesi|tahliye taahhütnameyi|taahhütname) (geçerli mi|ne zaman|nedir|nasıl olmalı|ne zaman imzalanmalı|imzalattılar|geçersiz mi|süresi|ne zaman verilirse geçersiz|kaç ay geçerli)
(kontratla|sözleşmeyle) (aynı gün|birlikte|beraber) (imzalanan|alınan|verilen) (tahliye|) taahhüdü (geçerli mi|)
tahliye taahhüdüyle (nasıl|ne zaman) (çıkarılır|icraya gidilir|çıkarırım)
boş kağıda imza attırdılar tahliye için
= tahliye taahhüdü | tahliye taahhütnamesi geçerli mi | tahliye taahhüdü ne zaman kullanılır | taahhütname şartları | taahhüt ile tahliye
= tahliye taahhutnamesi imzalattilar gecerli mi

# law.guarantee
eşin rızası (olmadan|yoksa) (kefalet|kefil olunur mu)
(kefalet|kefil|kefilin|kefilliğim) (kaç yıl|ne kadar|ne kadar süre|süresi|sorumluluğu|şartları) (geçerli|sürer|nedir|ne|ne kadar|kaç yıl|)
(kefilin|eşin) (eşinin|) (rızası|imzası) (şart mı|gerekir mi|gerekiyor mu|lazım mı)
(kefalet|kefillik) (nasıl geçerli olur|el yazısı şart mı|geçerlilik şartları|ne zaman biter)
kefil neden sorumlu
= kefalet şartları | kefil için eş rızası | kefalet nasıl geçerli olur | kefil neyi elle yazar | kefalet geçersiz olur mu | kefilin sorumluluğu hukuk
= kefalet kac yil gecerli

# law.interest
(gecikmiş|geciken) kira faizi(ni|) (nasıl hesaplarım|nasıl hesaplanır|ne kadar|kaç)
(temerrüt faizi|gecikme faizi) nasıl hesaplanır
(yasal|kanuni|temerrüt|gecikme) (faiz|faizi) (oranı|kaç|ne kadar|yüzde kaç|uygulanır|nedir|)
(kira alacağına|geciken kiraya|kira borcuna) (hangi|ne kadar|uygulanacak|) faiz (işler|uygulanır|oranı|istenir|)
(ev sahibi|) gecikme faizi (isteyebilir mi|isteyebilir miyim|alabilir miyim|ne kadar)
= yasal faiz oranı | gecikme faizi kaç | geciken kiraya faiz | faiz oranı | temerrüt faizi yüzde kaç | kiraya ne kadar faiz işler
= yasal faiz orani

# law.mediation
(arabulucu|arabuluculuk|arabulucuya) (şart mı|zorunlu mu|gitmek zorunda mıyım|gitmek şart mı|nasıl|gerekli mi|ücreti|süresi|kira uyuşmazlığı)
(dava|tahliye davası|kira davası) (açmadan|öncesi|açmak için) (arabulucu|arabuluculuk|arabulucuya gitmek) (şart mı|zorunlu mu|gerekir mi|)
dava şartı arabuluculuk
= arabulucu zorunlu mu | arabuluculuk | dava açmadan arabulucu | kira davasında arabuluculuk | arabulucuya gitmek
= tahliye davasindan once arabulucu sart mi

# law.bank
elden (para|kira) (isteyebilir mi|alabilir mi|istiyor|istedi) (ev sahibi|)
(ev sahibi|sahibi) (elden|nakit) (para|kira) (istiyor|isteyebilir mi|alabilir mi) (olur mu|)
(kirayı|kira) (elden|nakit|banka dışından|bankadan) (versem|ödesem|verebilir miyim|ödenir mi|vermek|ödemek|alabilir miyim|alınır mı) (olur mu|yasak mı|cezası var mı|yasal mı|mi bankadan mı|zorunlu mu|)
(kira|kirayı) bankadan (ödemek|yatırmak|almak) (zorunlu mu|şart mı|gerekir mi)
elden kira (almanın|vermenin) cezası
= kira elden ödenebilir mi | kirayı bankadan ödemek zorunlu mu | elden ödeme cezası | kira elden alınırsa ceza | banka zorunluluğu kira cezası | nakit kira yasal mı
= kirayi elden versem olur mu

# law.penalty
(ceza şartı|cezai şart|muacceliyet şartı|sözleşmedeki ceza|gecikme cezası) (geçerli mi|var|yasak mı|koyabilir miyim|olur mu|yasal mı)
(sözleşmede|kontratta) (ceza|cezai şart|muacceliyet) (şartı|maddesi|yazıyor|) (var|) (geçerli mi|uygulanır mı|bağlar mı)
(bir ay|kirayı) ödemezse tüm (yıl|kiralar) (muaccel olur|istenir) (mu|mi|) şartı
= cezai şart geçerli mi | kontrata ceza şartı konur mu | kira sözleşmesinde cezai şart | muacceliyet şartı geçersiz | cezai şart
= sozlesmede ceza sarti var gecerli mi

# law.five-years
kira bedelinin tespiti (davası|davası açma süresi|nasıl istenir)
kira tespit davasının (açılma süresi|şartları)
(beş yıl|5 yıl|beş sene|5 sene|beşinci yıl) (dolunca|sonra|geçince|dolduktan sonra|kuralı|) (kira tespit davası|tespit davası|kira tespiti|emsal kira|kira ne olur|rayiç kira)
(kira tespit|tespit|uyarlama|kira uyarlama) davası (nedir|ne zaman açılır|nasıl açılır|şartları|)
emsal kiraya (nasıl|ne zaman) (çıkarılır|çıkarırım|yükseltirim)
= beş yıl sonra kira | kira tespit davası | 5 yıl sonra kira artışı | beş yıllık kiracı zam | kirayı hakim ne zaman belirler | beş yıl dolunca kira mahkeme
= bes yil dolunca kira tespit davasi

# law.foreign
(döviz|dövizli|dolar|euro) (üzerinden|olan|ile|) (kira|kirada|kiralara|kiraya) (artırılır mı|zam yapılır mı|artış olur mu|artış yasağı|artar mı)
(dolarla|dövizle|euroyla) (kira|kiraya vermek|kontrat yapmak|sözleşme) (yasak mı|serbest mi|olur mu|yapılır mı)
dövizli kira (yasağı|artışı|kaç yıl artmaz)
= dövizli kirada artış | dolar kiraya zam yapılır mı | yabancı para kirada zam | euro kira artışı yasal mı | döviz kira artırılabilir mi
= doviz uzerinden kira artirilir mi

# law.owner-costs
(kapıcı|asansör|site|temizlik|yönetim|bahçe) (parası|masrafı|gideri|ücreti) (kimin işi|kime ait|kim öder|kiracıya mı ait)
(kombi|petek|boya|çatı|tesisat) (tamiri|masrafı|arızası|bakımı) (kime ait|kim öder|ev sahibine mi ait|kimden)
(emlak vergisini|sigortayı|daskı|vergiyi|büyük onarımı|dış cephe parasını|asansör tamirini|yöneticilik giderini|kombi tamirini) (kim|ev sahibi mi|kiracı mı|ben mi) (öder|ödüyor|ödemek zorunda|ödemeli|karşılar|ödüyorum|yaptırır)
(ev sahibinin|kiracının) (ödemesi gereken|ödeyeceği) (giderler|masraflar|vergiler)
(demirbaş|büyük tadilat|tamirat) (masrafı|parası|gideri) (kime ait|kimin|kimden)
aidatı kim öder ev sahibi mi kiracı mı
= emlak vergisini kim öder | dask kime ait | sigortayı kim öder | dask kim öder | emlak vergisi kiracıya mı ait | zorunlu sigorta kiracı mı öder
= emlak vergisini ben mi oduyorum

# law.allocation
(kısmi|eksik) ödeme (önce|) (neye|hangi borca|nereye) (sayılır|mahsup edilir|düşülür|yazılır|gider)
(ödeme|para) önce (faize mi|ana paraya mı|eski borca mı) (sayılır|gider|düşülür)
mahsup sırası
= eksik ödeme neye sayılır | kısmi ödeme hangi borca mahsup edilir | ödeme önce faize mi sayılır | mahsup sırası | ödeme hangi aya sayılır
= kismi odeme once neye mahsup edilir
`
