/** What people say, by intent; see expand-phrases.rules.ts for the notation. */
export const expensePhrases = `
# expenses.total
@zaman (faturalara|sigortaya|vergiye|aidata) (falan|filan|) ne (harcadım|ödedim|verdim)
@zaman (evler|daireler|mülkler) için (ödediklerim|harcadıklarım|giden para)
@mulk bana (ne kadara|kaça) mal oldu
(faturalara|vergilere|sigortaya|aidata) @zaman (ne kadar|kaç lira) (ödedim|verdim|gitti)
@zaman $nekadar ($giderim oldu|harcadım|masraf yaptım|gider yazıldı|masraf ettim|harcamışım|gider var|masraf çıktı|harcama yapıldı|gider girildi)
@zaman (toplam|) (giderim|giderlerim|masrafım|masraflarım|harcamam|harcamalarım|gider|giderler|masraflar) (ne kadar|kaç lira|nedir|ne|toplamı|)
@mulk @zaman (ne kadar|ne|kaç para|kaç lira) (harcadım|masraf yaptım|harcandı|gider oldu|para döktüm)
@mulk (giderleri|masrafları|masrafı|gideri|harcamaları) (ne kadar|kaç lira|neler|)
@mulk için @zaman (ne kadar|kaç para) harcadım
@zaman masraflar ne (oldu|tuttu|kadar tuttu)
@zaman (evlere|mülklere|dairelere) (ne kadar|kaç para) (harcadım|para döktüm|masraf ettim)
= giderim ne kadar | toplam gider | ne kadar harcadım | masraflarım | giderler | ne kadar masraf yaptım | @mulk giderleri | @mulk için ne kadar harcadım | harcamalarım
= @zaman ne kadar masrafim oldu | @mulk ne harcadim

# expenses.kinds
(param|para) (en çok|) (neye|nereye|nerelere) (gidiyor|gitmiş|gitti|harcanıyor)
(giderlerin|masrafların|harcamaların|giderlerimin) (dağılımı|türleri|kalemleri|kategorileri) (nasıl|neler|ne|)
(gider|masraf|harcama) (kalemleri|türleri|kategorileri|dağılımı|çeşitleri) (neler|nasıl|)
@zaman (param|para|paralar|giderlerim|masraflarım) (nereye|neye|nelere|en çok neye|nerelere) (gitti|gidiyor|harcandı|harcanıyor)
(türüne|kategoriye|kalem kalem) (göre|) (gider|giderler|masraflar|harcamalar)
(nelere|neye) (masraf|para) (yaptım|harcadım|harcamışım)
= giderlerin dağılımı | gider kalemleri | gider türleri | masraf kategorileri | giderler neye gitti | kategoriye göre harcama | para nereye gitti gider

# expenses.biggest
(en büyük|en yüksek|en pahalı|en fazla|en ağır) (giderim|gider|masraf|masrafım|harcama|harcamam|fatura) (neydi|ne|hangisi|kaç lira|)
en çok (neye|nereye) (harcadım|para verdim|masraf yaptım)
en çok para (verdiğim|harcadığım) (gider|iş|kalem)
= en büyük gider | en yüksek masraf | en pahalı harcama | en çok neye harcadım | en fazla gider

# expenses.unpaid
(ödenmemiş|ödenmeyen|bekleyen|ödemeyi unuttuğum|ödemediğim|ödemem gereken) (gider|giderler|fatura|faturam|masraf|giderim|faturalar) (var mı|hangileri|kaldı mı|listesi|)
(hangi|) (giderleri|faturaları|masrafları) (ödemedim|daha ödemedim|unuttum)
benim ödeyeceğim (fatura|gider|masraf) (var mı|kaldı mı)
= ödenmemiş giderler | ödemediğim masraflar | ödenmeyen gider | hangi gideri ödemedim | bekleyen giderler
= odenmemis faturam var mi

# expenses.repair
(kombi|asansör|çatı|boya|tesisat|klima) (bakımı|tamiri|onarımı|) @zaman (kaça|ne kadar|ne) (mal oldu|tuttu|harcandı|yapılmıştı)
(kombi bakımı|boya|tadilat) ne zaman (yapıldı|yapılmıştı|yapmıştık)
(tamirata|tamire|onarıma|tadilata|bakıma|boyaya|kombi tamirine|tesisatçıya|ustaya|tamir işlerine) (@zaman|) (ne kadar|kaç para|kaç lira|ne) (gitti|harcadım|verdik|harcandı|verdim|ödedim|harcadık)
(tamir|tamirat|onarım|tadilat|bakım|usta) (giderleri|masrafları|giderim|masrafım|harcamaları) (ne kadar|kaç lira|toplamı|)
@mulk (tamirine|tamiratına|onarımına|tadilatına|bakımına) (ne kadar|kaç para) (harcadım|gitti|verdim)
@zaman (tamir|onarım|tadilat) için harcanan
= onarıma ne kadar harcadım | tadilat masrafı | tamir giderleri | bakım onarım gideri | boya tadilat harcaması | onarım ne kadar tuttu | tamire ne kadar gitti
= tamirata ne kadar gitti

# expenses.by-property
hangi (ev|mülk|daire|dairem|evim|dükkan|mülküm) (en çok|daha çok|en fazla|çok) (masraf|gider|masrafı) (çıkarıyor|çıkardı|yapıyor|var|açıyor|oldu)
(mülklere|evlere|dairelere|mülk bazında|ev ev|mülk mülk) (göre|) (giderler|gider|masraflar|harcamalar|masraf)
en masraflı (ev|daire|mülk|evim|mülküm) (hangisi|)
hangi (eve|daireye|mülke) (ne kadar|en çok) (harcadım|masraf yaptım|para gitti)
= en çok gideri olan mülk | mülklere göre gider | hangi ev en çok masraf çıkardı | hangi daireye ne kadar harcadım | en masraflı mülk

# expenses.recurring
(düzenli|her ay|her ayki|sabit|tekrarlayan|periyodik|otomatik|aylık sabit) (ödediğim|) (giderler|giderlerim|masraflar|ödemelerim|masraflarım|giderim) (neler|ne kadar|hangileri|)
her ay (ne|neler|nelere) (ödüyorum|gider yazılıyor|masrafım var)
otomatik yazılan giderler
= düzenli giderler | tekrarlayan giderler | otomatik giderler | her ay tekrarlayan masraf | düzenli masraflarım

# expenses.withheld
@zaman (kesilen|kiracıların kestiği|kestikleri|kesinti yapılan) (stopaj|tevkifat|vergi) (ne kadar|toplamı|kaç lira|)
@zaman (ne kadar|kaç lira) stopaj (kesildi|kesilmiş|kestiler|kesti)
(stopaj kesintim|stopaj kesintisi) (ne kadar|kaç lira)
kiracı @zaman ne kadar stopaj kesti
= ne kadar stopaj kesildi | kesilen stopaj | stopaj toplamı | toplam stopaj kesintisi | kiracı ne kadar stopaj kesti
`
