/** What work is about and how it is done: fields, aims, methods. English words | German | French | Romanian beginnings of words. */
export const QUALITIES = `
engineer engineering | ingenieur technik | ingenieur ingenierie genie | inginer
technician | techniker | technicien | tehnician
technical | technisch technolog | techniqu technolog | tehnic tehnolog
science | wissenschaft | scienc scientif | stiint
research | forsch recherch | chercheu | cercet
health healthcare | gesundheit | sante | sanatat sanatos
medical medicine | medizinisch arzt arzte arztlich | medical medicaux medecin | medical medicin medic
clinical | klinisch |  | 
mental | psychisch geistig | psychiqu | mintal psihic
physical | korperlich physisch | physiqu corporel | fizic
social |  | sociaux | 
public | offentlich | public | public
local regional | lokal regional ortlich | local locaux regional regionaux | local regional
international | ausland | etranger international | strain
national | bundesweit |  | 
legal law | juristisch rechtlich | legal | legisl
commercial business | kaufmann kaufmannisch geschaftlich geschafts | commercial commerciaux affaires | comercial afacer
economic | wirtschaft okonom | econom | econom
trade | handel handler | commerc negoce | comert
industrial industry | industri branche | industri secteur | industri
operational operations | operativ betriebs | operationnel | operational operatiun
administrative administration | verwaltung administrativ | administratif administrative | administrativ
strategy strategic | strateg | strateg | strateg
analysis analytical | analytisch auswertung | analytiqu | analitic
statistics | statist | statist | statist
forecast | prognos vorhersag | previs prevision prevoir | prognoz previz
model |  | modelis | 
digital |  | numeriqu | 
online internet web | online internet web | internet web | online internet web
mobile | mobil |  | 
automation automate | automatis | automatis | automatiz
electronic electronics | elektronisch |  | 
mechanical | maschinenbau mechanisch |  | 
chemical chemistry | chemi chemisch | chimi chimiqu | chimi chimic
biology | biolog | biolog | biolog
physics | physik | physicien | fizica
environmental environment | umwelt | environnement | mediu mediul ecolog
energy power | energi | energ energie | energ energie
sustainable | nachhalt | durabl | durabil sustenabil
safe secure | sicher gesichert absicher | securis | sigur asigurare
risk hazard | gefahr gefahrd | danger | pericol
compliance regulatory | konform compliance einhalt | conformit | conformit reglement
policy guideline | richtlini leitlini | politiqu directive | politic
law regulation | gesetzlich verordnung | loi lois legislat | lege legi
procedure | ablauf verfahren vorgehen |  | 
process workflow | prozess arbeitsablauf | processus | flux
method technique | method | method | metod
standard certified | standard zertifizier | standard certifi | standard certific
certificate certification | bescheinig zeugnis | attestation | atestat certificat
license permit | lizenz genehmig erlaubnis fuhrerschein | permis licence autorisation | permis licent autoriz
performance | leistung | rendement | performant
efficiency productivity | effizienz effizient produktivit | efficac productivit | eficient productivit
goal target objective | ziel ziele zielvorgab | objectif cible | obiectiv tint
result outcome | ergebnis resultat | resultat | rezultat
growth increase | wachstum zuwachs | croissanc hausse | crester
profit profitability | gewinn rentabil ertrag | benefice rentabil profit | profit rentabil
loss shrink | verlust schwund inventurdifferenz | perte demarque | pierder
value | wert werte | valeur | valoar valori
volume quantity | menge volumen | volume quantit | volum cantitat
level | niveau stufe ausgeglich nivellier | niveau nivel | nivel
deadline | stichtag |  | scadent
time | zeit zeiten | temps | timp
day | tag tage tages | journee | ziua
new | neu neue neuen neuer neues | nouveau nouveaux nouvel nouvelle nouvelles | nou noi noua noilor
existing | bestehend vorhand | existant | existent
large high | gross hoh hohe hoher | grand haut elev | mare mari inalt ridicat
small | klein kleine kleinen | petit | mic mici
various multiple | verschied diverse mehrer | divers plusieurs | divers mai multe
complex | komplex | complex | complex
main primary | haupt wichtigst | principal | principal
internal | intern innerbetrieb | intern | intern
external | extern | extern | extern
central center | zentr zentrum | central centre | central centr
individual personal | individuell personlich einzel | individuel personnalis | individual
general | allgemein generell | generaux | 
special specialized | spezial speziell | special | special
professional career | beruf beruflich fachlich | profession carrier metier | profesional carier
experience | erfahr |  | experient
knowledge | kenntnis wissen fachwissen | connaiss | cunostint
skill ability | fahigk fertigk kompetenz | competenc aptitud | abilitat competent
language | sprach sprache | langu linguistiqu | limb limba lingvist
translation translate | ubersetzung | traduct | traduc
education training | weiterbild fortbild schulung seminar | formateur stage stages perfectionn | educatie educational instruir perfection
school educational | schulisch padagog | pedagog | pedagog didactic
university academic | universit hochschul akadem | universit academ | universit academ
course lesson | kurs kurse | atelier | curs cursuri
knowledge share | wissenstransf | transmis | 
motivation motivate | motivier motivation | motiv | motiv
lead mentor | anleit angeleit mentor | tutor mentor parrain | indrum mentor
leadership | personalfuhr mitarbeiterfuhr | encadrement | 
department | abteil | departement | departament
division unit | bereich einheit sparte | division unite | diviz unitat
branch office | zweigstell niederlass standort | succursal agence | sucursal filial sediu
board executive | vorstand geschaftsfuhr geschaftsleit | direction directeur dirigeant | conduceri directii executiv
director |  | directric | 
stakeholder | interessengrupp | parties prenantes | 
partner partnership | partner | partenair partenariat | partener parteneriat
member | mitglied | membre adherent | membr
client account | kundenkont kundenbestand portfolio | portefeuill | portofoli
user experience | benutzerfreund usability | ergonom | 
relationship relations | bezieh | relation relations relationnel | relati
public relations media | presse pressearb medien | presse medias | presa
news | nachricht | actualit | stiri
advertising advertisement | anzeig inserat | annonc publicite | anunt publicitat reclame
brand | marke marken | marque | marca
design layout | layout | maquett | design
graphic | graph | graphism | 
print | druck gedruckt | imprim impress | tipar imprim
video film | film filmen | film tournage | filmare film
music | musik |  | 
art | kunst | arts artist | arta artist
fashion clothing | mode kleid bekleid textil | mode vetement textil | moda haine vestimentar textil
interior | innen innenausbau raumausstatt | interieur | 
exterior | aussen | exterieur | 
culture cultural | kultur | cultur | cultur
sport sports fitness | sport sportlich fitness | sport | sport sportiv
tourism |  | touristiqu | turistic
real estate property | immobili | immobilier propriet | imobiliar propriet
tenant rental | miet mieter vermiet | locat locataire bail | chirias inchiri
investment | investit anlageberat kapital | investiss placement | investit
fund capital | fonds | fonds | fond
accounting bookkeeping | rechnungswes |  | contabilitate
receivable | forderung debitor mahn | recouvr creances impaye | incasare creant
audit | revision wirtschaftspruf | commissaire | 
fraud | betrug |  | 
claim | anspruch anspruche schadens | sinistr | daun despagub
procurement purchasing | einkaufs | acheteur achats approvision | achizitii aprovizionare
logistics | logist spedit | logist | logist
distribution | vertriebs | distributeur | 
import customs | import zoll verzoll | import douan | import vama vamal
shipping shipment | versand verschick sendung | expedi envoi | expedi
production manufacturing | hergestell herstell produzier | produ | produc
construction works | bauarb bauleit bauvorhab | travaux ouvrage | lucrari lucrare
renovation | renovier sanier | renov rehabilit | renov reabilit
maintenance | wartungs instandhaltung |  | mentenanta
troubleshooting troubleshoot | fehlersuch fehlerbeheb storungsbeseit | diagnostiqu | depanare depan
inspection | abnahme | recette | inspectie
supervision | aufsichts bauaufsicht | supervision | supraveghere
coordination |  |  | coordonare
integration integrate | integr | integr | integr
configuration configure | konfigur | configur | 
architecture architect | architekt | architect | arhitect
backup | datensicher sicherungskop | sauvegard | 
cloud | cloud wolke | cloud nuage | cloud
firewall | firewall | pare firewall | firewall
virtual | virtuell virtualis | virtuel | 
interface | schnittstell benutzeroberflach |  | interfat
application app | applikation app | applicatif appli | aplicati
programming developer | entwickler softwareentwickl | developpeu programmat | programator dezvoltator
testing | testen | tests | testare
release | freigab release |  | lansare
support helpdesk | helpdesk hotline | depannage | suport
crisis emergency | kris krisen | crise | criz criza
conflict |  | conflit | 
problem issue | problem | probleme | problem
solution | losungen | solutions | solutii
change | veranderung anderung umstell geandert | changement modif | schimbar modific schimbat
innovation innovative | innovat | innov | inovat inovar
event planning | eventmanag messe messeauftritt | salon foire seminaire | targ targuri
conference event | tagung kongress konferenz | congres colloque conferenc | conferint
presentation | prasentation vortrag | expos | prezentare
communication | verstandig |  | comunicare
telephone call | telefonat telefonisch | telephoniqu | telefonic
correspondence writing | schriftlich brieflich | redaction ecrite | redactare
documentation documents | unterlag dokumente akten akte | documents documentation dossiers | documente acte
report statistics | kennzahl reporting | indicateur tableaux reporting | indicator raportare
file archive | ablage archiv | classement | arhivare
travel booking | reisebuch |  | 
customer service | kundendienst kundenservice |  | 
loyalty retention | kundenbind bindung | fidelis | fideliz
satisfaction satisfied | zufried | satisf | satisfact multumi
promotion promote | promotion befordern forder verkaufsforder aktion | promo promotion | promov promoti
acquisition win | akquis gewonn gewinnung neukund | prospect acqui gagn conqu | atras atrager castig
target exceed | ubertroff ubertraf | depass | depasi
achieve | erreich erziel | attein obtenu | atins obtin
compare | verglich vergleich | compar | compar
evaluate assess assessment | bewert beurteil evaluier | evalu appreci | evalu apreci
identify determine identification | ermittel ermittl identifi bestimm | identif determin detect | identific determin detect
investigate | untersuch nachforsch | enquet investig | ancheta investig
define | definier festgeleg festleg | defin | defin stabil
review | durchgesehen uberarbeit | revu relecture | revizu
approve | genehmigt freigegeb | approuv valid | aprob valid
ensure | sichergestell gewahrleist sicherstell | assur garant veill | asigurat garant
follow up | nachbereit verfolgt | relanc suivis | urmarire
update | aktualis gepflegte | actualis mettre | actualiz
collect | gesammel samml erhob erheb | recueil | colecta strang
distribute hand out | verteilt verteilen ausgeteilt ausgab ausgegeb | distribue remis remettr | impart eliber
dispense | abgab abgegeb | delivr dispens | eliberare
prescription | verordn | ordonnanc prescri | prescri
send | gesendet versendet geschickt | envoy | trimis trimit
register enrol | angemeldet anmeld registrier | inscri inscription | inscri
apply use application | angewend eingesetz benutzt verwend | appliqu employe | folos
adapt adjust | angepass anpass justier | adapt ajust | adapt ajust
expand | erweiter ausgebaut ausbau | elarg etend agrand | extins extind
establish found | gegrund grund | fond | infiint fondat stabilit
strengthen | gestark stark | renforc | consolid intarit
simplify standardize | vereinfach standardis vereinheitlich | simplifi harmonis standardis | simplific standardiz
save | eingespart einspar gespart | economis | economis
avoid prevent prevention preventive | vermied vorbeug pravent verhinder vermeid | eviter preven prevention | preven evit
control | gesteuert regel steuerung | maitris | 
participate attend | teilgenomm teilnahm mitgewirkt mitwirk | particip | particip
cooperate collaborate | zusammenarb zusammengearb kooper zusammenarbeit | collabor coopera | colabor cooper
represent | vertret vertrat | represent | reprezent
inform information | informier information aufgeklart auskunft | renseign | 
listen counsel | zugehor zuhor seelsorg | ecout | ascult consiliere
convince | uberzeug | convainc | conving
demonstrate show | vorgefuhrt vorfuhr gezeigt | demontr montre | demonstr arat
visit | besucht besuch |  | 
hire | eingestell einstell | embauch engag | angajare
reception | rezeption | reception | 
`;
