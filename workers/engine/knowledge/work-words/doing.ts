/** What people do at work: verbs and the nouns made of them. English words | German | French | Romanian beginnings of words. */
export const DOING = `
schedule shift roster plan | dienstplan schichtplan einsatzplan | planning plannings | ture
shift | schicht | equipes-alternantes | tura
view visit show inspect | besichtig | visit visites | vizion
court judicial | gerichtlich justiz | judiciair tribunal | judecat judecatoresc instant
policy insurance contract | police policen | polices | polita polite
repair fix resolve solve | behob behoben beheb | remedi | remedi
train instruct introduce | eingewies einweis | initi | initiere
client customer | mandant |  | 
letter mail document | schriftsatz schreiben anschreib | courrier | scrisor
deal close sign contract | abgeschloss | conclu | incheiat
build make | gebaut bauen | construi construction | constru
sort organize arrange manage | geordnet sortier | class trie | aranj ordonat
room ward hall | saal station | salle salles | sala
team group | team gruppe | equipe groupe | echip grup
create prepare make produce | erstell angefertigt anfertig | etabl realis etablissement | intocm realiz realizat
prepare make produce | hergestellt herstellung zubereit angericht | confectionn preparation | prepar prepararea preparat
create design develop | konzipier entworf entwurf entwerf gestalt | concev concu concept conception | proiect conceput
plan schedule | plan geplant | planif plan | planific planuri planificat
keep lead run manage | fuhrte gefuhrt gefuhrte fuhren | tenu tenir tenue | tinut tine
manage run handle administer | verwalt manag | ger gere gest gestion gestionn | gestion gestiun administr
run lead operate manage | betrieb betrieben betreib geleit | dirig pilot exploit | condu operat
lead supervise coordinate manage | leit leitung | encadr anim | coordon
supervise monitor watch oversee | uberwach beaufsicht | surveill supervis | supravegh superviz
monitor follow track supervise | verfolg nachverfolg | suivi suivre suit | urmar monitoriz
handle process resolve | bearbeit abgewickel abwickl | trait traitement | solution procesat
solve resolve handle | gelost losung losen | resol resolu resoud resolution | rezolv
receive take accept | angenomm annahm entgegengenomm annehm aufgenomm aufnahm | recu recevoir pris prendre prise | primi primit preluat prelua luat
welcome receive check greet | empfang begruss | accueil accueilli | intampin primire
serve | bedient bedien servier | serv servi | servi deserv
inspect check test examine | pruf gepruft uberpruf | verif inspect | verific inspec
search find look diagnose | gesucht suche suchen gefund finden | trouv recherch | cautat gasit gasir
carry perform conduct do | durchgefuhr durchfuhr ausgefuhr ausfuhr | effectu execut | efectu execut desfasur
install mount fit assemble | montier montag eingebaut einbau aufgestell aufgebaut installier | instal pos posee pose mont montage montag | mont montaj instal
cut trim | geschnitt schneid zuschnitt zugeschnitt | coup decoup | tai taier taiat debit
sell win acquire | verkauf verkauft vertrieb | vend vent vendu | vand vanz vandut vanzar
open | eroffn geoffn | ouvr ouvert ouvertur | deschi deschid
support help assist accompany | unterstutz begleit assistier geholf helf hilf | accompagn aid soutenu soutien assist | sprijin ajut asist asistat insot
advise counsel consult recommend consultant advisor | berat beraten | conseill conseil | consili consult consiliat
train instruct | unterweis geschult schul ausgebild ausbild eingearbeit einarbeit angelernt | form formation | instru form
record document keep note | dokument protokoll aufzeichn erfasst | enregistr consign not note | inregistr document notat consemn
write draft | geschrieb schreib verfass | redig redact ecri ecrit | scris redact redig
present show report | prasentier vorgestell | present | prezent
increase raise improve grow | gesteiger steiger erhoh | augment accr | crescut crest
treat care handle | behand behandel | soign soin | trat
improve optimize | verbess optimier | amelior optimis | imbunatat optimiz
purchase buy order source | einkauf gekauft beschaff | achet achat approvisionn | cumpar achizit aprovizion
balance reconcile count close | abgestimm abstimm abgleich gezahlt abgezahlt | rapproch arrete comptag | reconcil punctaj numar
clean wipe | geputzt putz gewischt | nettoy | curat curaten
prepare | vorbereit | prepar | pregat pregatir
repair fix | reparier reparatur instandgesetzt | repar depann | repar
service maintain maintenance | gewart wart instandhalt | entret mainten maintenu | intret mentenant intretin
care | pfleg versorg |  | ingrij
lead | fuhrung |  | 
responsible | verantwort zustandig | responsab chargee | responsab
organize | organis | organis | organiz
coordinate | koordin | coordonn coordin | coordin
prepare | bereitgestellt | elabor | elabor
create | erschaff | cre | cre
develop | entwickel entwickl |  | dezvolt
build | aufbau | constru bati | 
maintain | instandgehalt |  | 
repair | instandsetz |  | 
install installation | verlegt | install | 
test | test getestet | test | test
measure | gemess mess vermess messen | mesur | masur
analyse | analys ausgewert auswert | analys | analiz
report | bericht berichte gemeld meldung weitergeleit | rapport bilan signale transmission | raport rapoart anuntat semnal
document record |  | document dossier registr | fise fisa dosar registr evidenta
keep | gehalten |  | 
read | gelesen lesen | lu lire lecture | citi citit citir
order | bestell auftrag auftrage | command | comenz comand
serve | serviert |  | serv
receive | wareneingang | recept | recept receptie
pick | kommissionier | pick | culeg pick
pack | verpack gepackt eingepack | emball conditionn | ambal impachet
load | be belad verlad gelad | charg | incarc
unload | entlad abgelad | decharg | descarc
drive | gefahren fahren fahrer fahr fahrt | condui conducteur | sofer conduc
deliver | liefer geliefert auslief zustell | livr livraison distribu | livr distribu
transport | befordert beford |  | 
store | gelagert lagern einlager | stock entrepos | depozit stoc
clean | reinig gereinigt saub sauber | propre proprete | curatat
wash | gewasch wasch | lav | spal
dress | angekleid ankleid angezog | habill | imbrac
disinfect | desinfiz desinfekt | desinfect | dezinfect
cook | koch gekocht | cuisin cuit cuisson | gat gatit bucatar
bake | back gebacken backen | cuire boulang | coace copt panific
teach | lehr gelehrt | enseigne | 
learn | gelernt lernen | appren appris | invat
educate | erzieh erzog bildung | educ educat | educ educat
dress bandage | verband verbande | pans pansement | pans pansament
administer | verabreich |  | administrarea
monitor watch | beobacht |  | supraveg
supervise | aufsicht |  | 
guard | bewach | gard gardien | paz pazi
patrol | patroull streif rundgang rundgange | rond rondes patrouill | patrul rond
protect | geschutzt schutz | proteg protec | protej protec
answer | beantwort | repond repondu repons | raspun raspuns
call phone | telefon angeruf anruf | telephon appel | telefon apel
communicate | kommuniz kommunik | communiqu communic | comunic
negotiate | verhandel verhandl | negoc | negoc
process | verarbeit abgewickelt |  | proces prelucr
enter | eingegeben erfass eingab | saisi saisie | introdu
file | abgeleg ablag archivier | archiv | arhiv
bill invoice | rechnung fakturier | factur | factur
pay | bezahl zahlung | pai paie paiement | plat plati
account | kont konten | compt comptes | cont conturi
close | abschluss abgeschlos abschlus | clotur | inchid inchis inchider
audit | audit |  | 
calculate | berechn gerechn | calcul | calcul
budget |  |  | buget
reduce | gesenkt senk reduz verring | redui reduct | redus reduc
introduce | eingefuhrt einfuhr | introdui | 
implement | umgesetz umsetz | deploy | implementat
launch | gestart | lanc | lans
move migrate | umgezog migrier umzug | migr demenag | mut migr
operate |  | utilis | oper utiliz
set up | eingericht einricht | parametr regl | configur regl
weld | schweiss geschweisst | soud | sud sudur
drill | gebohr bohr | perc | gaur
mill | gefras fras | frais | frez
turn | gedreh dreherei | tourn | strunj
paint | gestrich maler lackier anstrich | pein peint peintur | vops zugrav
lay | verleg | posees | 
assemble | zusammengebaut zusammenbau | assembl | asambl
program code | programmier | programm | program
recruit | rekrutier personalbeschaff | recrut | recrut
interview | bewerbungsgesprach vorstellungsgesprach |  | interviu
schedule | terminplan |  | programar
arrange | vereinbar | arrang | 
translate | ubersetz | tradui | tradu
grow | angebaut anbau gezog | cultiv | cultiv
harvest | geernt ernt | recolt recolte | recolt
plant | gepflanz pflanz bepflanz | plant | 
feed | gefutter futter | nourri | hran
cut hair | haarschnitt | coiff coupes | tuns coaf
dye color | gefarb farb | color teint | 
welcome guest |  | bienvenue | 
book reserve reservation | gebuch reservier | reserv | rezerv
care maintain | gepflegt |  | 
serve operate | bediener |  | 
travel trip | reise reisen gereist dienstreis | voyag deplac | deplas
check in | eingecheckt eincheck |  | cazat
replace | ersetz ausgetausch austausch gewechs | remplac | inlocui
choose select | ausgewahl auswahl | choisi selection choix | ales select
explain | erklar erlauter | expliqu | explic
count | zahlen | compte | 
stock fill | aufgefull auffull nachgefull | regarni rempli | aprovizionat umplut
sort |  | trier tri | sort
move carry | getrag tragen | porter manutention | carat
recommend | empfohl empfehl | recommand | recomand
mark grade correct | korrigier korrektur | corrig | corect
make produce | gefertigt | fabric fabriqu | fabric executat
drive lead run operate |  | conduit conduite | condus
shift change |  |  | schimb
design project create develop |  |  | proiectat
maintain maintenance service |  | entretien | intretiner
sort file |  | classé | 
make do | gemacht machen | fait faire | facut
work | gearbeit arbeit | travaill | lucrat lucru
give | gegeben erteilt vergeb | octroy | acordat oferit
complete fill keep | ausgefull | rempl complet | completat
replace change | wechsel gewechsel |  | 
alter change modify | abgeander |  | modificat
seal waterproof | abgedicht abdicht | etanche | hidroizol
cover | abgedeckt eingedeckt | couvr couverture bach | acoper
lay tile | gefliest | carrele | placat placar
dismantle | demont zerleg | demont | demont
lend | ausgeliehen ausleih verleih | pret prete | imprumut
collect pick up | abgehol abhol eingehol | ramass | 
bring take | gebracht mitgebracht | amen apport | adus
tidy clean cleaning | aufgeraum | menag | curateni
talk discuss | gesproch besproch gesprach | discut echang | discut
look after care supervise | gehut |  | 
label | etikett | etiquet | etichet
weigh | gewog wieg | pesage | cantar
sign | unterschr unterzeich |  | semnat semnatur
issue | ausgestellt | emis | emis emiter
rescue | gerett rettung | sauvet | salvat salvar
transfer | uberweis | virement | virament
find locate detect |  | reper | depist
put set | gelegt gesetzt | mis mise | pus
facilitate | moderier |  | 
compile put | zusammengestell zusammenstell |  | 
bill settle | abrechn abgerechn |  | 
take over receive | ubernomm ubernahm |  | 
do complete | erledig |  | 
machine machining |  | usinage usin | 
file record |  | fich | 
tidy arrange |  | rang | 
supply deliver provide |  | fourni | furniz
lead manage |  | mene menee | 
assistant assist |  |  | asistent
reduce discount |  |  | reducer
handle move |  |  | manipul
maintain keep |  |  | mentin pastr
support maintain |  |  | sustin
report complaint |  |  | sesiz
design build | konstruier |  | 
care support | betreu |  | 
manage handle |  |  | gestionat
check inspect control | kontroll | control | control
teach instruct | unterrich |  | predat pred
fill | abfull abgefull befull |  | umpler
submit file | eingereich einreich | soumis depos | depun
stack | stapeln gestapel | empil gerbage | stivui
cast pour | gegoss giess | coulee coulage | turnat turnar
lift | gehob heben | levage | 
spray | spritzen gespritz | pulveris | stropit
pick harvest | gepfluck | cueill | cules
milk | gemolk melk | traite | muls mulg
coach train | trainer trainier | entrain | antren
`;
