/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const moneyPhrases = `
# money.unpaid
(kirayı|kirasını|parasını) kimler (yatırmamış|vermemiş|göndermemiş|atmamış)
(bak bakalım|bir baksana|baksana) kirayı (kim|kimler) (yatırmamış|ödememiş|vermemiş)
(hala|daha) (para|kira) (alamadığım|alamadığımız) (kiracı|kim|kimler) (var mı|)
@zaman (boş geçen|eksik olan|yatmamış) kiralar
borç listesi @zaman
bugün kim (ödemedi|yatırmadı)
@zaman $kim $kirayi $odemedi
@zaman $kim $odemedi (hala|daha|)
$kirayi (hala|daha|henüz|) $odemeyen (kim|kimler|var mı|kaldı mı|kiracılar|listesi)
@zaman $odemeyen (kim|kimler|kiracılar|listesi|var mı|kaç kişi)
@zaman (kirası|ödemesi|parası) (gelmeyen|yatmayan|ulaşmayan|ödenmeyen) (kim|kimler|kiracılar|daireler|evler|hangileri)
@zaman (hangi kiralar|hangi evin kirası|hangi dairenin kirası|kimin kirası|kimin parası|kimlerin kirası|kimlerin ödemesi) (gelmedi|yatmadı|ödenmedi|eksik kaldı|ulaşmadı|gelmemiş|yatmamış)
@zaman (kimden|kimlerden|hangi kiracıdan|hangi kiracılardan) (para|kira|ödeme) (alamadık|alamadım|gelmedi|almadım|tahsil edemedim|eksik)
(kimler|kim) (borcunu|kirasını) (kapatmadı|ödemeden duruyor|aksattı|aksatıyor|savsaklıyor|unuttu)
@zaman (ödemeyen|yatırmayan|vermeyen|göndermeyen) (olmuş mu|olmuş muydu|oldu mu|çıktı mı)
@zaman ödenmemiş kiralar
ödenmeyen (kiralar|kira listesi|ödemeler|aylar)
(kimin|kimlerin) @zaman kirası (açık|boş|ödenmemiş) (görünüyor|duruyor|)
kiracılardan hangileri (kirasını|parasını) vermedi
@zaman kira ödemeyenleri (söyle|söylesene|göster|çıkar|listele|sırala|yaz)
(günü geldi|gün geçti|ayın onu oldu|ayın beşi geçti) kim $odemedi
şu kirayı vermeyenlere bakalım
para göndermeyen kiracı kaldı mı
= kim ödemedi | kirayı ödemeyenler | kirası yatmayan kiracılar | hangi kira gelmedi | ödemeyen kiracılar kimler | kirasını yatırmayan kim | hangi kiracılar ödemedi | hangi evin kirası ödenmedi | ödenmeyen kiralar
= @zaman kim kirayi yatirmadi hala | @zaman parasi gelmeyenler kim | hangi kiraci daha vermedi | kirasini yatirmayan kaldi mi | odemesini yapmayan var mi @zaman ya

# money.late
(gecikme|borç|alacak) (listesi|listesini ver|listesini göster|tablosu)
(hangi|) (müvekkilin|sahibin|) kiracısı (temerrütte|gecikmede|gecikti)
(ödemesi|kirası) (sarkan|aksayan|kaçan) (kiracılar|kim|var mı)
ödemeyi (aksatan|sarkıtan|geciktiren) (kim|kimler|var mı)
kiracıların (gecikmesi|gecikmiş borcu) toplam (kaç para|ne kadar)
(geciken|gecikmiş|günü geçmiş|vadesi geçmiş|geç kalan|zamanı geçmiş) (ödemeler|kiralar|kira|alacaklar|borçlar|kiracılar|tahsilatlar)
(geciken|gecikmiş|günü geçmiş|vadesi geçmiş) (ödeme|kira|alacak|borç) (var mı|listesi|hangileri|ne kadar|kaç tane)
(kim|kimler|hangi kiracı|hangi kiracılar) (gecikti|gecikmiş|gecikmede|geç kaldı|gecikiyor|gecikmeye düştü|geride kaldı|temerrüde düştü|geciktirdi)
(gecikenler|gecikmeler|gecikmedekiler|geç kalanlar|geciktirenler) (kim|kimler|hangileri|listesi|göster|toplamı ne kadar|)
(ödemesi|kirası) (geciken|gecikmiş) (kiracı|daire|ev|) (var mı|kimler|hangileri|)
gecikmeli (kiracılar|ödemeler|kiralar|hesaplar)
kaç (kiracı|kişi|ödeme) gecikmede
toplam gecikme (tutarı|) ne kadar
temerrüde düşen (kiracılar|borçlular|var mı)
muaccel (alacaklar|borçlar|kiralar) listesi
günü geçtiği halde ödenmeyen (kiralar|alacaklar)
geciken alacağım $nedir
= geciken ödemeler | geciken kiralar | kim gecikti | gecikmiş alacaklar | gecikmiş borcu olan kiracılar | kimler geç kaldı | geciken kiracılar | ne kadar gecikmiş alacağım var | geciken var mı
= gecikenler kimler bi goster | vadesi gecmis odemeler | kim gec kaldi odemede | muacceliyet borclular listesi

# money.paid
@zaman (kim|kimler|hangi kiracılar|kaç kişi) $kirayi $odedi
@zaman (kim|kimler|hangi kiracılar|kaç kişi) $odedi
@zaman $odeyen (kim|kimler|kiracılar|listesi|kaç kişi|olanlar|oldu mu|var mı)
@zaman $odeyenler (kim|kimler|listesi|göster)
@zaman $kirayi $odeyen (kim|kimler|kiracılar|var mı)
@zaman (hangi kiralar|kimin kirası|kimlerin kirası|hangi ödemeler|kimin parası) (geldi|yattı|ulaştı|ödendi|gelmiş|yatmış)
(kirası|ödemesi) (gelen|yatan|tamam olan) (kiracılar|kimler|daireler)
(düzenli|gününde|zamanında|tıkır tıkır|vaktinde) ödeyen (kiracılar|kim|kimler)
ödemesini (yapan|yapmış olan|tamamlayan) kiracılar
= kim ödedi | kirasını ödeyenler | hangi kira geldi | ödeyen kiracılar | kirası yatan evler | kimin kirası yattı | hangi kiracılar ödedi | ödenen kiralar

# money.partial
(parayı|kirayı|ödemeyi) (kısım kısım|parça parça|bölük pörçük|taksit taksit) (gönderen|ödeyen|yatıran|veren) (var mı|kim|kimler)
(kirayı|parayı) (yarım|eksik|tam olmayan şekilde) (gönderen|yatıran) (var mı|kaç kişi)
(eksik|kısmi|yarım|az|parça parça|kısım kısım|tam olmayan) $odeyen (var mı|kim|kimler|kiracı|)
$kirayi (eksik|yarım|kısmen|parça parça) $odeyen (kim|kimler|var mı|kiracılar)
$kirayi (eksik|yarım|kısmen) kim $odedi
(kim|kimler) eksik (ödedi|yatırdı|gönderdi|verdi)
(kirasını|parasını|ödemesini) (tam|tamamını|hepsini) $odemeyen (kim|kimler|var mı|)
(kirasının|paranın) (bir kısmını|yarısını|birazını) (veren|ödeyen|yatıran) (kim|var mı|kiracı)
(eksik|kısmi) (ödemeler|yatan kiralar|ödenen kiralar|tahsilatlar) (hangileri|var mı|)
kalanını ödemeyen kiracı
tam yatırmayıp eksik bırakan
= eksik ödeyenler | kim eksik ödedi | kısmi ödeme yapanlar | kirayı eksik yatıran kiracılar | kısmen ödenen kiralar | eksik yatan kira
= kiranin tamamini yatirmayan eksik gonderen kim

# money.collected
@zaman (hesaba|cebe|kasaya) geçen (kira|para) (ne kadar|)
(kiradan|kiracıdan) gelen (@zaman|) (param|paramız|para) (ne kadar|kaç|)
kiradan gelen bu ayki (param|gelirim|para)
@zaman (ne kadar|kaç lira) kira (aldım|almışım|alındı)
(bankaya|hesaba|hesabıma) @zaman (kaç lira|ne kadar) (düşmüş|düştü|girmiş|yatmış) (kiracılardan|kiralardan|)
@zaman (toplam|) (getirim|getiri|kazandığım) (ne kadar|ne|kaç|)
(yıllık|aylık) (kira gelirim|gelirim|tahsilatım) @zaman (kaçtı|ne kadardı|neydi|ne kadar)
@zaman gelen (ödeme|ödemeler|paralar) (ne kadar|toplamı)
@zaman $nekadar (kira|para|ödeme|) (topladım|topladık|tahsil ettim|tahsil ettik|aldım|aldık|kazandım|tahsilat yaptım)
@zaman (kiradan|kiralardan|evlerden|kiracılardan|mülklerden) $nekadar (geldi|kazandım|aldım|gelir elde ettim|elde ettim|girdi)
@zaman (elime|cebime|hesabıma|kasaya|bankaya|bize|bana|hesaba) $nekadar (geçti|girdi|geldi|yattı|geçmiş|düştü|girmiş|gelmiş|ulaştı)
@zaman (elime geçen|cebime giren|hesabıma yatan|gelen|kasaya giren|tahsil edilen|toplanan) (para|kira|tutar|miktar|) (ne kadar|ne|kaç lira|nedir|toplamı)
@zaman (tahsilat|tahsilatım|tahsil edilen|kira gelirim|kira geliri|gelirim|toplam gelirim|kira hasılatı|ciro|kazancım) $nedir
@zaman $nekadar kira (geldi|girdi|yattı|gelmiş|almışım|topladım)
@zaman kiradan (gelen|aldığım|kazandığım) (param|para|gelir) (ne kadar|ne|kaç|)
@zaman (toplam|) tahsilat
@zaman kaç para geldi
@zaman elime ne geçti
@mulk @zaman $nekadar (kazandırdı|kira getirdi|gelir getirdi|kira geldi)
@mulk (kira geliri|geliri|getirisi|tahsilatı) $nedir
@kisi @zaman $nekadar (ödedi|kira verdi|para yatırdı) toplam
(kiradan|evlerden) kazandığım para @zaman
gelirim @zaman ne oldu
= ne kadar tahsil ettim | ne kadar tahsilat yaptım | toplam tahsilat | ne kadar para geldi | ne kadar kira topladım | gelirim ne kadar | kira gelirim | toplam gelir | ne kadar kazandım | toplam ne kadar kira geldi | kira gelirim ne kadar
= elime @zaman ne gecti | @zaman elime ne kadar gecmisti | @zaman kac lira topladik | @zaman kiralardan ne kazandim | kasaya giren para ne kadar @zaman | @zaman ne kadar kira geldi

# money.expected
@zaman (ne kadar|kaç para|kaç lira) (girecek|gelecek|alırım|alacağız)
@zaman $nekadar (kira|para|tahsilat|ödeme|) (bekliyorum|bekleniyor|gelmeli|gelmesi lazım|gelmesi gerekiyor|gelecek|girecek|alacağım|toplayacağım)
@zaman (beklenen|gelmesi gereken|alınacak|girmesi beklenen|gelecek|tahakkuk eden) (kira|tutar|gelir|para|tahsilat|miktar|) (ne kadar|nedir|kaç|)
@zaman beklenen
@zaman (kaç para|ne kadar) (girecek|gelecek) (kiradan|kiralardan|)
@zaman normalde (ne kadar|kaç lira) (gelmeli|gelir|toplanmalı|gelmesi lazım)
@zaman kira tahakkuku
= ne kadar kira bekliyorum | beklenen kira | beklenen gelir | beklenen tahsilat ne kadar | ne kadar para gelecek beklenen toplam | ne kadar kira gelmesi bekleniyor
= normalde @zaman toplam kac para gelmeli

# money.open
(bizim|) kiracılardan (kaç para|ne kadar) (içerideyim|içerdeyim|alacaklıyım|içeride param var)
(kiracılar|bizimkiler) (toplam|) (kaç para|ne kadar) (takmış|borç yapmış|batırmış)
(borç listesini|alacak listesini) (ver|göster|çıkar)
(kimden|kimde) (ne kadar|kaç lira) (alacağım|param) var
kiracılar bana ne kadar (takmış|borçlanmış|borçlu)
(toplam|genel) (borç|alacak) (durumu|tablosu|listesi|)
(toplam|kalan|) (alacağım|alacağımız|alacak|açık alacak) (ne kadar|var mı|kaç lira|nedir|ne)
(kiracılardan|kiracılarda|içeride|dışarıda) $nekadar (alacağım var|param var|para kaldı|alacağım kaldı|param duruyor)
(kiracılar|kiracılarım|kiracıların) (bana|) (toplam|) (ne kadar|kaç lira) (borçlu|borcu var|borç)
kiracıların (toplam|) borcu (ne kadar|ne|kaç|toplamı)
@zaman (daha|) (ne kadar|kaç lira) (kaldı|gelmedi|eksik|açık var|alacak kaldı|tahsil edilmedi)
@zaman (kalan|tahsil edilmeyen|toplanamayan|ödenmeyen) (alacak|alacağı|tutar|kira) (ne kadar|ne|nedir)
(kimde|kimlerde) (param|alacağım) var
(borçlular|borçlu kiracılar|borcu olanlar|borcu olan kiracılar) (kim|listesi|kimler|)
(bütün|tüm) alacaklarım
alacak toplamı
açık bakiye
= toplam alacağım ne kadar | ne kadar alacağım var | alacaklarım | kiracıların toplam borcu | kiracılardan alacağım | açık alacak toplamı | kiracıların bana borcu ne kadar
= @zaman daha ne kadar gelmesi lazim | kiracilardan toplam ne kadar alacagim kaldi | iceride ne kadar param var kiracilarda

# money.rate
(tahsilat|ödeme|toplama) (oranı|oranım|yüzdesi|yüzdem|başarım) (kaç|ne|nedir|)
@zaman (kiraların|beklenenin|paranın|kiranın|alacağın) (yüzde kaçı|ne kadarı|kaçta kaçı) (toplandı|geldi|ödendi|tahsil edildi|yattı)
@zaman (yüzde kaç|yüzde kaçını) (tahsil ettim|topladım|tahsil etmişim|aldım)
@zaman tahsilat (oranı|yüzdesi)
= tahsilat oranım | kiraların yüzde kaçı ödendi | tahsilat yüzdesi kaç | kiraların yüzde kaçını tahsil ettim
= tahsilat yuzdem kac

# money.longest
(en düzensiz|en kötü|en geç|en sorunlu) (ödeyen|ödeme yapan) (kim|kiracı|)
(sürekli|hep) geciktiren (kim|kiracı|var mı)
en uzun (süredir|zamandır|) (ödemeyen|gecikmede olan|kirasını vermeyen|borçlu|geciken) (kim|kiracı|hangisi|)
en (çok|fazla) (gün|ay|) (geciken|geciktiren|gecikmiş) (kim|kiracı|ödeme|hangisi)
(kim|hangi kiracı) en uzun (zamandır|süredir) ödemiyor
en eski (gecikme|borç|alacak|ödenmemiş kira) (kimde|kimin|hangisi)
kaç aydır ödemeyen (var|kiracı) en kötüsü
aylardır (ödemeyen|kira vermeyen) (kim|var mı|kiracı)
= en uzun süredir ödemeyen kim | en uzun geciken | en eski borç | en eski alacak | en uzun süredir geciken kiracı | en eski ödenmeyen kira
= en uzun zamandir odemeyen hangisi

# money.most-debt
(en çok|en fazla|en yüksek|en büyük|en kabarık) (borcu|borç|gecikmesi|alacağım) (olan|kimde|kimin|kimden|) (kiracı|kim|)
kimin borcu en (çok|yüksek|fazla|kabarık|büyük|ağır)
(kim|hangi kiracı) (en çok|en fazla|daha çok) borçlu
borcu en (çok|büyük|yüksek) olan (kiracı|kim|)
(en borçlu|borç şampiyonu) (kiracı|kiracım|daire) (kim|hangisi|)
= en çok borcu olan kiracı | en borçlu kim | en büyük borç kimin | en fazla borcu olan | en yüksek alacağım kimden
= en cok borcu olan kim

# money.person
@mulk (kiracım|kiracısı|kiracı) @zaman (ödemesini|kirasını|) (aksattı mı|ödedi mi|yatırdı mı|geciktirdi mi|verdi mi|ödemiş mi)
@kisi @zaman (aksattı mı|geciktirdi mi|para attı mı|kirayı verdi mi|takıldı mı)
@kisi (ne durumda|durumu nasıl|borç durumu|hesap ne durumda) (ödemede|ödemeler|)
@kisi (bana|) (ne kadar|kaç lira) (verecek|vermesi lazım|ödemesi lazım|ödeyecek)
@kisi @zaman (kirası tamam mı|parası geldi mi)
@kisi (kirasını|kirayı|ödemesini|parasını|) @zaman (ödedi mi|yatırdı mı|gönderdi mi|verdi mi|attı mı|ödemiş mi|yatırmış mı|yolladı mı|yaptı mı|göndermiş mi)
@kisi (borcu|borçları|kalan borcu|birikmiş borcu|gecikmiş borcu) (ne kadar|var mı|kaç lira|ne|nedir|kaldı mı|)
@kisi (ne kadar|kaç lira) (borçlu|borcu var|borcu kaldı|takmış|eksik)
@kisi (bana|) borçlu mu
@kisi (kirası|ödemesi|parası) @zaman (geldi mi|yattı mı|ulaştı mı|gelmiş mi|var mı|düştü mü)
@kisi (ödeme durumu|ödemeleri|ödemeleri nasıl|hesabı|ödeme performansı|ödemeleri ne durumda|ödemeleri ne alemde|hesap durumu)
@kisi (düzenli|zamanında|vaktinde) (ödüyor mu|öder mi|yatırıyor mu)
@kisi (kaç ay|kaç gün) (gecikti|geride|gecikmede|gecikmesi var)
@kisi (gecikmesi|gecikmiş kirası|ödenmemiş kirası) var mı
@mulk (kirası|ödemesi|parası) @zaman (geldi mi|yattı mı|ödendi mi|alındı mı)
@mulk (kirayı|kirasını|) (ödedi mi|ödüyor mu|ödemiş mi)
@mulk (borcu|kira borcu) (var mı|ne kadar)
@mulk @zaman (para|kira) geldi mi
@kisi ne (ödedi|kadar ödedi) (bugüne kadar|şimdiye kadar)
@kisi (kirayı|ödemeyi) (neden|niye) yapmadı
= @kisi ödedi mi | @kisi kirasını ödedi mi | @kisi borcu ne kadar | @kisi ne kadar borçlu | @kisi ödeme durumu | @mulk kirası ödendi mi | @mulk borcu ne kadar | @kisi kirayı yatırdı mı | @mulk ödendi mi | @kisi ödemedi mi | @kisi hesabı | @mulk kirası geldi mi | @kisi borcu var mı
= @kisi bey odedi mi | @kisi borcu ne kadar kaldi | @kisi kirasi yatti mi @zaman | @kisi kac ay geride

# money.last-payments
@zaman (gelen|yatan) (ödeme|ödemeler|para|kira) (var mı|hangileri|)
(son|en son) (ne|kim) (yatırdı|ödedi|geldi)
(son|en son) (ödemeler|gelen ödemeler|gelen kiralar|yatan paralar|tahsilatlar|para girişleri|hareketler) (hangileri|neler|göster|listesi|)
(en son|son) (kim|kimler|hangi kiracı) (ödedi|yatırdı|ödeme yaptı|para gönderdi|para yolladı)
(en son|son) (ne zaman|hangi gün) (para|kira|ödeme) (geldi|aldım|yattı)
@kisi (en son|son) (ne zaman|hangi gün|hangi tarihte) (ödedi|ödeme yaptı|yatırdı|para gönderdi|kira verdi)
@kisi (en son|son) (ne kadar|kaç lira) (ödedi|yatırdı|gönderdi)
@kisi son (ödemesi|ödemesini|yatırdığı para|gönderdiği para) (ne zaman|ne kadar|hangi gün yaptı|ne zaman yaptı|)
@mulk (en son|son) (ne zaman|) (kira|ödeme) (geldi|alındı|)
(bugün|dün) (para|kira|ödeme) (geldi mi|yatıran oldu mu|gelen var mı|yatan var mı)
hesaba (bugün|dün|son) giren paralar
= son ödemeler | son gelen ödemeler | en son kim ödedi | son tahsilatlar | en son ne zaman ödeme geldi | son gelen kiralar | @kisi en son ne zaman ödedi | @kisi ödeme geçmişi | ödeme geçmişi
= @kisi hanim en son ne zaman para gonderdi | en son gelen odemeler hangileri | @zaman para yatiran oldu mu

# money.upcoming
(haftaya|önümüzdeki günlerde|birkaç gün içinde|@zaman) (hangi kiraların|kimin kirasının|kimlerin) günü
@zaman (kimin|hangi dairenin) kira günü
@zaman (kim|kimler) (ödeme yapacak|ödeyecek|yatıracak|kira verecek)
@zaman (ödemesi|kirası) olan(lar|) (kim|kimler|var mı|)
@zaman (hangi|kimin|kimlerin) (kiranın|ödemelerin|kirası|ödemesi|ödeme günü) (günü var|yaklaşıyor|gelecek|vadesi geliyor|günü geliyor|var|)
(yaklaşan|önümüzdeki|gelecek|vadesi gelecek|sıradaki) (ödemeler|kiralar|tahsilatlar|kira günleri|vadeler) (hangileri|neler|ne zaman|)
(kim|kimler) @zaman (ödeyecek|kira verecek|kira yatıracak)
(yakında|@zaman) (kimden|kimlerden) (kira|para) (gelecek|alacağım)
@zaman (vadesi|günü) (gelen|gelecek|dolacak) (kiralar|ödemeler)
(ay sonuna|ayın sonuna) kadar (hangi|kimlerin) (kiralar|ödemesi|kira günü) var
bundan sonraki kira ödemeleri
@kisi (ne zaman ödeyecek|kira günü ne zaman|sıradaki ödemesi ne zaman|ödeme günü ne)
= yaklaşan ödemeler | vadesi yaklaşan kiralar | sıradaki ödemeler | gelecek ödemeler | hangi kiralar gelecek | yakında ödenecek kiralar | kimin ödemesi yaklaşıyor | hangi kiranın günü yaklaşıyor | kira ne zaman ödenir
= @zaman hangi odemeler var | @zaman kimlerin odeme gunu

# money.deposits
@kisi (çıkınca|çıkarken|ayrılınca) (depozitosu|depozitosundan) (ne kadar|kaç lira) (geri verilecek|ödeyeceğim|vereceğim|iade edeceğim)
@kisi (bende|) ne kadar depozitosu (var|duruyor)
@kisi ne kadar depozito (verdi|vermişti|vermiş|yatırdı)
(elimdeki|bendeki|tuttuğum|aldığım|kasadaki|) (depozitolar|depozito|teminatlar|güvence bedelleri|kaporalar) (ne kadar|toplamı|kaç lira|listesi|neler|)
(elimde|bende) $nekadar (depozito|teminat|kapora|güvence) (var|duruyor)
(toplam|) depozito (tutarı|toplamı) (ne kadar|)
@kisi (depozitosu|kaporası|teminatı|güvence bedeli) (ne kadar|bende ne kadar|var mı|kaç lira|duruyor mu)
@mulk depozitosu (ne kadar|var mı|kaç lira)
(kimden|kimlerden) $nekadar depozito (aldım|almışım|var)
kiracılardan aldığım (teminatlar|depozitolar|kaporalar)
= elimde ne kadar depozito var | depozitolar | toplam depozito ne kadar | aldığım depozitolar | güvence bedelleri | @kisi depozitosu ne kadar | tuttuğum depozitolar | kimden ne kadar depozito aldım | @mulk depozitosu
= elimde ne kadar depozito duruyor | @kisi beyin depozitosu bende ne kadar

# money.deposit-open
(depozitosunu|depozito|kaporasını|teminatını|güvence bedelini) (hala|daha|) (ödemeyen|vermeyen|yatırmayan) (kim|kimler|kiracı|var mı|)
(ödenmemiş|alınmamış|eksik|ödenmeyen|alınmayan) (depozito|depozitolar|teminat|kapora) (var mı|hangileri|listesi|)
(kim|kimler|hangi kiracı) depozito (borçlu|vermedi|ödemedi|yatırmadı|borcu var)
depozito alacağım (kimde|var mı|ne kadar)
depozitosu eksik olan
= depozitosunu ödemeyenler | eksik depozitolar | kim depozito ödemedi | depozitosu eksik kiracılar | ödenmeyen depozito
= depozitosunu hala vermeyen

# money.deposit-returned
(evden çıkan|çıkan|eski|ayrılan) kiracıya (ne kadar|kaç lira) depozito (verdim|iade ettim|geri verdim|ödedim)
@kisi (depozitosundan|depozitosunun|depozitoyu|depozitosunu|kaporasını|teminatını) (ne kadar|ne kadarını|kaç lirasını|) (iade ettim|geri verdim|geri ödedim|iade ettik|verdim geri)
@kisi depozitosu (iade edildi mi|geri verildi mi|geri ödendi mi|iade oldu mu)
(iade edilen|geri verilen|geri ödenen|iade ettiğim|geri verdiğim) (depozitolar|depozito|teminat|kapora|depozitolar ne kadar) (hangileri|ne kadar|listesi|)
@zaman (ne kadar|kaç lira|hangi) depozito (iade ettim|geri verdim|iade ettik|geri ödedim)
(depozitodan|kaporadan) (kesinti|düşülen|kesilen) (yaptım mı|ne kadar|var mı|tutar)
(kime|kimlere|kimin) (depozito|depozitosunu) (iade ettim|geri verdim|iade)
@mulk depozitosunun ne kadarını geri verdim
= @kisi depozitosundan ne kadar iade ettim

# money.aidat-open
(aidatını|aidatı|aidat|apartman aidatını|site aidatını) (ödemeyen|vermeyen|yatırmayan) (kim|kimler|daire var mı|kiracı|var mı|)
(ödenmemiş|geciken|ödenmeyen|açık) (aidat|aidatlar|apartman aidatı) (var mı|hangileri|listesi|ne kadar|)
aidat (borcu|borcu olan|gecikmesi) (kimin|kim|kiracı|var mı|olanlar|kimde)
(kim|kimler|kimin) aidatı (ödemedi|yatırmadı|eksik|açık)
= aidatını ödemeyen kim | aidat borcu olanlar | ödenmemiş aidatlar | aidatı geciken kiracılar | kim aidat ödemedi
= aidatini odemeyen daire var mi

# money.dues
(aidattan|aidatlardan) @zaman (beklenen|gelen|toplanan) (ne kadar|kaç lira|)
@zaman aidat (beklenen|tahsil edilen|toplanan|hesabı) (ne kadar|)
(site|apartman|) (aidatı|aidatları) @zaman (kimler ödedi|ne kadar toplandı|toplanan|durumu)
@zaman (aidatların|aidatlardan|aidatın) (ne kadarı|yüzde kaçı|kaç lirası) (toplandı|ödendi|geldi|tahsil edildi|yattı)
@zaman (ne kadar|kaç lira|toplam) aidat (toplandı|toplandı mı|topladık|topladım|geldi|bekleniyor|toplanmalı|tahsil ettim)
@zaman aidat (tahsilatı|toplamı|geliri|durumu|tahsilatı ne durumda|beklenen ve toplanan)
@zaman (aidatlar|aidat) (ne durumda|nasıl gidiyor|geldi mi|toplandı mı)
@zaman beklenen aidat (ne kadar|kaç lira)
= @zaman aidatlarin ne kadari toplandi

# money.receipts
(bekleyen|onaylanacak|onayımı bekleyen|onay bekleyen|bakmam gereken|kontrol edilecek|incelenecek) (dekont|dekontlar|makbuz|ödeme belgesi|ödeme bildirimi|ödeme kanıtı) (var mı|geldi mi|kaç tane|hangileri|)
(dekont|makbuz|ödeme belgesi) (yükleyen|gönderen) (var mı|oldu mu|kim|kimler)
(onaylamam|bakmam|kontrol etmem) gereken (dekont|ödeme|makbuz|ödeme belgesi) (var mı|kaç tane|)
(kimler|kim) dekont (yükledi|gönderdi|attı)
yeni dekont (geldi mi|var mı)
ödeme bildirimi geldi mi
= onay bekleyen dekontlar | bekleyen dekont var mı | dekontlar | kiracıların yüklediği dekontlar | onaylanmamış dekont
= onaylamam gereken dekont var mi

# money.methods
(elden|nakit) (verenler|ödeyenler|alınan kiralar) (kim|ne kadar|kaç kişi|)
@zaman (elden|nakit|bankadan|havaleyle) (ne kadar|kaç lira) (kira|para|) (aldım|topladım|geldi)
(nakit|elden|bankadan|havaleyle|eft ile) (mi|) (ödeyen|ödeyenler|veren|yatıran|ödüyorlar) (kim|kimler|kaç kişi|var mı|)
(kim|kimler|kaç kişi) (elden|nakit|bankadan|havaleyle) (ödüyor|veriyor|yatırıyor)
(ödeme|ödemelerin) (yöntemleri|yolları|şekilleri|yöntemi|şekli) (neler|dağılımı|nasıl|)
(nakit|elden|bankadan|havale ile) (ne kadar|kaç lira) (geldi|aldım|ödendi)
(kiralar|ödemeler) (hangi yolla|nasıl|ne şekilde) (ödeniyor|geliyor|yatıyor)
= elden ödenen kiralar | elden ne kadar aldım | bankadan ne kadar geldi | ödeme yöntemleri | nakit ödemeler | havale ile gelen ödemeler | ne kadarı elden ne kadarı bankadan ödendi | elden ödeyen var mı
= nakit mi banka mi daha cok oduyorlar

# money.rent-total
(ayda|aylık) (evlerden|kiralardan) (kaç lira|ne kadar|kaç para) (kazanıyorum|kazanıyom|alıyom|geliyo)
@zaman ayda (toplam|) (ne kadar|kaç lira) kira (alıyorum|alıyoruz|geliyor)
(tüm|bütün) kiraların (aylık|) toplamı
(aylık|ayda|bir ayda|her ay) (toplam|) (kira|kira getirisi|kira getirim|kira bedeli|kiralarım|kira gelirim) (toplamı|ne kadar|kaç lira|ne|)
(ayda|aylık|her ay) (kaç lira|ne kadar|kaç para) (kira alıyorum|kiram var|kira geliyor|kira toplanıyor|kira giriyor)
(bütün|tüm) (evlerden|kiralardan|kontratlardan|mülklerden) (ayda|aylık|her ay) (ne|ne kadar|kaç lira) (geliyor|alıyorum|giriyor)
(toplam|tüm) aylık kira
kiraların toplamı (kaç|ne kadar|ayda ne ediyor)
= aylık toplam kira | aylık kira toplamı ne kadar | bütün kiraların toplamı | her ay toplam kira | toplam kira bedeli | toplam kira ne kadar
= aylik toplam kira getirim ne

# money.net
(bana|elime|cebime) kalan net (para|tutar) (ne|ne kadar)
@zaman (giderleri|masrafları) (çıkarınca|düşersek|çıkarırsan) (ne|ne kadar|kaç lira) (kaldı|kalıyor|kalır)
@zaman ne kadar (kar|kâr) (ettim|yaptım|ettik)
@zaman (net|) (kazancım|karım|kârım|gelirim|net gelirim|safi gelirim) (ne kadar|kaç|ne|)
@zaman net (gelir|kar|kazanç|getiri) (ne kadar|kaç lira|nedir|)
@zaman (masraflar|giderler|masraf|gider|harcamalar) (çıkınca|düşünce|düştükten sonra|çıktıktan sonra|hariç) (ne kadar|bana ne|elime ne|cebime ne|elimde ne|kaç lira) (kalıyor|kaldı|kalır|kalan|)
@zaman (cebime|elime|elimde|bana) (net|temiz|safi) (ne kadar|ne|kaç para) (kaldı|kalıyor|kalan)
@zaman (gelir gider|gelir eksi gider|gelir gider farkı|kar zarar|kâr zarar) (durumu|durumum|ne|ne kadar|nasıl|)
@mulk (net|) (kazancı|net geliri|masraflar çıkınca ne bırakıyor|net getirisi)
@zaman (kar|zarar) (ettim mi|ediyor muyum|mı ettim)
temiz para ne kaldı
= net gelirim | net ne kadar kazandım | giderler düşünce ne kaldı | gelir gider farkı | kârım ne kadar | elime net ne kadar kaldı | cebime ne kaldı | zarar ettim mi | gelir gider
= masraflar cikinca bana ne kaliyor

# money.by-property
(hangi daire|hangi ev) (iyi|güzel|fazla) (kazandırıyor|para getiriyor|getiriyor)
(hangi evim|hangi mülk|hangi daire|hangi dairem|hangi dükkan|hangi yer|hangi mülküm) (daha çok|en çok|daha fazla|en fazla) (kazandırıyor|kazandırdı|gelir getiriyor|para getiriyor|kira getiriyor|getiriyor)
(mülk mülk|ev ev|mülk bazında|daire daire|mülklere göre|ev bazında) (gelir|gelirler|kira geliri|tahsilat|kazanç|gelirlerim)
(evlerin|mülklerin|dairelerin|her evin|her mülkün) (getirisi|geliri|getirisini|gelirini|kazandırdığı|kazancını) (tek tek|ayrı ayrı|ne kadar|) (göster|listele|)
en (verimli|kazançlı|karlı|çok kazandıran|çok getiren) (mülküm|evim|daire|mülk|dairem) (hangisi|)
(hangi ev|hangi mülk) ne kadar (getirdi|kazandırdı|getiriyor)
= hangi mülk en çok kazandırıyor | mülklere göre gelir | en çok gelir getiren ev | hangi daire ne kadar getirdi | mülk bazında tahsilat | en verimli mülk | hangi evden ne kadar kazandım
= hangi evim daha cok kazandiriyor

# money.compare
(kasım|@zaman) tahsilatı @zaman (göre|ile) (nasıl|kıyasla)
@zaman mi @zaman mi daha (iyi|çok) (kazandım|geldi|topladım)
(bu ay|@zaman) daha (az|çok|fazla) mı (topladım|geldi|kazandım) (geçen aya göre|@zaman göre)
@zaman (geçen aya|geçen yıla|geçen seneye|önceki aya|bir önceki aya|önceki döneme) (göre|kıyasla|oranla) (tahsilat|gelirim|gelir|durum|kazanç|kira|tahsilatım|durumum) (nasıl|arttı mı|düştü mü|azaldı mı|ne kadar değişti|ne durumda|)
(tahsilat|gelir|gelirim|kazancım|kira gelirim) @zaman (arttı mı|azaldı mı|düştü mü|değişti mi) (geçen aya göre|geçen yıla göre|önceki döneme göre|)
@zaman ile @zaman (karşılaştır|kıyasla|arasındaki fark|tahsilatını karşılaştır|gelirini karşılaştır)
@zaman (ile|la|) @zaman (karşılaştır|kıyasla|farkı ne)
(gelirim|tahsilat) (artıyor mu|düşüyor mu|azalıyor mu)
(geçen sene|geçen yıl|geçen ay) ile (bu sene|bu yıl|bu ay) arasında fark (var mı|ne kadar|ne)
daha mı (iyi|çok|fazla|az) (kazandım|topladım|kazanıyorum) (geçen yıla göre|geçen aya göre)
= tahsilat önceki döneme göre | gelirim arttı mı | tahsilatı karşılaştır | göre gelirim | gelirim azaldı mı | geliri kıyasla | tahsilat farkı
= @zaman gore tahsilat nasil | @zaman gecen yila gore daha mi iyi kazandim

# money.compare-places
@mulk ile @mulk (karşılaştır|kıyasla|arasında hangisi daha iyi|hangisi daha çok kazandırıyor|arasındaki fark ne|geliri)
@mulk (ve|le|mi) @mulk (karşılaştır|kıyasla|mi daha çok getiriyor|mi|hangisi daha iyi|hangisi karlı)
@mulk mı @mulk mı daha (karlı|çok kazandırıyor|iyi|çok gelir getiriyor|fazla getiriyor)
(iki evi|iki mülkü|iki daireyi) karşılaştır
mülkleri (birbiriyle|) (karşılaştır|kıyasla)
= @mulk ile @mulk arasinda hangisi daha iyi getiriyor
`
