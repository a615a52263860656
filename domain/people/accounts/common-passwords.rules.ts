/**
 * Passwords that attackers try first: international ones and Turkish ones (clubs, towns, first names, endearments,
 * years, keyboard rows). Each also covers its variants (`guessable-password.rules.ts`). The browser loads it by itself, once
 * a password is typed.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 000000 00000000 00112233 01010101 01234567 0123456789 06060606 0987654321 10101010 10111938 102030
10203040 1020304050 1029384756 111111 11111111 11112222 11221122 112233 11223344 1122334455 121212 12121212
12211221 123123 12312312 123123123 123321 12341234 1234321 12344321 12345 123454321 123456 1234567 12345678
123456789 1234567890 123456789a 12345678a 123456a 123456aa 123456abc 123456asd 123456qw 12345abc 12345qwe 1234abcd
1234qwer 123abc123 123asd123 123qwe 123qwe123 123qweasd 12qwaszx 13131313 13571357 13579246 14141414 147258
147258369 15071516 159357 159753 18811881 19031903 19051905 19051919 19071907 19231923 19381938 19671967 1a2b3c
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 20212021 20222022 20232023
20242024 20252025 20262026 22222222 23041920 24681357 24682468 258456 27182818 29101923 30081922 31415926 321321
33333333 34343434 35353535 369258147 42424242 44444444 456456 456789 53535353 55443322 55555555 61616161 654321
666666 66666666 69696969 741852963 77777777 789456 789456123 852456 87654321 888888 88888888 963852741 98765432
987654321 9876543210 98989898 99887766 999999 99999999 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaa
aaa11111 aaaaaaaa ab123456 abababab abc abc123 abc12345 abcabc abcabc123 abcd abcd1234 abcdabcd abcde abcdef
abcdefg abcdefgh abcdefghi abdullah abim ablam acar access accounting accounts adana adana01 adanademir adanaspor
address adem adiyaman admin admin123 admin@123 administrator afyon agri agustos ahmet aidat aile ailem aksaray
aksoy aktas alanya alexander alexandra ali allah allahbir allahim allahuekber altay altin amanda amasya amazing
amazon america anahtar anahtar1 anahtar123 anahtarim anahtarlar andrew android angel angels ankara ankara06
ankarali anna anneannem annebaba anneler annem antakya antalya antalya07 antalyaspor antep anthony anything
apartman apple april araba arabam aralik arda ardahan armut arsenal arslan artvin asd123 asd123asd asdasd
asdasdasd asdf asdf1234 asdfasdf asdfg asdfgh asdfghjkl asdfghjklş asdqwe ashley ask asker askerim askim askim123
askim1234 askimaskim askimsin asklar askmesk aslan aslanim aslanlar asli asshole asya atasehir ataturk ataturk1881
ataturk1923 ataturk1938 ates audi august austin autumn avci avukat awesome ay aydin ayisigi ayran ayse aysel aysun
azra babaanne babalar babam baby babyboy babygirl bahar bakirkoy baklava balikesir banana banu baran barcelona
baris bartin basak baseball basketball batman batuhan bayburt bayern bayragim bayrak bayrakli bayram bbbbbbbb
beach bear beatles beautiful bebegim bebek begum behzat bekir bekleme benimsifrem beniunutma benjamin berk berkay
berlin besiktas besiktas1903 besiktasim beyaz beyoglu beyonce beyza bilecik bilgisayar bingol birinci birtanem
birtanesin bismillah bitch bitlis bjk1903 black blessed blue bmw bodrum bolu bordo bordomavi bornova bossa bossun
boston bozkurt bozkurtlar brandon brian brother bulut burak burcu burdur bursa bursa16 bursaspor business busra
butter buttercup cakir california camaro can canada canakkale canan candy canim canim123 canimcanim canimsin
cankaya cankiri cansu captain carsamba carsi cay celik cem cengiz cennet ceren cetin ceviz changeme changeme1
charlie charming cheese chelsea cherry chicago china chocolate christ christopher cicegim cicek cikis cilek cilgin
cilginturk cimbom cimbom1905 cimbombom cinderella cisco cocuk cocuklar college company complex computer contact
cookie cool corba corum corvette counterstrike cowboy cracker crazy cricket crystal cukur cuma cumartesi
cumhuriyet daddy daire daisy dalga dallas damla dance dancer daniel david december dedem default defne deli
delikanli delikiz demir demo deneme deneme123 deneme1234 denemesi deniz denizim denizli depozito derya devil
devrim dfghjkl diamond didem dilek director dirilis disney diyarbakir doblo doctor dogan doktor dollar donald
doner dortmund dragon dream dreams dua duam ducati dunya dunyam duygu duzce eagle earth ebru ece ecrin eda edirne
efe ege einstein ekim ela elazig elhamdulillah elif elizabeth elma elmas elvis emine eminem emlak emlakci emma
emre enbuyuk enbuyukbesiktas enbuyukcimbom enbuyukfener enes england erdogan eren ertugrul ertyuiop erzincan
erzurum esim esin eskisehir eskisehirspor eskisifre esra estagfirullah everything evet evim evimiz evsahibi
example eylul eyup ezel facebook fadime faith falcon family father fatih fatma fb1907fb february fener fener1907
fenerbahce fenerbahce1907 fenerbahcem fenerli feride ferrari fethiye fghjklş fgıod filiz findik firma flower
flowers football forest forever fortnite france freedom friday friend friends friendship frodo fuckoff fuckyou
funny furkan galatasaray galatasaray1905 galatasarayim galaxy gamer gaming gamze gandalf gassaray gazi gaziantep
gaziantepspor gece geceler gelme genclerbirligi genius george germany gfdsa ginger giresun giris girisyap gitme
gizem gizli gizlisifre gokhan gokkusagi gokyuzu golden golf gonca goodbye google gorgeous gozde goztepe green
gs1905gs guest guitar gul gulay guler guller gulsen gulum gumus gumushane gunaydin gunes gunesim guvenli guvenlik
hacer hacker hakan hakkari halil hande handsome hanife happy harley hasan hasret hatay hatice havva hayal
hayallerim hayat hayatim hayatimsin hayir haziran heaven hello hellothere helloworld hemsire hero hesabim hesap
hilal hjkl hobbit hockey honda honey hope horse hosgeldin hosgeldiniz hottie houston hulk hunter huseyin huzur
hzmuhammed ibrahim igdir iloveu iloveyou iloveyou1 inci incir insallah instagram inter internet ipek iphone irem
ironman isik islam island ismail isparta istanbul istanbul34 istanbullu italy itfaiye iyigeceler iyiyim izmir
izmir35 izmirli izmit james january japan jasmine jason jennifer jessica jesus john joker jonathan jordan joshua
july june justin juventus kaan kabe kader kadikoy kadir kahramanmaras kahve kanarya kanaryam kandil kapadokya kapi
kaplan kar kara karabuk karakartal karaman karanfil karanlik kardesim karim karpuz kars karsiyaka kartal
kartal1903 kartallar kasa kasim kastamonu kavun kaya kayseri kayserispor kazanan kebap kecioren kedi kedicik kedim
kefil kemal kemalataturk kerem keskin kevin kilic kilis kilit killer kimsesiz king kira kiraci kiraz kirikkale
kirmizi kirsehir kis kitten kitty kizim koc kocaeli kocam kofte komando konak kontrat konut konya konya42
konyaspor kopegim kopek korkmaz kose kral kralbenim kralice kralim kubilay kubra kullanici kullaniciadi kuran
kurban kurt kurtlarvadisi kusadasi kutahya kuzu kuzum lacivert lahmacun lale laptop legend lemon letmein letmein1
leyla lightning lily linux lion lise liverpool lkjhgfdsa login london love lovely loveme loveyou lucky luigi
lutfen madonna madrid magic mahmut makarna malatya maltepe manager manchester manisa manti manyak maras march
mardin maria mario mark marmaris mars mart masallah masmavi master matrix matthew mavi maviler mayis medine mehmet
mekke melegim melek melekler meleğim memati menekse mercedes merhaba merhaba123 merhabadunya merlin mersin mert
merve meryem metallica metin michael michelle mickey microsoft milan million mine minecraft minnie mnbvcxz
mnbvcxz1 mommy monday money monkey moon mor moscow mother motor mountain mudur mugla muhammed muhendis mulk murat
mus musa music musluman mustafa mustafa1881 mustafakemal mustang mutlu mutluluk mylove mystic namaz naruto
nasilsin nazli nehir nese netflix network nevsehir newton newyork nicole nigde nil ninja nirvana nisan nissan
nokia nothing november numarabir nur nuray nurse ocak ocean october office ofis oglum ogrenci ogretmen oguzhan
okul okulum okyanus olivia omer one onur oracle orange ordu orhan orkide osman osmaniye otomobil oya ozan ozdemir
ozer ozgurluk ozkan ozlem ozturk p455w0rd p@ssw0rd pa$$word padisah panther papatya paradise paris parola
parola123 parola1234 parolam pasa pass pass123 pass1234 pass@123 passphrase passw0rd passw0rd1 passwd password
patron paul pazar pazartesi peach pelin pembe pendik pepper perfect persembe peter phoenix piano pikachu pilav
pinar planet player poiuyt poiuytrewq pokemon polat polatalemdar police polis porsche prenses prensesim prince
princess private psikopat public puppy purple pussy q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx12 qazwsxedc queen
qwe123 qwe123qwe qweasd qweasdzxc qweqwe qweqweqwe qwer1234 qwert qwert123 qwerty qwerty1 qwerty12 qwerty123
qwerty1234 qwerty12345 qwertyui qwertyuiop qwertyuıop qwertz qwertzui rabbim rabia raki ramazan ranger realmadrid
recep rich rihanna river rize robert roblox rocket root rose rugby russia ruya ruyam ruzgar sahin sakarya sali
salih samantha sampiyon sampiyonum sample samsun samsung samsunspor samurai sanliurfa sari sarikanarya sarikirmizi
sarilacivert sasuke saturday school scooby secret security sehit selam selamlar selim selin sema sen sena seninle
seniseverim seniseviyorum sensiz september serce serdar serife serkan serseri server service sevda sevdam sevgi
sevgili sevgilim sevil sexy seyma sezen shadow shakira shooter sibel sifre sifre123 sifre1234 sifre12345 sifreler
sifrem sifremyok sifreyok siirt silver simge simit simple simsek sinan sinem singer sinop sirket sirnak sisli
sister sivas sivasspor siyah siyahbeyaz slipknot smile sniper snoopy soccer sofia soldier something sonbahar
songul sonic sozlesme space spain spiderman sports spring star stars startrek starwars steven storm strawberry
student su subat subhanallah success sude sugar suleyman sultan summer sunday sunny sunshine super superman
superuser support suzuki sweetie sweety system taksim tamam tarik tas tavsan teacher tekin tekirdag telefon
telegram temmuz temp temporary tennis tesekkurler tesla test test123 tester testing tetris thomas thunder thursday
tiger tigger tofas tokat tolga toprak tovbe toyota trabzon trabzon61 trabzonspor trewq trewq123 trustno ts1967
tuba tuesday tugba tulay tuncay tunceli turan turk turkcell turkey turkiye turkiye1923 turkiyem turkler
turktelekom turkum turuncu twitter ubuntu ugur ulku ulkucu ultra ultraslan umraniye umut umutlar unal universite
university unutamam unutma unutmabeni urfa usak user user123 username uskudar uzum van vatan vatanim veli victoria
violet vodafone volkan warrior wednesday welcome welcome1 welcome123 whatever whatsapp white william windows
winner winter wizard wolf wolverine wsxedc xcvbnm xsw21qaz xsw2zaq1 yagmur yakut yalcin yalniz yalnizlik yalova
yamac yamaha yarabbi yasam yasar yasemin yavuz yaz yeliz yellow yeniparola yenisifre yesil yesim yigit yildirim
yildiz yildizim yilmaz yonetici yonetim youtube yozgat ytrewq yuksel yusuf yuva zalim zaq12wsx zaq1zaq1 zehra
zelda zeliha zerrin zeynep zeytin zonguldak zumrut zxc123 zxcv1234 zxcvbn zxcvbnm zxcvbnm123 zxcvbnmöç zxczxczxc
ğpoıuyt
`
    .trim()
    .split(/\s+/),
)
