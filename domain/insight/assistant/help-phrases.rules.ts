/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const helpPhrases = `
# help.can
(neler|ne) (yapabiliyorsun|yapabilirsin|yaparsın|biliyorsun|işe yararsın|sorabilirim|sorabiliyorum)
(sana|size|buraya|asistana) (ne|neler|hangi soruları) (sorabilirim|sorabilir miyim|sorayım|yazabilirim)
(yardım|yardım et|yardımcı ol|bana yardım eder misin|nasıl çalışıyorsun)
(merhaba|selam|selamlar|günaydın|iyi günler|iyi akşamlar|naber|kolay gelsin|hey|alo)
(teşekkürler|teşekkür ederim|sağ ol|eyvallah|tamam sağol)
(sen kimsin|sen nesin|adın ne|bot musun|robot musun)
= neler sorabilirim | ne sorabilirim | neler yapabilirsin | yardım | bana nasıl yardım edebilirsin | neler bilirsin
= neler yapabiliyorsun | sana ne sorabilirim

# how.property
(yeni|) (mülk|ev|daire|dükkan|taşınmaz|bina) (nasıl|nereden|nerden) (ekliyorum|eklerim|eklenir|eklenecek|kaydederim|ekleyeceğim|girerim)
(yeni|) (mülk|ev|daire|dükkan) (eklemek istiyorum|ekle|girmek istiyorum|kaydetmek istiyorum)

# how.contract
(yeni|) (kontrat|sözleşme|kira kontratı) (nasıl|nereden|nerden) (yaparım|yapacağım|yapılır|hazırlarım|oluştururum|eklerim|yapcam|hazırlanıyor|açarım)
(yeni|) (kontrat|sözleşme|kira sözleşmesi) (yapmak istiyorum|ekle|oluştur|hazırla|yapalım|hazırlamak istiyorum)
kontrat ekleme (nerede|ekranı)
= yeni kontrat nasil yapcam

# how.tenant
(yeni|) (kiracı|kiracıyı|kiracımı) (sisteme|) (nasıl|nereden|nerden) (ekliyorum|eklerim|ekleyeceğim|kaydederim|davet ederim|eklenir)
(yeni|) kiracı (eklemek istiyorum|ekle|davet et|kaydet)

# how.payment
(ödeme|tahsilat|gelen kirayı|kira ödemesini|elden aldığım kirayı) (nasıl|nereden|nerden) (kaydederim|girerim|işlerim|kaydedilir|giriyorum|işleyeceğim|girilir)
(banka ekstresi|ekstre|banka dökümü) (nasıl|nereden) (yüklenir|yüklerim|eklenir)

# how.receipt
(dekont|makbuz) (nereden|nerden|nereye) (yüklüyorum|yüklenir|atılır|yükleyeceğim|konuyor)
(dekont|dekontu|makbuz|makbuzu|ödeme belgesini|ödeme belgemi|ödeme kanıtını) (nasıl|nereden|nerden|nereye) (yüklüyorum|yüklerim|gönderirim|göndericem|yükleyeceğim|eklerim|atıyorum|yüklenir|göndereceğim)
(dekont|makbuz|ödeme belgesi) (yüklemek istiyorum|göndermek istiyorum|yükle|ekle|atmak istiyorum)
= dekont nereden yukluyorum

# how.request
(kombi|musluk|petek|kapı|tuvalet|klima|çatı|cam) (bozuk|bozuldu|akıyor|akıtıyor|kırıldı|çalışmıyor) (usta istiyorum|ne yapacağım|usta gelsin|tamir ettirin|)
(usta|tamirci) (istiyorum|lazım|çağırmak istiyorum)
(arıza|tamir|talep|şikayet|sorun) (bildirmek|açmak|göndermek|yazmak) istiyorum
(arıza|talep|tamir talebi|tamir|şikayet|arızayı) (nasıl|nereden|nerden|nereye|için nereye) (bildiririm|açarım|yazarım|yazıyorum|bildiriyorum|açılır|bildireceğim)
(musluk|kombi|petek|kapı|tuvalet|priz|çatı|boru) (bozuldu|akıtıyor|çalışmıyor|patladı|arızalı|damlatıyor|su kaçırıyor) (ne yapayım|nereye yazayım|nereye bildireyim|)
= ariza bildirmek istiyorum

# how.expense
(gider|masraf|fatura|harcama) (nasıl|nereden|nerden) (girerim|eklerim|kaydederim|girilir|giriyorum|yazarım|eklenir)
(gider|masraf|fatura|harcama) (girmek|eklemek|kaydetmek|yazmak) istiyorum (nereden|)
(gider|masraf) (ekle|gir)

# how.document
(belge|evrak|tapu|dosya|fotoğraf) (nasıl|nereden|nerden|nereye) (yüklerim|eklerim|yüklüyorum|yüklenir|koyarım)
(belge|evrak|tapu|dosya|fotoğraf) (yüklemek|eklemek) istiyorum
(belgelerim|evraklarım|tapum) nerede

# how.account
(şifremi|parolamı) (unuttum|değiştirmek istiyorum|nasıl değiştiririm|nereden değiştiririm|yenilemek istiyorum)
(e posta adresimi|mailimi|telefonumu|numaramı|adımı|profilimi|bilgilerimi) (değiştirmek istiyorum|nasıl değiştiririm|nereden değiştiririm|güncellemek istiyorum|düzeltmek istiyorum)
(hesabımı|üyeliğimi) (silmek istiyorum|nasıl silerim|kapatmak istiyorum)
(iki aşamalı|iki adımlı) (doğrulama|giriş) (nasıl açılır|açmak istiyorum)
(bildirim|bildirimleri) (ayarları|kapatmak istiyorum|nasıl kapatırım)
= sifremi unuttum nasil degistiririm

# how.contract-copy
(kontratı|kontratımı|sözleşmemi|sözleşmeyi|kontratın pdfini|kontratımın kopyasını) (nasıl|nereden|nerden) (indirebilirim|indiririm|alırım|görebilirim|yazdırırım|bulurum)
(kontratın|sözleşmenin|kontratımın) (pdfi|kopyası|çıktısı|belgesi) (nerede|lazım|nasıl alınır|)
= kontrati nasil indirebilirim

# how.ending
(kiracılığı|kontratı|sözleşmeyi|kiracıyı) (nasıl|nereden) (sonlandırırım|bitiririm|feshederim|kapatırım|sonlandırılır|çıkış yaparım)
(kiracı|kiracım) (çıkıyor|çıktı|taşındı|evi boşalttı) (ne yapmam lazım|nasıl işlerim|sistemde ne yapacağım|nasıl kapatırım)
(fesih|çıkış|tahliye) (işlemini|bildirimini) (nasıl|nereden) (yaparım|veririm|başlatırım)
evden çıkacağımı (nasıl|nereden) bildiririm

# how.increase
(zammı|kira artışını|artışı|zam bildirimini) (nasıl|nereden) (uygularım|yaparım|girerim|bildiririm|gönderirim|işlerim)
(kiraya|kiracıya) (zam|artış) (nasıl|nereden) (yapılıyor|uygulanır|bildirilir|yapacağım)
(zam|artış) (yapmak|uygulamak|bildirmek) istiyorum

# how.staff
(emlakçı|avukat|çalışan|yetkili|vekil|kardeşimi|muhasebecimi) (nasıl|nereden) (eklerim|yetkilendiririm|eklenir|yetki veririm|ekliyorum)
(emlakçı|avukat|çalışan|yetkili) (eklemek|yetkilendirmek|davet etmek) istiyorum
birine yetki vermek istiyorum

# how.statement
(hesap özeti|ekstre|hesap dökümü|ödeme dökümü|excel|rapor) (nasıl|nereden|nerden) (alırım|indirirm|alınır|indirilir|indirebilirim|çıkarırım)
(hesap özeti|ekstre|döküm|rapor|excel) (almak|indirmek) istiyorum
vergi (dosyasını|tablosunu|dökümünü) nereden (indiririm|alırım)

# how.support
(destekle|destek ekibiyle|yöneticiyle|yöneticilerle|sizinle) (nasıl|nereden) (iletişime geçerim|ulaşırım|konuşurum|yazışırım)
(destek talebi|destek kaydı|ticket) (açmak istiyorum|nasıl açılır|nereden açarım|oluşturmak istiyorum)
(sitede|uygulamada|programda) (hata|sorun) var kime (yazayım|bildireyim|söyleyeyim)

# how.paper
(tahliye taahhüdü|tahliye taahhütnamesi|ihtarname|ek protokol|ek belge|protokol) (nasıl|nereden) (hazırlarım|alırım|imzalatırım|oluştururum|hazırlanır|düzenlerim)
(tahliye taahhüdü|ihtarname|ek protokol|protokol) (hazırlamak|imzalatmak|almak|düzenlemek) istiyorum

# how.engagements
(kimin|kimlerin) adına (çalışıyorum|iş yapıyorum|yetkiliyim)
(müvekkillerim|müvekkilim|müşterilerim|mülk sahiplerim) (kim|kimler|listesi|)
(hangi|) (yetkilerim|yetkim|iznim) (var|neler|ne)
(bana|) (hangi mülk sahipleri|kimler) yetki (verdi|vermiş)

# how.history
(yaptığım|yapılan|son) işlemler(i|im|) (nerede|göster|listesi|neler)
(işlem|hesap|giriş) geçmişim (nerede|)
(hesabıma|sisteme) en son ne zaman girdim

# how.audit
(kim|hangi kullanıcı) (ne|neyi) (yapmış|sildi|değiştirdi) (bugün|dün|)
(denetim|log|işlem) (kayıtları|kaydı|kayıtlarına) (nerede|nereden bakarım|göster|aç|)
(kim|kimler) (neyi|ne) (değiştirmiş|silmiş|yapmış)
(sistemdeki|son) değişiklikler(i|) (göster|neler|nerede)

# how.privacy
(silinmek|hesabını silmek|verisini silmek) isteyen (kullanıcı|üye|kişi|) (var mı|kim|kaç kişi)
(silme|kvkk|gizlilik|veri) (talebi|isteği|başvurusu) (var mı|geldi mi|bekliyor mu)
(veri|hesap|kvkk) (silme|) (istekleri|talepleri|başvuruları) (var mı|nerede|bekliyor mu|)
(hesabını|verilerini) silmek isteyen (var mı|kim|kullanıcılar)

# how.forum
(forumda|forumla ilgili) (şikayet|bildirim|sorun) (var mı|geldi mi)
(forumda|forumdaki|) (şikayet edilen|bildirilen|uygunsuz) (gönderiler|gönderi|yorum|yorumlar) (var mı|nerede|)
forum (şikayetleri|denetimi|bildirimleri) (var mı|nerede|)

# how.maintenance
(sistemde|sunucuda|sitede) (bir|) (sorun|hata|arıza) var mı
(sistem|site) ayakta mı
bakım (araçları|ekranı|modu) (nerede|nasıl açılır|)
(sistem|sunucu|kurulum|site) (durumu|sağlığı|sağlıklı mı|düzgün çalışıyor mu|nasıl)
(yedek|yedekleme) (alındı mı|nasıl alınır|çalışıyor mu)
`
