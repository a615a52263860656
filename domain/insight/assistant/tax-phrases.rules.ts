/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const taxPhrases = `
# tax.exemption
@zaman (konut|mesken|kira|) (istisna|istisnası|istisna tutarı|muafiyet|muafiyeti|kira istisnası) (ne kadar|kaç lira|nedir|tutarı|)
(ne kadar|kaç liraya kadar) (kira geliri|kira) (vergiden muaf|vergisiz|vergiye girmez|vergi ödemem)
istisna sınırı @zaman
= kira istisnası ne kadar | konut istisnası | vergi istisnası | kira geliri istisna tutarı | vergiden muafiyet ne kadar | mesken kira istisnası | istisna ne kadar | istisna tutarı

# tax.ceiling
(istisnayı|istisna hakkımı|muafiyeti) (ne zaman|hangi gelirde|nasıl|hangi durumda) (kaybederim|kaybedilir|kalkar)
(istisnadan|muafiyetten) (kimler yararlanamaz|yararlanamama sınırı|hangi gelirin üstünde yararlanamam)
istisnanın (kaybedildiği sınır|üst sınırı|kalktığı gelir)
gelirim çok olursa istisna gider mi
= istisna hangi gelirde kaybedilir | istisna sınırı | istisna gelir üst sınırı | istisnadan kimler yararlanamaz | istisna hakkı ne zaman kalkar

# tax.dates
kira (gelirini|beyannamesini) ne zaman (beyan edeceğim|beyan edecem|bildireceğim|vereceğiz)
(kira gelirini|kira beyannamesini|beyanname|vergiyi|beyannameyi|kira gelir vergisini) (ne zaman|hangi ay|hangi tarihte|hangi aylarda) (beyan edeceğim|vereceğim|ödüyoruz|ödenir|beyan edilir|verilir|ödeyeceğim|verilecek|yatıracağım)
(beyanname|beyan|vergi|taksit) (tarihleri|günleri|ne zaman|zamanı|dönemi|takvimi)
kira vergisi taksitleri (ne zaman|hangi aylarda)
beyanname için son gün
= kira vergisi ne zaman ödenir | vergi taksitleri | beyanname ne zaman verilir | vergi taksit tarihleri | kira beyannamesi tarihi | vergi ne zaman | kira geliri beyanı ne zaman | vergi kaç taksit | beyanname son gün
= kira gelirini ne zaman beyan edecem

# tax.lumpsum
götürü gider (ne|nedir|yüzde kaç|oranı|ne kadar|nasıl|)
götürü (usul|yöntem|gideri) (seçersem ne olur|oranı|kaç|nedir)
yüzde on beş gider (ne|nedir)
= götürü gider oranı | götürü gider nedir | götürü yüzde kaç | götürü gider kaç | götürü mü gerçek gider mi | götürü

# tax.actual
gerçek gider (ne|nedir|nasıl|yöntemi|neler yazılır|neleri düşebilirim|)
(hangi giderleri|neleri|hangi masrafları) (vergiden|kiradan|) (düşebilirim|indirebilirim|gösterebilirim|düşerim)
vergiden düşülen giderler
= gerçek gider yöntemi | gerçek gider nedir | gerçek giderde neler indirilir | hangi giderler vergiden düşülür | vergiden düşülen masraflar | gerçek gider usulü

# tax.how-much
(ne kadar|kaç lira) (kira vergisi|vergi|gelir vergisi) (öderim|ödeyeceğim|çıkar|ödemem lazım|ödemem gerekiyor|öder)
(vergim|kira vergim|gelir vergim) (nasıl hesaplanır|ne kadar olur|kaç lira olur|ne olacak)
vergi (hesapla|hesabı|hesaplama)
kiradan ne kadar vergi ödenir
= ne kadar vergi öderim | ne kadar vergi ödeyeceğim | vergim ne kadar | kira gelir vergim | vergi hesapla | kira vergisi ne kadar | vergi borcum ne kadar

# tax.so-far
(bu yıl|@zaman) (biriken|çıkan|oluşan) (kira vergim|vergim|vergi) (ne kadar|kaç lira|ne)
şu ana kadarki (kira vergisi|vergi|vergi tutarı) (ne kadar|kaç lira|)
@zaman (şimdiye kadar|bugüne kadar|şu ana kadar) (ne kadar|kaç lira) vergi (çıktı|birikti|oluştu|tuttu|doğdu)
@zaman (kira vergim|vergim|kira gelir vergim) (ne kadar tuttu|ne kadar oldu|kaça çıktı|ne kadar birikti)
(şu anki|şimdiki|bugünkü) (duruma göre|gelire göre|gelirimle) (ne kadar|kaç lira) vergi (öderim|çıkar|çıkıyor)
@zaman biriken vergi
vergi (ne kadar oldu|tutarı ne oldu) şimdiye dek
= simdiye kadar ne kadar vergi cikti

# tax.stopaj
stopaj (oranı|yüzdesi|yüzde kaç|ne|nedir|kaç|ne kadar)
(iş yeri|dükkan|ofis) kirasında stopaj (yüzde kaç|kim öder|oranı|var mı|nasıl)
(stopajı|kira stopajını) kim (öder|yatırır|keser|ödüyor)
kiracı stopaj kesmeli mi
= stopaj oranı | stopaj yüzde kaç | iş yeri kirasında stopaj | stopaj nedir | stopaj nasıl hesaplanır | stopajı kim öder | işyeri stopaj

# tax.tariff
@zaman (gelir vergisi|vergi) (dilimleri|tarifesi|dilimi|oranları) (neler|nedir|ne|)
(hangi vergi dilimine|hangi dilime|yüzde kaçlık dilime) (girerim|giriyorum)
vergi yüzde kaçtan (başlıyor|başlar)
= gelir vergisi dilimleri | vergi dilimi | vergi tarifesi | vergi oranları | vergi oranı yüzde kaç | vergi dilimleri

# tax.workplace
(iş yeri|dükkan|ofis|stopajlı) kirası (beyan|beyan sınırı|beyanname) (sınırı|var mı|edilir mi|ne kadar|)
(iş yeri|stopajlı) kira (geliri|gelirini) (beyan edilir mi|ne zaman beyan edilir|beyan eder miyim|beyan sınırı)
stopaj kesilen kirayı beyan edecek miyim
= iş yeri kirası beyan sınırı | işyeri kirası beyan edilir mi | stopajlı kira beyanı sınırı | dükkan kirası beyanname | işyeri kirası beyan
`
