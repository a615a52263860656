/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const workPhrases = `
# requests.open
(kiracıların|kiracının) (sorunu|sıkıntısı|derdi|arızası) (var mı|ne)
(bakmam|ilgilenmem) gereken (arıza|talep|tamir) (var mı|)
(açık|çözülmemiş|devam eden|bekleyen|kapanmamış|yeni|) (talepler|talep|arızalar|arıza|şikayetler|istekler|tamir talepleri|şikayet) (var mı|neler|hangileri|kaç tane|listesi|)
(kiracılardan|kiracılar|kiracı) (gelen|açtığı|bildirdiği|) (talepler|arızalar|istekler|şikayetler|ne istiyor)
(kim|kimler) (arıza bildirdi|talep açtı|şikayet etti|tamir istedi)
@mulk (talepleri|arızası var mı|açık talep|arızaları|şikayeti)
@kisi (talebi|talepleri|arıza bildirimi|şikayeti) (var mı|neler|ne)
= açık talepler | çözülmemiş arızalar | kaç açık talep var | açık arıza kayıtları | bekleyen talepler | talepler | arızalar | @mulk talepleri | @kisi talepleri | şikayetler
= acik arizalar

# requests.waiting
(cevap|yanıt) (bekleyen|verilmeyen|vermediğim|vermemi bekleyen) (talepler|talep|arızalar|istek) (var mı|hangileri|kaç tane|)
(cevaplanmamış|yanıtlanmamış|cevaplamadığım|yanıtlamadığım|bakılmamış|bakmadığım) (talepler|talep|arızalar|istekler) (var mı|hangileri|kaç tane|)
hangi taleplere (cevap|yanıt) vermedim
= cevap bekleyen talepler | yanıt bekleyen istekler | cevaplamadığım talepler | yanıtlanmamış talepler | cevap bekleyen arıza

# requests.urgent
(acil|ivedi|çok acil|öncelikli|yüksek öncelikli) (talep|talepler|arıza|arızalar|tamir|iş|işler|istek) (var mı|hangileri|kaç tane|neler|)
acil (bir şey|durum|ne) var mı
= acil talepler | acil arıza var mı | öncelikli talepler | acil istek
= acil talep var mi

# requests.done
(ne zaman|kimin) (tamir edildi|onarıldı|yapıldı) (kombi|musluk|kapı)
@zaman (biten|bitirilen|kapanan|halledilen) işler (neler|hangileri|)
@zaman (biten|tamamlanan|çözülen|kapanan|yapılan|halledilen) (talepler|arızalar|işler|tamirler) (hangileri|kaç tane|neler|)
@zaman (kaç|hangi) (talep|arıza|iş) (çözüldü|tamamlandı|bitti|kapandı|halloldu)
= tamamlanan talepler | çözülen arızalar | kaç talep tamamlandı | kapanan talepler | kaç arıza çözüldü

# requests.cost
@zaman (taleplerin|arızaların|taleplere|talepler) (maliyeti|maliyet|ne kadar tuttu|kaça mal oldu|ne kadar harcandı) (ne kadar|)
(arızalar|talepler|kiracı talepleri) bana kaça (mal oldu|patladı|geldi)
@zaman talep (masrafı|giderleri|maliyetleri) (ne kadar|)
= taleplerin maliyeti | arızalar ne kadara mal oldu | arıza masrafı | talepler için ne kadar harcadım | taleplerin tutarı

# deadlines.next
yaklaşan (dava|dava ve bildirim|bildirim|duruşma|işlem) süreleri
@zaman (ödeme ve süreler|hangi günler önemli|bitecek işler|son günler) (neler|var mı|)
@zaman hangi (tarihler|işler|ödemeler ve tarihler) (var|yaklaşıyor)
(bu aralar|yakında|şu sıralar) (bakmam|yapmam|ilgilenmem) gereken (iş|bir şey|tarih) (var mı|ne)
(yapılacak|yapacağım) işler (neler|ne|)
(ajandam|programım) @zaman (ne|nasıl|neler var)
(yaklaşan|önümüzdeki|gelecek|sıradaki) (süreler|tarihler|önemli tarihler|işler|son günler|günler|takvim) (neler|hangileri|ne|)
@zaman (ne var|neler var|hangi işler var|hangi süreler var|takvimde ne var|önemli tarihler|yapılacaklar|ne yapmam lazım|hangi tarihler var|gündem|programda ne var|süreler)
(takvimimde|takvimde) (ne var|neler var|@zaman ne var)
(önemli|kritik) (tarih|gün|süre) (var mı|ne|yaklaşıyor mu)
@zaman dolan süreler
unutmamam gereken (tarih|gün|iş) var mı
= yaklaşan süreler | yaklaşan tarihler | sıradaki süreler | takvimimde ne var | yapılacaklar | hangi tarihler yaklaşıyor | önemli tarihler | takvim | ne yapmam gerekiyor yapılacak
= yaklasan sureler

# deadlines.missed
(kaçırdığım|geçirilmiş|geçmiş|kaçan|kaçırılmış|geçen|kaçırılan) (süre|süreler|tarih|tarihler|günler|iş) (var mı|neler|hangileri|oldu mu|)
(hangi süreyi|hangi süreleri|ne) kaçırdım
süresi geçmiş (işler|iş|bildirim) (var mı|neler)
= kaçırdığım süreler | geçmiş süreler | kaçan tarihler | günü kaçan süre var mı | süresi geçmiş tarihler
= kacirdigim sure var mi

# deadlines.documents
(süresi|geçerliliği|tarihi) (dolan|dolmuş|biten|dolacak|geçmiş|bitmiş) (belge|belgeler|evrak|evraklar) (var mı|hangileri|neler|)
(belgelerin|evrakların) (süresi|geçerliliği) (doldu mu|ne zaman doluyor|bitiyor mu)
hangi (belge|evrak) (bitiyor|yenilenecek|doluyor)
= süresi dolan belgeler | biten belgeler | hangi belgenin süresi doluyor | süresi dolacak evrak | belge süresi
= suresi dolmus belge var mi

# deadlines.notice
(yenileme|yenilememe|fesih) bildirimi için son (tarih|gün) (hangi kontratlarda|ne zaman|)
(bildirim|fesih bildirimi|ihbar|çıkış bildirimi|yenilememe bildirimi) (için|) (son günler|son gün|son tarih|günleri|tarihleri|süreleri) (neler|ne zaman|hangileri|)
(ne zamana|hangi tarihe) kadar (bildirim|ihbar|haber) (yapmam|vermem|göndermem) (lazım|gerekiyor|gerek)
bildirim yapılması gereken (tarihler|kontratlar|günler)
(fesih|bildirim|ihbar) için son gün
= bildirim için son gün | fesih bildirimi ne zaman yapılmalı | bildirim tarihleri | ihbar süresi ne zaman doluyor | bildirim günü yaklaşanlar | @mulk bildirim tarihi
= fesih bildirimi icin son gunler

# admin.registrations
(onay|kayıt|üyelik) (sırasında|kuyruğunda|bekleyen) kaç (kişi|kullanıcı|üye|kayıt) var
(kaç|kaç tane) (kişi|kullanıcı|kayıt|üye|başvuru) (onay|onayımı) bekliyor
@zaman (kayıtlar|kayıt olanlar|başvurular|gelen üyelikler)
(bekleyen|onay bekleyen|onayımı bekleyen|yeni) (kayıtlar|kayıt|üyelik|üyelikler|başvurular|üyelik başvuruları|hesaplar|yeni üyeler|üyeler) (var mı|kaç tane|hangileri|)
(onaylanacak|onaylanmamış|incelenecek) (kullanıcı|üye|hesap|kayıt|başvuru) (var mı|kaç tane|)
(yeni|@zaman) (kayıt olan|başvuran|üye olan) (var mı|kim|kimler|oldu mu|kaç kişi)
= onay bekleyen kayıtlar | bekleyen başvurular | kaç kayıt bekliyor | onay bekleyen kullanıcılar | yeni üyelik başvuruları | bekleyen üyelikler
= bekleyen uyelik basvurulari

# admin.users
(kaç|toplam kaç) (kiracı|mülk sahibi|avukat|emlakçı) (üye|kayıtlı|hesabı) (var|)
(bugün|@zaman) kaç (yeni|) (üye|kullanıcı|kişi) (kayıt oldu|geldi|katıldı)
(aktif|pasif|etkin) kullanıcı (sayısı|kaç|var mı)
(üye|kullanıcı|hesap) (sayısı|adedi) (kaça ulaştı|kaç oldu|ne kadar|)
(kaç|toplam kaç) (kullanıcı|kullanıcımız|üye|üyemiz|hesap|kişi) (var|kayıtlı|)
(sistemde|sitede|uygulamada) (toplam|) kaç (kişi|kullanıcı|hesap|üye) (var|kayıtlı|)
(kullanıcı|üye) (sayısı|sayımız) (kaç|ne|)
(kaç ev sahibi|kaç kiracı|kaç emlakçı|kaç avukat) (kayıtlı|var|üye)
= kaç kullanıcı var | kullanıcı sayısı | toplam üye sayısı | kayıtlı kullanıcılar | kaç üye var | kaç kişi kayıtlı
= kac kullanicimiz var | @zaman kac kisi kayit oldu

# admin.mail
(mail|posta|) kuyruk (şişmiş mi|dolmuş mu|birikmiş mi|tıkandı mı)
(e posta|mail) (takılmış|gitmemiş|birikmiş) (mi|var mı)
(mailler|postalar|e postalar|epostalar) (gidiyor mu|çalışıyor mu|ulaşıyor mu|gitti mi|takıldı mı)
(gönderilemeyen|giden|takılan|bekleyen|hata veren|kuyruktaki|gitmeyen) (posta|mail|e posta|mailler|postalar) (var mı|kaç tane|hangileri|)
(mail|posta|e posta) (kuyruğu|gönderimi|kutusu|durumu) (nasıl|ne durumda|boş mu|dolu mu|)
giden kutusu
= gönderilemeyen postalar | gönderilemeyen mail var mı | başarısız postalar | giden postalar | posta kuyruğu | gitmeyen epostalar | mail gönderimi başarısız | giden mailler
= mailler gidiyor mu | gonderilemeyen posta var mi | sistemde bi sorun var mi

# admin.tufe
(tüfe|enflasyon) (girilmiş mi|girildi mi|eksik mi|verisi eksik mi|girmem gerekiyor mu|girilecek mi|verisini girdim mi|girmem lazım mı)
(bu ayın|@zaman) (tüfesi|enflasyonu|tüfe oranı) (eksik mi|girilmiş mi|girildi mi|girilmedi mi)
girilmesi (gereken|beklenen) (tüfe|oran|tüfe oranı|veri) (var mı|hangisi|)
= tüfe girildi mi | eksik tüfe | hangi ayın tüfesi eksik | tüfe kaydı bekleyen | tüfe kaydı eksik mi
= tufe girilmis mi | @zaman enflasyonu eksik mi

# admin.tickets
(kim|kimler) (destek|yardım) (bekliyor|istemiş|istiyor)
(açık|cevap bekleyen|yanıtlanmamış|bekleyen|yeni) (destek kaydı|destek talebi|ticket|ticketlar|destek talepleri|bilet|destek mesajı) (var mı|kaç tane|hangileri|)
(destek|ticket) (kuyruğu|kutusu|talepleri) (nasıl|ne durumda|dolu mu|)
(kim|kimler|kullanıcılar) destek (istedi|istiyor|yazdı)
= acik destek kaydi var mi | cevap bekleyen ticket

# rates.exchange
(doların|euronun|sterlinin) (fiyatı|değeri|kuru) (ne|kaç|ne kadar)
(dolar|euro) (ne kadar oldu|kaça çıktı|kaç lira oldu|yükseldi mi)
(dolar|euro|avro|sterlin|döviz|usd|eur|pound) (kaç|kaç lira|kaç tl|ne kadar|kuru|kaç para|ne oldu|kaç oldu|bugün kaç)
(döviz|dolar|euro) (kurları|kuru|kurlari) (ne|nedir|kaç|göster|)
(1|bir) (dolar|euro|sterlin) (kaç lira|ne kadar|kaç tl)
kur (ne|kaç|ne kadar)
= dolar kac lira
`
