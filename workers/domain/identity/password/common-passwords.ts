// The 4,000 most frequent passwords of 6 characters and more, sorted, which compresses better, without 191 dates, which
// a rule refuses. Source: zxcvbn 4.4.2's frequency list (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; MIT licence).
const LIST = `
0.0.0.000 0.0.000 000000 000001 000007 000111 007007 01020304 100000 1000000 10203040 1029384756 11111111 111111a 111111q 11112222 111222333 111qqq
11223344 1122334455 11235813 1123581321 12131415 12312312 123123a 123123q 1232323q 123321 123321123 123321a 123321q 1234321 12344321 123451 123454321
123455 1234554321 123456 1234560 123456123 123456654321 1234567 12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 123456789a
123456789q 123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456a 123456aa 123456k 123456l 123456m 123456q 123456qw 123456qwe
123456qwerty 123456r 123456s 123456z 123457 12345a 12345q 12345qwe 12345qwert 12345t 12345z 123465 1234abcd 1234asdf 1234qw 1234qwe 1234qwer 123654
12365478 123654789 1236987 12369874 123698745 123789 123789456 123987 123aaa 123abc 123asd 123ewq 123qaz 123qq123 123qwe 123qwe123 123qweasd
123qweasdzxc 123qwer 123qwerty 123zxc 124578 128500 12qw12 12qw12qw 12qw34er 12qwas 12qwaszx 131313 132435 13243546 134679 134679852 135246 135790
135791 135792468 1357924680 1366613 141627 142536 147258 14725836 147258369 147369 147741 147852 147852369 1478963 14789632 147896325 147963 153624
15426378 159357 159632 159753 159951 162534 172839 18436572 192837 192837465 19411945 1a2b3c 1a2b3c4d 1a2s3d4f 1passwor 1pussy 1q2w3e 1q2w3e4r
1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws 1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qwerty 1x2zkg8w 1z2x3c 1z2x3c4v 200000 2128506 222333 223344
225588 235689 246810 25800852 25802580 258456 258852 3000gt 314159 31415926 315475 321123 321456 321654 321654987 332211 333666 333777 336699 362436
369258 369852 369963 420000 420247 420420 426hemi 445566 456123 456321 456654 456852 45m2do5bs 4815162342 4runner 50cent 50spanks 5551212 555666 555777
635241 654123 654321 655321 666666 666777 666999 6751520 696969 73501505 74108520 741852 741852963 753159 753951 7753191 7777777 777888 7779311 778899
784512 787898 789123 789456 78945612 789456123 7894561230 7895123 789654 789987 794613 7ugd5hip2j 81fukkc 852456 8675309 8j4ye3uz 906090 911911
9293709b13 9379992 951753 9562876 963852 963852741 987123 987321 987456 987456321 998877 a11111 a12345 a123456 a1234567 a12345678 a123456789 a1a2a3
a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123456 aaa111 aaaaa1 aaliyah aardvark aaron1 abc123 abc1234 abc12345 abcd123 abcd1234 aberdeen abgrtyu abnormal
abrakadabra absolut access access14 accord achilles achtung action adam12 adgjmptw adidas adonis aezakmi agent007 aggies aikido airborne airbus
airforce airplane airwolf alabama aladin alaska albany albatros albion alejandr aleksandr aleksandra aleksey alenka alessandro alex123 alexande
alexandr alexey alexis alibaba aliens allmine allsop allstar alpha1 alphabet alpine altima alucard amadeus amanda1 amateur amateurs amazon amber1
americ america america1 amerika amorcit amsterda amsterdam anaconda anakin analsex anarchy anastasi anastasiya andrea1 andrei andrew1 andrey andromed
andromeda andyod22 anfield angel1 angel123 angels angelus anhyeuem animal annie1 antelope anthon anthony1 anthrax antoni anubis apache apollo apollo13
apple1 apple123 applepie apples aptiva aquarius aragorn aramis arcadia area51 arizona armada armagedon armani armstron arrows arsenal arsenal1 artemis
artemka asd123 asdasd asddsa asdf12 asdf123 asdf1234 asdfasdf asdfgh asdfgh01 asdfghj asdfghjk asdfghjkl asdfjkl asdfzxcv asdqwe123 asdzxc ashley1
aspire aspirine assassin assfuck asshole asshole1 assholes assman assword asterix astral astros athlon atlanta atlantis atomic attila auburn audia4
aussie austin austin1 australi avalanch avalon avatar avenger awesome azamat azazel azerty azsxdc azsxdcfv babyblue babyboy babydoll babyface babygirl
babylon babylon5 babylove bacardi bacchus backdoor badass badboy baddog badger badgers badgirl badman baggins baggio bagira bailey1 baller ballin
balloon balloons bambam bamboo banana bananas banane bandit banger bangkok banker banner banshee banzai barbados barbie barcelon barcelona barefoot
barkley barney barselona barsik bartman basebal baseball baseball1 basket basketba basset bassman bastard batman batman1 bayern bcfields beaches beagle
beamer beaner beanie bearcat bearcats beardog beast1 beastie beatle beatles beautifu beauty beaver beavis beckham beefcake beemer beerman beetle bella1
belmont benfica bengals beowulf beretta bergkamp berlin bhbirf biatch bicycle bigass bigballs bigbear bigben bigbird bigblock bigblue bigbob bigboobs
bigboss bigboy bigbutt bigcat bigcock bigdaddy bigdick bigdog bigfish bigfoot biggie biggles bigguy bighead bigmac bigman bigmike bigmoney bigone
bigpimp bigpoppa bigred bigsexy bigtime bigtit bigtits bikini billy1 billybob billyboy bimmer bingo1 binladen bird33 birddog birdie birdman biscuit
bismillah bitch1 bitchass bitches biteme bizkit blabla black1 blackbir blackcat blackdog blackhaw blackie blackjac blackjack blackout blacks blacky
blades blahblah blaster blazer blessed blessing blink182 blizzard blonde blondes blondie blowjob blowme blue12 blue123 blue22 bluebell bluebird blueboy
bluedog blueeyes bluefish bluemoon blues1 bluesky bluesman bmw325 boating bob123 bobafett bobby1 bobcat bobdole bobdylan boeing bogart bogdan bohica
boiler bollocks bollox bologna bombay bomber bombers bond007 bondage bonehead bonjour bonjovi bonkers bonsai boobie boobies booboo booger boogie
bookworm boomboom boomer boomer1 booster bootie boozer borabora boricua borussia bossman boston bounce bounty bowler bowling bowwow boxers boxing
boxster br0d3r brando brandon1 brandy brasil braves brazil breast breasts breeze brian1 brighton bristol britney brodie broker bronco broncos broncos1
brooklyn brown1 brownie browns bruce1 brucelee bruins bruiser bruno1 brutus bubba1 bubba69 bubbas bubble bubbles buceta bucket buckeye buckeyes
buckshot budapest buddah buddha buddie buddy1 buddy123 buddyboy budlight budman budweise buffalo buffalo1 buffett buffy1 bugger builder bulldog
bulldog1 bulldogs bullet bullfrog bullseye bullshit bummer bumper bunghole bunnies bunny1 burger burrito bushido buster buster1 butter buttercu
butterfl butterfly buttfuck butthead butthole buttman buttons buzzard byteme cabbage cabron cactus cadillac caesar calgary calico caliente californ
caligula callum camaro cambiami camelot camels cameltoe cameron cameron1 camper canada cancer cancun candle candy1 candyman cannabis cantona capone
capricorn capslock captain caramel caravan cardinal carlito carlitos carmex2 carnage carolina carpedie carpet carrera carrot cartman cartoon casanova
caserta casey1 casino casper cassie cat123 catch22 catdog catfish catherin catman catwoman cavalier caveman cbr600 cbr900rr ccbill cdtnbr cdtnkfyf
celeron celica celine celtic celtics cerberus cessna cfitymrf cgfhnfr chainsaw champion champs changeme charger chargers charles1 charli charlie
charlie1 charlott charlton charly charmed chase1 chaser cheater checkers cheech cheeks cheers cheese cheese1 cheetah chelsea chelsea1 cherokee cherry
cheshire chester chester1 chevelle chevrole chevrolet chevy1 chevys chewie cheyenne chiara chicago chicago1 chichi chicken chicken1 chickens chicks
chiefs chilli chillin chilly chimera chinook chipmunk chipper chippy chivas chloe1 chocolat choochoo chopin chopper chris1 chrisbln chriss chrissy
christ christia christin christma christop chrome chronic chrono chrysler chuang chubby chuckie chuckles chucky chunky ciccio cicero cigars cinder
cindy1 cinnamon citadel citroen cjkysirj cjkywt clancy clapton clarinet classic classics claudi claymore clemson cleopatr clevelan climber clipper
clippers clitoris cloud9 clouds clover clowns cnfybckfd cobain cobalt cobra1 cobras cocacola cocaine cocker cocksuck coconut codered coffee cohiba
coldbeer coldplay colnago colombia colorado colors colt45 coltrane comanche commando compaq compaq1 compass compute computer concord concorde concrete
condom condor connect connor consumer cookie cookie1 cookies cooldude cooler coolguy coolio coolman coolness cooter copper corleone corndog corolla
corona corrado corsair corvette cosmic cosmos cosworth cougar cougars coventry cowboy cowboy1 cowboys cowboys1 coyote cracker cramps crazy1 crazybab
creampie creamy creative cricket cricket1 crimson critter crjhgbjy cruise cruiser crunch crusader crusher crysis crystal1 cthtuf cthulhu cthutq ctrhtn
cubbies cubswin cuddles cumming cumshot cupcake curious custom cutlass cutter cxfcnmt cyborg cyclone cyclops cygnus cypress dabears daddy1 daemon
daewoo dagger daisy1 dakota dakota1 dalejr dallas dallas1 dalshe dammit damnit dancer danger daniel1 daniil danila danny1 dannyboy danzig darklord
darkman darkness darkside darkstar david1 davide davids daytona dbrnjh dbrnjhbz deadhead deadman deadpool death1 death666 deejay deepthroat deeznuts
deeznutz defender defiant deftones delete delight delphi delta1 deluxe denali deniska depeche desert designer desire deskjet destin destiny detroit
deutsch devil666 devildog devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf dfvgbh dharma diablo dialog diamond diamond1 diamonds dickhead dickie diehard
diesel dietcoke dieter digger diggler digimon digital digital1 dilbert dilligaf dinamo dinara dindom dingdong dinosaur dipshit dirtbike discover disney
divine dkflbckfd dkflbvbh doberman doctor dodge1 dodger dodgeram dodgers dodgers1 dog123 dogbert dogboy dogcat dogface dogfood dogger doggie doghouse
dogman dogshit doitnow dollar dolphin dolphin1 dolphins dominik domino donkey donuts doobie doodle doofus doogie dookie doomsday dotcom doughboy
dracula dragon dragon1 dragon12 dragonba dragonball dragons dragoon drakon draven dreamer dreams drifter driver drizzt droopy drowssap drpepper drummer
drummer1 dthjybrf dublin ducati duchess duckie dumbass dundee durango duster dusty1 dutchess dynamite dynamo eagle1 eagles eagles1 earnhard eastside
eastwood eatpussy eatshit eclipse eddie1 eduard edward1 eeyore eggman einstein ekaterina eldorado electra electric electro electron elefant element
elephant elizabet elizaveta elvis1 emerald emily1 eminem empire engage engineer enigma enrico enter1 enterme enterpri enterprise entropy epsilon eraser
ericsson erotic erotica escort eternal eternity eureka europa evangelion everest everlast everton excalibu excalibur excite exigen exigent exodus
exotic explorer express extreme fabric facial faggot fairlane falcon falcon1 falcons fallen fallout fandango fantasia fantasy fantomas farscape farside
fastball faster fatass fatboy fatcat fatman fearless feather felix1 fender fender1 fenway fergie fergus fernand ferrari ferrari1 ferret fester fetish
fghtkm fgtkmcby ficken fidelio fiesta figaro fighter filter finger fireball firebird firefly firefox fireman firewall fishbone fishes fishhead fishin
fishing fishing1 fisting fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flanker flash1 flatron fletch flexible flipper floppy florian florida
florida1 flounder flower fluffy flyboy flyers flyfish foobar footbal football football1 fordf150 forest foreve forever forfun formula formula1 forsaken
fortuna foryou fossil foxtrot francesc frank1 franky freaks freaky freckles freddy freebird freedom freedom1 freepass freeporn freesex freeuser freeway
friday fright frisco frisky frogger froggy frogman front242 frontier frosty fuck_inside fucked fucker fuckers fuckface fuckhead fuckher fucking
fuckinside fuckit fuckme fuckme1 fuckoff fuckoff1 fuckthis fucku2 fuckyo fuckyou fuckyou1 fuckyou2 fugazi fulham fullmoon funtime fusion futbol
fyfcnfcbz fyfnjkbq fylhtq fytxrf fyutkbyf gabrie gabriel1 gabriell gadget gagging galaxy galina galore gambit gambler gameboy gamecock gamecube
gameover gandalf gandalf1 ganesh gangbang gangsta gangster garden garfield gargoyle garion gasman gateway gateway1 gator1 gatorade gators gawker
gbhfvblf gbpltw gegcbr geheim gemini generic genesis genesis1 genius george1 geronimo gesperrt getmoney getout getsome gfhjkm gfhjkm1 gfhjkm123
gfhjkmgfhjkm ghbdtn ghbdtn123 ghbdtnbr ghblehjr ghbywtccf ghetto ghjcnj ghjcnjgfhjkm ghjcnjnfr ghost1 ghostrider giants gideon gilles ginger ginger1
giorgi giorgio giraffe gizmo1 gizmodo gjkbyf gladiato gladiator gmoney gn56gn56 goalie goaway gobears goblin goblue gobucks goddess godfathe godfather
godsmack godzilla gofish goforit goirish golden goldfish goldstar goldwing golfball golfer golfer1 golfing goliath gollum gonavy goober good123654
goodboy goodluck goodtime google gooner gopher gordon24 gorilla gotcha gothic gotohell govols granny grapes grease great1 greatone green1 green123
greenbay greenday greens gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy groucho grumpy gryphon gsxr750 gtnhjdbx guardian
guiness guinness guitar guitar1 guitars gundam gunnar gunner gunners gustav guyver habibi hacked hacker haggis hal9000 halflife halifax hambone hamburg
hamish hamlet hammer hammer1 hammers hamster handball handyman hannah hannah1 hannibal hansolo happy1 happy123 happyday hardcock hardcore hardon
hardrock harlem harley harley1 harry1 harrypotter harvest havana havefun hawaii hawaii50 hawaiian hawkeye hawkeyes hayabusa hearts heater heather1
heaven heckfy hedgehog heidi1 heineken hellboy hellfire hello1 hello123 helloo hellos hellyeah helmet helper helpme hendrix henry1 hentai herbie
hercules hermes hershey hesoyam hewlett heynow hidden highbury highheel highland highlander hiphop hippie hitachi hithere hitler hitman hjccbz hjvfirf
hobbes hobbit hockey hockey1 hokies holiday holly1 hollywoo holycow holyshit homeboy homer1 homerj homers homerun honda1 hondas honey1 honeybee
hongkong honolulu hookem hooker hookup hooligan hoosier hoosiers hooter hooters hootie hopeful horizon horndog hornet hornets horney horny1 horses
hotbox hotboy hotdog hotone hotpussy hotred hotrod hotsex hotshot hotstuff hottie hotties hounddog house1 hummer hunter hunter1 hunting hurrican husker
huskers huskies hustler hyperion iamgod ib6ub9 ibanez iceberg icecream icehouse iceman icu812 idontkno idontknow idunno iforgot iguana ihateyou ijrjkfl
illini illusion iloveme ilovesex iloveu iloveyo iloveyou iloveyou2 imation immortal impala incubus indiana indians indigo inferno infiniti infinity
insane insert insomnia inspiron install integra internet intrepid intruder inuyasha iomega ipswich irinka irish1 irishka irishman ironman iscool
islander istanbul italia ivanov ivanova iverson iverson3 iwantu jabroni jackal jackass jackass1 jackoff jackpot jackson1 jackson5 jacob1 jagger jaguar
jamaica james007 james1 james123 jamesbon jamesbond jamie1 jammer jammin jarhead jasmine jasmine1 jason1 jasper jaybird jayden jayhawk jayhawks jazzman
jefferso jellybea jennife jenny1 jeremy1 jericho jerkoff jerry1 jessic jessica1 jester jesus1 jethro jetski jewels jezebel jiggaman jimbo1 jimbob
jimmy1 jingle jktymrf jockey joebob johann johannes john316 johnboy johndeer johngalt johnny1 johnson1 joker1 jokers jones1 jordan jordan1 jordan23
joseph1 josephin joshua1 jrcfyf jsbach jubilee juggalo julie1 julien jumper junebug jungle junior junior1 junkie jupiter just4fun just4me justdoit
justice justin1 justme juventus kahuna kakashka kaktus kalina kamikaze kamila kangaroo kansas karachi karate karen1 karina karolina kashmir kasper
katana katarina katerina katie1 katrin kawasaki kazantip kcj9wx5n keeper kelly1 kenshin kenwood kenworth kevin1 keyboard keystone keywest kfhbcf
kickass kicker kidrock kieran killbill killer killer1 killer12 killers killjoy killme kilroy kimmie kingfish kingkong kingpin kingston kipper kirill
kirsty kisses kissme kissmyass kitkat kitten kittens kitty1 kittycat kittykat kjkszpj kjrjvjnbd klaster kleopatra klingon knickers knicks knights
knockers knopka kodiak kolobok komodo konstantin koroleva koshka kosmos kostya kotaku kotenok krasotka krishna krusty krypton ktyjxrf kungfu labrador
labtec lacrosse ladybug laguna lakers lakota lambda lancelot lancer lansing lantern laptop larisa larry1 lassie lasvega lasvegas latinas latino laura1
laurent lazarus leather leavemealone ledzep legacy legend legion legolas lemonade lennon leonid leopard lesbian lesbians lespaul lestat letmein
letmein1 letmein2 letsgo lexmark liberty licker licking lickit lickme lifehack lighter lightnin lightning lights linda1 lindros lineage lineage2
lionking liquid lithium liverpoo liverpool lizard lobster logan1 logitech lokomotiv lol123 lolipop lollipop lollol lollypop london london1 lonestar
lonewolf longbow longdong longhorn longjohn looker looser losers love12 love123 love69 lovebug loveit lovelife lovely loveme lover1 loverboy lovers
lovesex loveyou lowrider ltybcrf lucifer lucky1 lucky13 lucky7 luckydog ludmila lumber lvbnhbq macbeth macdaddy machine macross madcat maddie maddog
madina madison madison1 madman madmax madness madonna maestro magelan maggie maggie1 maggot magic1 magician magick magicman magnet magnum magnus magpie
maiden mailcreated5240 mailman majestic makaveli maksim maksimka malachi malaka malibu malina mallard mama123 mamapapa manchest manchester mancity
mandarin mandingo mandy1 manfred maniac mankind manolo manowar manson mantis manutd maradona marathon marcello margarit maria1 marika marina marine
marine1 mariners marines marines1 marino marino13 mariposa marius marker markiz marlboro marley marseille martin1 martini maryjane masamune mason1
massive master master1 master12 matador matrix matteo matthe matthew1 matthias mature maverick max123 maxell maxima maxime maximus maxwell maxwell1
maxxxx mayday mayhem mazafaka mazda6 mazda626 mazdarx7 mclaren meatball meathead meatloaf mechanic medion medusa medved megadeth megaman megan1
megapass megatron meister melissa1 mellon mellow memorex memphis menace mentor meowmeow mephisto mercedes mercury meridian merlin merlin1 merlot
mermaid mersedes messiah metallic metallica mexico michae michael1 michael2 michigan mickey mickey1 microlab micron microphone microsof microsoft
midget midnight midway mighty mihail mike123 mikey1 milana milano milena milkman miller1 millwall minecraft minime mirage misfit misfit99 misfits
mishka missy1 mister mistress misty1 mittens mnbvcxz mobydick modena molly1 mollydog moloko molson momoney monaco monalisa monarch monday mondeo money1
moneyman moneys mongoose monitor monkey monkey1 monkey12 monkeybo monkeys monopoly monster monster1 montana montgom240 montreal monty1 moocow mookie
moomoo moonbeam moondog moonlight moose1 mordor morgan1 moritz morpheus mortgage mortimer moscow moskva mother mother1 motherlode motorola mountain
mouse1 mozart mudvayne muffin mulder mullet multiplelo munchkin muppet musashi muscle muscles mushroom music1 musica musicman mustafa mustang mustang1
mustang6 mustangs mustard mybaby mydick mygirl mykids mylife mylove myname mypass mypassword mystic namaste nancy1 nanook napass napoli napster naruto
nascar nascar24 nasty1 nastya natali natasha nathan1 naughty nautilus ncc1701 ncc1701a ncc1701d ncc1701e ne1469 nebraska nemesis neptune netscape
nevada nevermind newbie newcastl newlife newpass newpass6 newport newyork newyork1 nextel nfnmzyf nfytxrf niceass niceguy nickel nicola nicole1 nigger
nikita nikitos nikki1 nikola nikolay nimbus nimrod niners ninja1 ninjas nintendo nipper nipple nipples nirvana nirvana1 nissan nitram nofear nokia6233
nokia6300 nolimit nomore noodle noodles nookie nopass norwich nostromo novell ntktajy nudist nugget nuggets number1 nutmeg nuttertools nwo4life
nygiants nyjets nylons nymets oakland oatmeal obelix obiwan oblivion oceans ohshit ohyeah oicu812 oilers oksana oldman olesya oliver oliver1 olivier
omega1 onelove onetime onetwo online onlyme openup operator optimus oracle orange orange1 oranges orchid orgasm orient orioles orion1 oscar1 osiris
othello ou8122 outkast outlaw overkill overlord oxford p0015123 pa55w0rd pa55word pacers packard packer packers packers1 pacman paddle padres paintbal
paintball pakistan paladin pallmall palmtree paloma panama panasoni panasonic pancho pandora pantera pantera1 panther panther1 panthers panties
pantyhos panzer papito paradigm paradise paradox parola parrot pasadena pascal pass123 pass1234 passat passion passme passport passw0rd passwd passwor
passwor1 password password1 password12 password123 password2 passwords passwort pasword patches patric patrick1 patriot patriots paulie pavilion pavlov
pdtplf peaches peaches1 peanut peanuts pearljam pebbles pecker peekaboo peewee pegasus pelican pencil penguin penguin1 penguins penny1 penthous pentium
pepito pepper pepper1 pepsi1 persik pervert peter1 peterpan petrov peugeot phantom pharmacy pheonix philippe philips phillies philly phoeni phoenix
phoenix1 photos pianoman picard picasso piccolo pickle pickles pickup picturs pigeon piglet pikachu pillow pimpin pinball pineappl pineapple pingpong
pinhead pinkfloy pinkfloyd pinky1 pioneer pipeline pippen piramida pirate pirates pisces pissing pissoff pistol pistons pitbull pixies pizza1 pizzas
placebo planet plasma plastic platinum platypus playboy playboy1 player player1 playstat playstation playtime plumber plymouth pobeda poison poiuyt
poiuytrewq pokemon pokemon1 polaris police polina polniypizdec0211 polska pompey poncho pontiac poochie poodle poohbear pookie pool6123 poontang pooper
poopie poopoo pooter popcorn popeye popper porkchop porno1 pornos pornstar porsche porsche1 porsche9 portland portugal poseidon possum postal postman
potato pothead powder power1 preacher precious predator prelude premium presario presiden presto primus prince princes princess pringles printer prissy
private private1 privet prodigy prophet prowler psycho puddin pudding puffin pulsar pumpkin pumpkin1 pumpkins punisher punkin punkrock puppies pupsik
purdue purple pussey pussie pussies pussy1 pussy123 pussy69 pussycat pussyman pussys putter pyramid python q12345 q123456 q1q2q3 q1w2e3 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazxsw
qazxswedc qazzaq qqq111 qqqqq1 quantum quartz quasar quattro queens qwaszx qwe123 qwe123qwe qweasd qweasd123 qweasdzxc qweqwe qwer12 qwer123 qwer1234
qwerasdf qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty7 qwertyu qwertyui qwertyuio
qwertyuiop qwertz r2d2c3po rabbit rabota racecar racerx rachel1 racing radiohea radiohead ragnarok raider raiders raiders1 rainbow rainbow1 rainbow6
rainman raistlin rambler rammstein ramones rampage ramrod ramses rancid random ranger ranger1 rangers rangers1 raptor rascal rasdzv3 rasputin rastaman
raven1 ravens rbhbkk rctybz reader realmadrid reaper rebecca1 rebel1 rebels reckless red123 redalert redbaron redbird redbull reddevil reddog reddwarf
redeye redfish redfox redhead redhot redline redman redneck redrose redrum redskins redsox redsox1 redwing redwings redwood reebok reefer reflex reload
renault renegade reptile rereirf rescue retard revolver rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf rhjrjlbk rhtdtlrj richard1 rightnow ripken
ripper ripple rjhjktdf rjirfrgbde rjntyjr rjycnfynby roadkill roadking roadrunn roadster robert1 robotech robotics rocker rocket rockets rockford
rockhard rockies rockon rockstar rocky1 rodman roller rolltide romans romashka rommel ronaldo rookie rooster rootbeer rosebud rotten route66 rovers
royals rtyuehe rubber rubble rulezzz runaway runescape runner rush2112 ruslan russia rustam rusty1 sabbath sabine sabres sadie1 safari sahara sailboat
sailing sailor saints sairam saiyan sakura salamander salasana saleen sally1 salmon salomon salsero sam123 samantha samiam sammy1 samson samsun samsung
samsung1 samtron samurai sancho sandiego sandman sandrine sandro sandy1 sanfran sanity santafe sapper sapphire sarah1 saratoga sascha sasha1 sassy1
sasuke satan666 satana saturn sauron sausage sausages sayang scania scanner scarface scarlet schalke scooby scoobydo scoobydoo scooter scooter1 scorpio
scorpio1 scorpion scotch scotland scott1 scotty scrabble scrappy scream scruffy scully seabee seadoo seagull seahawks seamus searay seattle sebastia
secret secret1 security seeker seinfeld sekret select seminole semperfi senators sensei sentinel septembe serega serenity sergei sergey sersolution
server sesame seven7 severin sex123 sex4me sexsex sexual sexxxx sexxxy sexy69 sexyboy sexygirl sexyman sf49ers shadow shadow1 shaggy shalom shaman
shamrock shamus shaney14 shania shannon1 shaolin sharks sharky shasta shaved shazam sheba1 shelby shemale sherlock shibby shiloh shiner shinobi
shitface shithead shitty shocker shogun shooter shorty shotgun showme showtime shuang shutup sidekick siemens sierra silver silver1 silverad simba1
simon1 simple simpsons sinatra sinbad sinister sinned sinner sirius sithlord sixers skater skeeter skibum skidoo skiing skinny skipper skippy skittles
skorpion skydive skyhawk skylar skyler skyline skywalke skywalker slacker slamdunk slapper slappy slapshot slave1 slavik slayer slayer1 sleeper sleepy
slick1 slider slinky slipknot slippery slowhand sluggo slutty smashing smeghead smegma smelly smiles smiley smirnoff smiths smitty smoke1 smoker smokes
smokey smokey1 smokie smokin smooth smudge snake1 snakes snapon snapper snapple snappy snatch sneakers sneaky snickers sniper snooker snoopdog snoopy
snoopy1 snowball snowboar snowboard snowflak snowman snuffy snuggles sobaka soccer soccer1 soccer10 soccer12 socrates softail softball software
sojdlg123aljg soldier soleil solitude solnce sommer sonata sonics sonoma sonyericsson sooners sophie soprano soso123aljg soulmate southpar southpark
sowhat spaceman spanking spankme spanky sparkle sparky sparky1 sparta spartak spartan spartans speaker specialk spectre spectrum speedo speedy spencer1
sphinx spider spider1 spiderma spiderman spidey spike1 spiker spikes spikey spinner spirit spitfire splash splinter sponge spongebo spongebob spooky
sporty spotty spring sprint sprinter sprite spunky spurs1 sputnik spyder squall squash squeak squirrel squirt srinivas stalin stalker stallion
stanislav star69 starbuck starcraf starcraft stardust starfire starfish stargate starligh starman starship starter startrek starwars stasik static
stealth steeler steelers stefano steffi stepan stephani stephen1 stereo sterlin steve1 sticks sticky stiffy stimpy stinger stingray stinker stinky
stocking stocks stone55 stonecol stonecold stoned stones stoney storm1 stormy stranger stratus strawberry strider strike striker stripper stroker
stubby studly studman stumpy stunner stupid stylus subaru sublime submit subway subzero success success1 sucker suckers suckit suckme sugar1 sultan
summer summer1 summer99 summit sundance sunday sundevil sunfire sunflowe sunflower sunny1 sunnyday sunrise sunset sunshin sunshine super1 super12
super123 superb superfly superma superman superman1 supersta superstar surfer surfing survivor suzuki svetik svetlana svoboda swallow sweet1 sweetnes
sweetness sweetpea sweets sweety swimmer swimming swinger swingers swordfis swordfish swords sydney syncmaster syracuse syzygy tacobell tacoma talisman
tanker tardis target tarheel tarheels tarzan tatarin tattoo tatyana taurus taxman taylor1 tazman tazmania tdutybq tdutybz teacher technics techno
teddy1 teddybea teddybear tekken telefon telephon temp123 tempest templar temppass tennis tequila terminat terminator terrapin terror test123 test1234
tester testing testing1 testpass texas1 thailand thanatos thankyou theboss thecat thecrow thedog thedoors thedude theend thegame thegreat thekid
theking theman theone therock thesims thewho thirteen thisisit thomas1 thongs threesom thuglife thumbs thumper thunder thunder1 thunderb thx1138
tiberius tiburon tickle tiffany1 tiger1 tiger123 tiger2 tigers tigers1 tigger tigger1 tigger2 tights timber tinker tinkerbe tinkerbell tinman tintin
tipper titanic titanium titans titleist titten titties tkbpfdtnf toaster toejam toffee tokiohotel tolkien tomahawk tomato tomcat tommy1 tommyboy
toolman tootie tootsie topcat topdog topgun topher topper torino tornado toronto toshiba tottenha tottenham toyota tracker tractor trader trainer
trance tranny transam translator trapper travel traveler treasure trebor trfnthbyf triangle tricky trident trigger trinity tripod tripper triton
triumph trixie trojan trojans trombone trooper trouble trouble1 trucker trucks truelove trumpet trunks trustno1 tsunami tuesday tulips tunafish tundra
tuning turbo1 turkey turkey50 turtle tweety twilight twinkle twisted twister tyler1 typhoon ufkbyf ultima ultimate umbrella umpire undead underdog
undertak undertaker unicorn unreal upyours uranus usa123 usarmy username usnavy usuckballz1 utopia vacation vader1 vagina valentin valentina valera
valhalla valkyrie vampire vanguard vanhalen vanilla varvara vasilisa vector vectra vedder vegeta velvet venera verbatim veritas verizon vermont
veronika versace vertigo vfczyz vfhbyf vfhecz vfhufhbnf vfibyf vfitymrf vfksirf vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra victory viewsoni
viewsonic viking vikings vikings1 viktor viktoria viktoriya vintage violetta violin viper1 vipers virgin vision vitalik vjcrdf vkontakte vladik
vladimir vladislav volcom volkswag volley voodoo vortex voyager voyeur vsegda vsjasnel12 vulcan waffle walleye walmart walnut walrus wanderer wanker
wapbbs warcraft wareagle warhammer warlock warlord warrior warrior1 warriors warthog wasabi washingt wasser wassup watcher water1 waterloo weasel
webhompas webmaste webmaster weezer welcom welcome welcome1 welder werder werewolf westham westside westwood wetpussy wg8e3wjf whatever whatsup wheels
whiskers whiskey whisky whisper white1 whiteout whitesox whitey whocares whynot wibble wicked wildbill wildcard wildcat wildcats wildfire wildman
william1 willow windmill windows windsor windsurf wingman winner winner1 winston winston1 winter wisdom wishbone wizard wizard1 wolf359 wolfgang wolfie
wolfman wolfpack wolverin wolverine wolves wombat woodie woodland woody1 woofer woofwoof woohoo wookie wordpass wraith wrangler wrench wrestle wrestlin
wrinkle1 wutang xanadu xavier xbox360 xerxes xfiles xtreme xxx123 xxxpass xyz123 yamaha yankee yankees yankees1 yankees2 ybrbnf ybrjkfq yeahbaby yellow
yellow1 yfcntymrf yfnfif yfnfkb yfnfkmz yjdsqgfhjkm yogibear yomama yosemite yourmom yousuck ytrewq yugioh yzerman z1x2c3 z1x2c3v4 zachary1 zalupa
zanzibar zaphod zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zaqxswcde zaraza zenith zephyr zeppelin zerocool zhjckfd zhuang zidane zigzag zildjian zipper
zodiac zombie zvezda zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123 zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zzzxxx
`;

let passwords: Set<string> | null = null;

export function isCommonPassword(password: string): boolean {
  passwords ??= new Set(LIST.trim().split(/\s+/));
  return passwords.has(password.normalize("NFKC").trim().toLowerCase());
}
