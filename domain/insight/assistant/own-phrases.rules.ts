/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const ownPhrases = `
# own.debt
(size|ev sahibine) (borcum|ne kadar borcum) (var mı|kaldı mı|var)
(kapatmam|ödemem) gereken (borç|tutar|para) (var mı|ne kadar)
(toplam|) (ne kadar|kaç lira) (borçluyum|borcum var) (şu an|ev sahibine|)
(ödemediğim|kaçırdığım) (ay|kira|ödeme) (var mı|oldu mu)
benden (ne kadar|kaç lira) (isteniyor|bekleniyor|alacaklı)
(borcum|kira borcum|benim borcum|ödenmemiş borcum|birikmiş borcum) (var mı|ne kadar|kaç lira|kaldı mı|nedir|kaç para|ne)
(ne kadar|kaç lira|toplam ne kadar) (borcum var|borçluyum|borcum kaldı|borcum görünüyor|ödemem kaldı)
(ev sahibine|sahibine|mal sahibine) (borcum|ne kadar borcum|borcum kaldı mı) (var|var mı|)
(geciken|gecikmiş|ödenmemiş|ödemediğim|günü geçmiş) (kiram|ödemem|kira|borcum|ayım) (var mı|ne kadar|kaldı mı)
(eksik|açık) (ödemem|bakiyem|hesabım) var mı
(aidat|fatura) (borcum|ödemem) (var mı|ne kadar|kaldı mı)
kirada gecikmem var mı
= borcum ne kadar | borcum var mı | ne kadar borcum var | gecikmiş borcum | ödemem gereken borç | kira borcum | ne kadar ödemem gerekiyor | toplam borcum
= borcum var mi abi | ne kadar borcum kaldi ev sahibine | aidat borcum var mi

# own.next
(kira|kirayı) (en son|en geç) ne zaman (ödemem|yatırmam) (lazım|gerek)
kaç gün sonra kira (var|günü|ödeyeceğim)
(yaklaşan|sıradaki|gelecek) ödemem (ne kadar|kaç lira|ne zaman|ne)
@zaman (ne kadar|kaç lira|kaç para) (yatırmam|ödemem|vermem) (lazım|gerekiyor|gerek)
(ayın kaçına|hangi güne|ne zamana) kadar (ödeme|ödemem|yatırma) (hakkım|sürem|lazım|) (var|)
son ödeme (tarihi|günü|tarihim) (ne|ne zaman)
kiraya kaç gün (kaldı|var)
(sıradaki|bir sonraki|bi dahaki|bundan sonraki|gelecek|önümüzdeki|yaklaşan) (ödemem|kiram|kira ödemem|kira günüm|ödemesi|kira) (ne zaman|ne kadar|kaç lira|hangi gün|)
(kirayı|kiramı|ödemeyi|aidatı) (ne zaman|hangi gün|ayın kaçında|en geç ne zaman|hangi tarihte) (ödeyeceğim|ödüyorum|yatıracağım|yatırmalıyım|ödemem lazım|ödemeliyim|yatırmam lazım)
(kira günüm|kira günü|ödeme günüm|kiram|son ödeme günüm|kira tarihi) (ne zaman|hangi gün|ayın kaçı|kaçında)
@zaman (ne kadar|kaç lira) (ödeyeceğim|ödemem lazım|kira vereceğim|yatıracağım)
kira gününe kaç gün (var|kaldı)
= sıradaki ödemem ne zaman | kiramı ne zaman ödeyeceğim | sonraki kira ne zaman | kira günüm ne zaman | ödeme günüm | bir sonraki ödeme | gelecek ödemem | kira ödeme tarihi ne zaman | kira ne zaman ödenir
= kiram ne zaman | bi dahaki kira gunu ne zaman

# own.paid
@zaman (param|param size|kiram|paramız) (geçti mi|ulaştı mı|gelmiş mi|düştü mü) (size|)
@zaman (kiramı|kirayı) (yatırmıştım|ödemiştim) (görünüyor mu|geçti mi|ulaştı mı)
@zaman (kiram|kiramı|kirayı|ödemem|kira) (ödendi mi|ödedim mi|ödenmiş mi|ödenmiş görünüyor mu|yattı mı|ödemiş miydim|ödemiş miyim|yatmış mı|yatırdım mı|geçti mi|işlendi mi|ulaştı mı)
@zaman (benim|) (ödeme|ödemem|para|yatırdığım para) (düştü mü|ulaştı mı|görünüyor mu|geldi mi|gitti mi|hesaba geçti mi)
(ev sahibi|sahibi) (paramı|kiramı|ödememi) (aldı mı|gördü mü|almış mı)
@zaman ödemem tamam mı
= kirayı ödedim mi | kiram ödendi mi | kira ödemem ulaştı mı | ödemem geldi mi | kiramı yatırdım mı | kira ödendi mi
= odemem ulasti mi | @zaman kiram odenmis gorunuyor mu

# own.iban
(iban|ibanı|ibanım|iban numarası|ev sahibinin ibanı) (ne|neydi|nedir|kaç|lazım|ver|)
(kirayı|parayı|kira parasını|ödemeyi|aidatı) (nereye|hangi hesaba|hangi ibana|hangi bankaya|kime|kimin hesabına) (yatıracağım|atacağım|göndereceğim|yatırıyorum|atıyorum|ödeyeceğim|yatırmalıyım|yollayacağım)
(ev sahibinin|sahibinin|ödeme|kira) (banka hesabı|hesap numarası|hesabı|iban) (ne|nedir|hangisi|)
= iban | iban nedir | kirayı hangi hesaba yatıracağım | hangi ibana ödeyeceğim | ev sahibinin ibanı | hesap numarası | nereye ödeyeceğim | kirayı nereye yatıracağım
= kirayi hangi hesaba aticam | iban neydi

# own.rent
kaça oturuyorum
kira (bedelim|tutarım) ne
(kiram|aylık kiram|benim kiram|kira bedelim|güncel kiram|şu anki kiram) (ne kadar|kaç|kaç lira|ne|kaç tl|şu an ne kadar)
(aylık|ayda|her ay) (kaç lira|ne kadar|kaç para) (kira|) (ödüyorum|veriyorum)
kaç lira kira (ödüyorum|veriyorum)
= kiram ne kadar | aylık kiram | ne kadar kira ödüyorum | kira bedelim | kiram kaç lira | kira ne kadar
= kiram kac tl suan

# own.contract
kaç (ay|gün) kaldı (kontratımın|sözleşmemin) bitmesine
(kontratımın|sözleşmemin) bitmesine (ne kadar|kaç ay) (var|kaldı)
kefilim (kimdi|kim|kimin kefil olduğu)
(kontratta|sözleşmede) (ne yazıyor|kim var|kimler imzaladı)
(kontratım|sözleşmem) (yenilenecek mi|uzayacak mı|kendiliğinden uzar mı|ne zaman yenilenecek)
(ne kadar|kaç ay) (sürem|kontratım) (kaldı|var)
(kontratım|sözleşmem|kira sözleşmem|kira kontratım) (ne zaman|hangi tarihte|hangi ay) (bitiyor|başladı|doluyor|bitecek|yenileniyor|sona eriyor)
(kontratım|sözleşmem) (uzadı mı|bitti mi|devam ediyor mu|kaç yıllık|var mı|yenilendi mi|geçerli mi|doldu mu)
(kontratımın|sözleşmemin) (bitiş tarihi|başlangıcı|süresi|tarihleri|bitişi|detayları)
(ne zaman|hangi tarihte) (taşındım|girdim|taşınmıştım|kiraladım|tuttum) (buraya|bu eve|evi|)
kaç (yıldır|aydır) (burada|bu evde) oturuyorum
(sözleşmemi|kontratımı) göster
= kontratım ne zaman bitiyor | sözleşmem ne zaman bitiyor | kontratım | sözleşme bitiş tarihi | kontratımın süresi | kontrat ne zaman bitiyor | sözleşmem ne zaman başladı | kontratım bitti mi
= kontratim ne zaman bitiyo | ne zaman tasinmistim buraya

# own.deposit
depozitomu (ödemiş miydim|geri alıcam mı|ne zaman alacağım)
(depozitom|kaporam|teminatım|güvence bedelim) (ne kadar|ne kadardı|kimde|duruyor mu|kaç lira|nerede|var mı)
(depozito|kapora|teminat) (olarak|) (ne kadar|ne|kaç lira|kaç para) (vermiştim|verdim|ödedim|yatırdım|ödemiştim)
(depozitomu|kaporamı) (geri alabilir miyim|alabilecek miyim|ne zaman alırım|geri verdiler mi|ödedim mi)
depozitomdan kesinti oldu mu
= depozitom ne kadar | depozitom | verdiğim depozito | güvence bedelim | depozito ne kadar verdim | depozito ödedim mi
= depozitomu geri alabilir miyim | depozito olarak ne vermistim

# own.landlord
(ev sahibine|mal sahibine) (nasıl|nereden) (mesaj atarım|yazarım|mesaj yazarım)
(ev sahibim|ev sahibi|evin sahibi|mal sahibi|mülk sahibi) (kim|kimdi|adı ne)
(ev sahibimin|ev sahibinin|mal sahibinin|sahibinin) (numarası|telefonu|maili|e postası|adı|iletişim bilgileri|cep numarası|telefon numarası) (ne|kaç|var mı|lazım|)
(ev sahibine|ev sahibiyle|evin sahibiyle|mal sahibine) (nasıl|nereden) (ulaşırım|iletişime geçerim|ulaşabilirim|ararım)
= ev sahibim kim | mülk sahibimin telefonu | ev sahibine nasıl ulaşırım | mülk sahibi | ev sahibimin numarası | kiraya veren kim | ev sahibi iletişim | ev sahibimi nasıl ararım
= ev sahibinin numarasi ne | ev sahibim kim

# own.requests
(kombi|musluk|petek|kapı) için (açtığım|yazdığım|bildirdiğim) (talep|arıza|istek) (ne oldu|ne alemde|ne durumda)
(usta|tamirci) (geliyor mu|gelecek mi|ne zaman gelir)
(talebim|arızam|taleplerim|tamir talebim|şikayetim|açtığım talep|bildirdiğim arıza|musluk talebim|kombi arızam|başvurum) (ne oldu|ne durumda|ne aşamada|onaylandı mı|cevaplandı mı|yapıldı mı|çözüldü mü|var mı|)
(taleplerimin|arızanın|açtığım kaydın|bildirdiğim arızanın|talebimin) (durumu|durumu ne|akıbeti|cevabı)
(açtığım|bildirdiğim|yazdığım) (talebe|arızaya|tamir kaydına|şikayete) (bakıldı mı|cevap geldi mi|ne oldu|bakan oldu mu)
(usta|tamirci) ne zaman (gelecek|geliyor)
= taleplerim ne durumda | taleplerim | arıza kaydım | açık talebim var mı | isteğim cevaplandı mı | talebime cevap geldi mi | arıza talebim
= musluk talebim ne oldu | actigim tamir kaydina bakildi mi

# own.payments
@zaman (ödediğim|yatırdığım|verdiğim) (kiraların toplamı|kiralar|paralar|kira toplamı|paraların listesi)
(ödemelerim|yaptığım ödemeler|geçmiş ödemelerim|ödeme geçmişim|hesap hareketlerim|hesap ekstrem|kira ödemelerim) (neler|listesi|göster|ne|)
@zaman (toplam|) (ne kadar|kaç lira) (kira ödedim|ödedim|ödeme yaptım|yatırdım|kira yatırmışım|kira verdim)
(en son|son) (ne zaman|ne kadar) (ödedim|yatırdım|ödeme yaptım|kira verdim)
@zaman yaptığım ödemeler
(şimdiye|bugüne) kadar (yaptığım ödemeler|ne kadar ödedim|ödediklerim)
= ödemelerim | ödeme geçmişim | son ödemelerim | hesap hareketlerim | en son ne zaman ödedim | ne kadar ödedim | toplam ne kadar ödedim
= gecmis odemelerim | @zaman toplam ne kadar kira odedim

# own.increase
kirama (yüzde kaç|ne kadar) (bindirecekler|artış yapacaklar|zam koyacaklar|ekleyecekler)
zam (gelince|yapılınca|olunca) kiram (kaç|ne kadar|kaça) (olur|olacak|çıkar)
(ev sahibi|) bana ne kadar zam (yapacak|yapabilir|yapıyor)
(kirama|kiraya|bana|benim kirama) (@zaman|) (ne kadar|yüzde kaç|kaç lira) (zam gelecek|zam geldi|zam yapıldı|artış yapılacak|zam yapılacak|artış gelecek|zam yaptı)
(yeni kiram|zamlı kiram) (ne olacak|ne kadar|kaç lira|ne kadar olacak|kaç olacak|) (@zaman|)
(bana gelen|kiramdaki|kirama yapılan) (zam|artış) (ne kadar|kaç|yüzde kaç|)
(kiram|kirama) ne zaman (artacak|zam gelecek|artıyor|zamlanacak)
(kira artışım|zammım) (ne zaman|ne kadar|belli mi)
= kiram ne kadar artacak | kirama ne kadar zam gelecek | kira artışım | zam ne zaman gelecek kirama | kiram ne zaman artacak | kirama zam | zamlı kiram ne kadar olacak
= kirama ne kadar zam gelecek

# own.approval
(onaylamam|imzalamam|onay vermem|cevaplamam|kabul etmem) gereken (bir şey|kontrat|sözleşme|belge|evrak|) (var mı|ne|kaldı mı)
(onayımı|imzamı|cevabımı) bekleyen (kontrat|sözleşme|belge|) (var mı|ne|hangisi)
(kontratı|sözleşmeyi) (onayladım mı|imzaladım mı|nereden onaylıyorum|onaylamış mıyım)
= onayımı bekleyen kontrat | onaylamam gereken sözleşme | imzalamam gereken kontrat | bekleyen kontratım var mı | kontratımı onayladım mı
= onaylamam gereken bisey var mi

# own.receipts
(ya|) benim dekontu (gördünüz mü|gördüler mi|onayladılar mı)
(yolladığım|attığım|gönderdiğim|yüklediğim) (dekont|makbuz|dekonta) (ne oldu|bakıldı mı|onaylandı mı|geçti mi)
(dekontum|yüklediğim dekont|gönderdiğim dekont|gönderdiğim makbuz|yüklediğim makbuz|dekontlarım|ödeme belgem) (onaylandı mı|kabul edildi mi|ne oldu|reddedildi mi|görüldü mü|bekliyor mu|neler|listesi|)
(ev sahibi|sahibi) (dekontumu|makbuzumu|dekontu) (onayladı mı|gördü mü|kabul etti mi)
dekont onayı bekliyor mu
= dekontum onaylandı mı | yüklediğim dekontlar | dekontum | dekontum ne durumda | makbuzum onaylandı mı
= yukledigim dekont onaylandi mi
`
