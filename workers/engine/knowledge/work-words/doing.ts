/** What people do at work: verbs and the nouns made of them. English words | German | French | Romanian beginnings of words. */
export const DOING = `
care | pfleg betreu versorg | soign soin | ingrij asist
support help | unterstutz geholf helf hilf | accompagn aid soutenu | sprijin ajut
manage | verwalt manag | ger gest gestionn | gestion administr
lead | leit gefuhrt fuhrung | dirig encadr anim | condu coordon
responsible | verantwort zustandig | responsab chargee | responsab
plan | plan | plan planif | planific planuri
organize | organis | organis | organiz
coordinate | koordin | coordonn coordin | coordin
prepare | vorbereit zubereit bereitgestellt | prepar elabor | pregat prepar elabor
create | erstell erschaff | cre realis | cre realiz intocm
design | entworf entwurf entwerf gestalt konzipier | concev concu concept | proiect
develop | entwickel entwickl | develop | dezvolt
build | gebaut bauen aufgebaut aufbau | construi constru bati | constru
maintain | gewart wart instandhalt instandgehalt | entret entretien mainten maintenu | intret mentenant intretin
repair | reparier reparatur instandgesetzt instandsetz behob behoben | repar depann | repar remedi
install installation | installier montier montag eingebaut einbau verlegt | install pos posee mont montag | instal mont montaj
test | test getestet | test | test
inspect check | pruf gepruft kontroll uberpruf | verif control inspect | verific inspec control
measure | gemess mess vermess | mesur | masur
analyse | analys ausgewert auswert | analys | analiz
report | bericht berichte | rapport bilan | raport rapoart
document record | dokument protokoll aufzeichn | document dossier registr | document fise fisa dosar registr evidenta
keep | gehalten fuhrte | tenu tenir tenue | tinut tine
write | geschrieb schreib verfass | redig redact ecri ecrit | scris redact redig
read | gelesen lesen | lu lire lecture | citi citit citir
advise | berat beraten | conseill | consili consult
sell | verkauf verkauft | vend vent vendu | vand vanz vandut vanzar
buy purchase | einkauf gekauft beschaff | achet achat approvisionn | cumpar achizit aprovizion
order | bestell auftrag auftrage | command | comenz comand
serve | bedien serviert servier | serv servi | serv servi deserv
receive | angenomm annahm entgegengenomm wareneingang empfang | recept recu recevoir accueil accueilli | recept primi primit receptie
pick | kommissionier | pick | culeg pick
pack | verpack gepackt | emball conditionn | ambal impachet
load | belad verlad gelad | charg | incarc
unload | entlad abgelad | decharg | descarc
drive | gefahren fahren fahrer fahr fahrt | condui conduit conduite | condus sofer conduc
deliver | liefer geliefert auslief zustell | livr livraison distribu | livr distribu
transport | transport befordert beford | transport | transport
store | gelagert lagern einlager | stock entrepos | depozit stoc
clean | reinig gereinigt geputzt saub sauber | nettoy propre proprete | curat curaten curatat
wash | gewasch wasch | lav | spal
dress | angekleid ankleid angezog | habill | imbrac
disinfect | desinfiz desinfekt | desinfect | dezinfect
cook | koch gekocht | cuisin cuit cuisson | gat gatit bucatar
bake | back gebacken backen | cuire boulang | coace copt panific
teach | unterrich lehr gelehrt | enseign enseigne | pred predat
train | ausgebild ausbild geschult schul eingearbeit einarbeit | form formation | instru form pregatir
learn | gelernt lernen | appren appris | invat
educate | erzieh erzog bildung | educ educat | educ educat
treat | behand behandel | trait | trat
dress bandage | verband verbande | pans pansement | pans pansament
administer | verabreich | administr | administrat administrarea
assist | assistier | assist | asistat
monitor watch | uberwach beobacht | surveill suivi suivre | monitoriz supraveg urmari
supervise | beaufsicht aufsicht | supervis | superviz
guard | bewach | gard gardien | paz pazi
patrol | patroull streif rundgang rundgange | rond rondes patrouill | patrul rond
protect | geschutzt schutz | proteg protec | protej protec
answer | beantwort | repond repondu | raspun raspuns
call phone | telefon angeruf anruf | telephon appel | telefon apel
communicate | kommuniz kommunik | communiqu communic | comunic
negotiate | verhandel verhandl | negoc negoci | negoc
resolve solve | gelost losen losung | resol resolu resoud | rezolv solution
process | bearbeit verarbeit abgewickelt abwickl |  | proces prelucr
enter | eingegeben erfasst erfass eingab | saisi saisie | introdu
file | abgeleg ablag archivier | class archiv | arhiv
bill invoice | rechnung fakturier | factur | factur
pay | bezahl gezahlt zahlung | pai paie paiement | plat plati
account | kont konten | compt comptes | cont conturi
close | abschluss abgeschlos abschlus | clotur | inchid inchis inchider
reconcile | abgestimm abstimm abgleich | rapproch | reconcil punctaj
audit | auditier audit | audit | audit
calculate | berechn gerechn | calcul | calcul
budget | budget haushalt | budget | buget
improve | verbess optimier | amelior optimis | imbunatat optimiz
reduce | gesenkt senk reduz verring | redui reduit reduct | redus reduc
increase | gesteiger steiger erhoh | augment accr | crescut crest
introduce | eingefuhrt einfuhr | introdui | implement
implement | umgesetz umsetz implement | implement deploy | implementat
launch | gestart | lanc | lans
move migrate | umgezog migrier umzug | migr demenag | mut migr
operate | betrieb betrieben betreib | exploit utilis | oper utiliz
set up | eingericht einricht | parametr regl | configur regl
weld | schweiss geschweisst | soud | sud sudur
cut | geschnitt schneid zuschnitt | coup decoup | tai taier taiat debit
drill | gebohr bohr | perc | gaur
mill | gefras fras | frais | frez
turn | gedreh dreherei | tourn | strunj
paint | gestrich maler lackier anstrich | pein peint peintur | vops zugrav
lay | verleg | posees | 
assemble | zusammengebaut zusammenbau | assembl | asambl
program code | programmier | programm | program
deploy |  | deploi | 
recruit | rekrutier personalbeschaff | recrut | recrut
interview | bewerbungsgesprach vorstellungsgesprach |  | interviu
schedule | dienstplan terminplan | planning | programar
arrange | vereinbar | arrang | aranj
present | prasentier vorgestell | present | prezent
translate | ubersetz | tradui traduit | tradu
grow | angebaut anbau gezog | cultiv | cultiv
harvest | geernt ernt | recolt | recolt
plant | gepflanz pflanz bepflanz | plant | plant
feed | gefutter futter | nourri | hran
cut hair | haarschnitt | coiff coupes | tuns coaf
dye color | gefarb farb | color teint | 
welcome guest | begruss | bienvenue | intampin
book reserve | gebuch reservier | reserv | rezerv
care maintain | gepflegt | |
serve operate | bedient bediener | | 
travel trip | reise reisen gereist dienstreis | voyag deplac | calator deplas
check in | eingecheckt eincheck | | cazat
find | gefund finden | trouv | gasit gasir
search | gesucht suche suchen | recherch | cautat
replace | ersetz ausgetausch austausch gewechs | remplac | inlocui
choose select | ausgewahl auswahl | choisi selection | ales select
explain | erklar erlauter | expliqu | explic
count | zahlen abgezahlt | compte | numar
stock fill | aufgefull auffull nachgefull | regarni rempli | aprovizionat umplut
sort | sortier | trie trier | sort
move carry | getrag tragen | porter manutention | carat
recommend | empfohl empfehl | recommand | recomand
mark grade correct | korrigier korrektur | corrig | corect
`;
