/** Things of single trades. English words | German | French | Romanian beginnings of words. */
export const TRADE_THINGS = `
plumbing pipe | sanitartechn klempn installateur spengler | plomb plombier | instalator
heating boiler | kessel therme gastherm | chaudier | centrala cazan
air conditioning hvac | klima luftung klimatech | climat ventil | climatiz ventilat aer
drain sewer | abfluss kanal abwasser | egout evacuation assainiss | scurg canaliz
leak | undicht leck dichtheit | fuite fuites etanch | scurger etans
gas | gas gase | gaz | gaz gaze
oil | ol olwechsel schmier | huile vidange lubrif | ulei
solar | solar photovoltaik | solair photovolt | fotovolt
electric motor drive | antrieb | entrainement | actionare
panel | tafel platte | panneau | panou panouri
welding weld | schweissnaht schweisser | soudur soudeu soudage | sudura
seam joint | naht nahte fuge | joint couture | rost imbinar
grinding grind | geschliff schleif | meul pouc affut | slefuit slefui polizat
polish | polier poliert | polir poliss | lustruit
lathe | drehmaschin drehbank | tour tours | strung
frame | rahmen gestell | chassis cadres ossature | cadru cadre
screw fasten | schraub verschraub | viss | insurub surub
tool | werkzeuge | outils outillage | scule unelte
robot | robot |  | 
hydraulic | hydraul | hydraul | hidraul
pneumatic | pneumat | pneumat | pneumat
pump | pumpe pumpen | pompe | pompa pompe
valve | ventile armatur | vanne soupape | supape robinet
pressure |  | pression | presiun
plastic | kunststoff |  | 
glass | glas glaser | verre vitrier | sticla
stone | stein naturstein | pierre | piatra
tile | fliesen flies kachel | carrel | faianta gresie placi
plaster | verputz putzarb gips stuck | platr enduit | tencui ipsos
drywall | trockenbau rigips | placo cloison | gips
insulation | dammung isolier warmedamm | isol isolation | izolat izolatii
scaffolding | gerust | echafaud | schela schele
foundation excavation | fundament aushub erdarbeit | fondation terrass excav | fundati sapatur excav
road | strasse strassenbau | route routier voirie | drum drumuri
bridge | bruck | pont ponts | pod poduri
carpentry | tischler schreiner zimmerei zimmerer zimmermann | charpent menuis | tamplar dulgher
parquet flooring | parkett bodenbelag | parquet revetement | parchet
wallpaper painting | tapezier tapete malerarbeit | papier peindre | tapet zugravel
crane | kran | grue pontonn | macara
excavator | bagger | pelleteu engin | excavator
tractor | schlepper | tracteur | 
agriculture farm agricultural | landwirtschaft bauernhof hof | agricol ferme exploitation | agricol ferma
crop | getreide pflanzenbau | cultures cereal | recolte cereale culturi
cattle livestock | vieh rinder tierhalt | betail elevage bovin | vite animale zootehn
dairy milk | milch kase | lait laitier fromag | lapte lactate
vegetable fruit | gemuse obst | legum fruit | legum fruct
flower | blume blumen florist | fleur | flori floare
shrub hedge | hecke hecken gehol | haie haies buisson | arbust gard
lawn | rasen wiese | pelous gazon | gazon peluz
mow | gemaht mahen | tond tonte | cosit
prune trim | zuruckgeschnitt baumschnitt heckenschnitt | taill taille elagu elagage | taiere toalet fasonat
park | park grunanlag grunflach | parc parcs espaces verts | parc spati verzi
irrigation water | bewasser | arros irrig | iriga irigat
landscape landscaping | landschaft gartenbau | paysag | peisag
forest | wald forst | foret forestier | padur forestier
fish | fisch | poisson peche | peste
meat butcher | fleisch metzger wurst | viand boucher charcut | carne macelar mezel
chef | kuchenchef | chef | 
buffet catering | buffet bankett catering | buffet traiteur restauration banquet | bufet catering banchet
dessert | nachspeis suss | sucre | dulciuri
dishes wash | geschirr spul abwasch | vaissell plonge | vase vesela
sauce | soss sauce | sauces | sos sosuri
hair salon | friseur frisor salon | coiffeur | frizer coafur salon
hairdressing style | frisur styling | coiffur brush | coafat coafura stil
color colour | coloration tonung strahn | coloration meche | vopsit suvit nuant
makeup cosmetic beauty | kosmet schmink schonheit | maquill cosmet esthet beaute | machiaj cosmet frumuset
nail | nagel manikur | ongl manucur | unghi manichiur
massage | massier | masseu | masaj
skin facial | gesichtspfleg | visage | facial tenului
pharmacy | apothek pharmazeut | pharmac officine | farmac
medicine drug | arzneimittel praparat | remede | medicamente
side effect | nebenwirk | effets | efecte adverse
interaction | wechselwirk |  | interactiun
dental | zahn zahnarzt | dentair dentist | dentar stomatolog
nurse | krankenschwester krankenpfleger | infirmier | 
midwife birth | hebamm geburt | sage accouch naiss | moasa nastere nou-nascut
vital signs | vitalzeich vitalwert | constant | vitale semne
blood | blut blutentnahm | sang prelev | sange
injection | spritz | piqur | injecti
infusion | infusion | perfus | perfuzi
infection |  |  | infecti
operation surgical | operiert op | operation chirurgical operatoir | operatie operatii
anesthesia | anasthe narkos | anesthes | anestez
intensive | intensiv intensivstation | intensif reanim | intensiv terapie
x-ray radiology | rontgen radiolog | radiolog radiograph | radiolog radiograf
laboratory lab | labor labore | laborat labo | laborat
sample specimen | probe proben | echantillon | proba probe mostre
rehabilitation | rehab | reeduc readapt | recuper
exercise | ubung gymnast | exercic gymnast | exercit gimnast
pain | schmerz | douleur mal | durer
back | rucken | dos | spate
mobility movement | mobilis beweg | mobilis mouvement | mobiliz misc miscare
physiotherapy | physiotherap krankengymnast | kinesitherap physiotherap | kinetoterap fizioterap
occupational therapy | ergotherap | ergotherap | ergoterap
psychology | psycholog psychotherap | psycholog psychotherap | psiholog psihoterap
addiction | sucht drogen | addict toxico drogue | dependent droguri
disability disabled | behinder | handicap | dizabilit handicap
counseling counsel | beratungs | conseiller | consilier
case | fall falle fallen | cas | caz cazuri
progress | fortschritt verlauf | evolution | evolut
treatment | behandlung | soins | tratament
youth adolescent | jugend jugendlich | jeune jeuness adolescent | tineri tineret tanar adolescent
welfare | sozialhilf wohlfahrt | social protection | protectie
debt | schuld schulden | dette endett surendett | datori
housing | wohnungs unterkunft | habitat | locuinte locuinta
refugee migrant | fluchtling migrant integration | refugi migrant | refugiat migrant
group | gruppen |  | grupuri
court |  | cour | tribunal
lawyer | rechtsanwalt |  | avocati
notary | notar | notair | notar
police | polizei | police | politi
military | militar bundeswehr | militair armee | militar armat
inspection audit | auditor | auditeur | auditor
raw material | rohstoff | matieres premieres | materii prime materie
material supplies | material | fourniture | material furnitur
packaging package | verpackung | emballage | ambalaj
component | baugrupp | composant | 
vehicle fleet | fuhrpark flotte | flotte | flota
passenger | fahrgast passagier | passag voyageur | pasager
bus | bus busse | bus autocar | autobuz autocar
train railway | bahn zug zuge | train ferrov chemin | tren ferov
aircraft flight | flugzeug flug luftfahrt | avion vol aerien aeronaut | avion zbor aerian
ship | schiff | navir bateau | nava vapor
airport | flughafen | aeroport | aeroport
luggage baggage | gepack koffer | bagag | bagaj
taxi | taxi | taxi | taxi
dispatch dispatcher | disponent disposition | regul affret | dispecer
stock order | nachbestell nachschub | reassort reapprovision | reaprovizion
barcode scanner | scanner gescannt | scann | scan
display merchandising | schaufenster warenprasent auslage | vitrin merchandis presentoir | vitrin expun
discount | rabatt sonderangebot | remise rabais solde | 
newsletter | rundbrief | infolettre | 
subscriber | abonnent abo | abonn | abonat
brochure | broschur prospekt flyer | depliant plaquett | brosur pliant
poster | plakat poster | affich | afis
logo | logo | logo | logo
illustrator draw | gezeichnet zeichner | dessine dessinat | desena
photo retouch | retuschier bildbearbeit | retouch | retus
typography font | typograf schrift | typograph | tipograf
animation |  |  | animati
book publishing | verlag | editeur edition | edituri carte carti
library | bibliothek | bibliothequ | bibliotec
museum exhibition | museum ausstell | musee exposition | muzeu expozit
theater | buhne | theatr scene | teatru scena
journalist article | journalist redakteur | journal | jurnalist
interview guest | interviewt | interview interviews | intervievat
survey | umfrage befrag | sondage enquete | sondaj chestionar
donation fundraising | spende spenden | don dons mecenat | donati
volunteer | ehrenamt freiwill | benevol | voluntar
association nonprofit | verein stiftung gemeinnutz | associat | asociat ong
municipality government | gemeinde stadtverwalt behord kommun | mairie commune collectiv prefectur | primari guvern institutii
application candidate | bewerb kandidat | candidat candidatur | candidat aplicant
vacation absence | urlaub abwesen fehlzeit | conge absence | concedi absent
onboarding | einarbeitung | integration | integrare
salary compensation | vergut verdienst | remuner | remunerat
benefit | zusatzleist sozialleist | avantag | benefici
union works council | betriebsrat gewerkschaft tarif | syndic comite | sindicat
representative field | aussendienst vertreter | itinerant representant terrain | reprezentant teren
lead prospect | interessent leads | prospects | 
tender bid | ausschreib | offres soumission | licitat
balance sheet statement | bilanz jahresabschluss | bilans | bilant bilanturi
cash flow | liquidit cashflow | tresorerie | lichidit
controlling variance | controlling abweich | ecart | controlling abater
forecast budget | budgetier | budgetair | bugetar
share stock securities | aktie aktien wertpapier | actions titres bourse | actiuni bursa
mortgage | hypothek baufinanz | hypothec | ipotec
teller counter | schalter | guichet | ghiseu
lease contract | pacht leasing | leasing | leasing
facility building | gebaudemanag liegenschaft facility | batiments facility | cladiri facilitati
janitor caretaker | hausmeister | concierg | administrator
vacuum mop sweep | gesaugt gekehrt | aspir balay | aspirat maturat
iron laundry | gebugelt bugel | repass | calcat
sew tailor | genaht nahen schneider | coudre couturi | cusut croitor
shoe | schuh | chaussur | incalt pantof
jewelry watch | schmuck uhren | bijou horlog | bijuter ceas
key | schlussel | cles clef | chei
visitor | besucher | visiteur | vizitator
first aid | ersthelf hilfe | secour secours | prim ajutor
fire safety | brandschutz |  | 
cad | cad konstruktion | cao dao | cad
simulation | simulier | simul | simul
calibration calibrate | kalibrier | etalonn calibr | calibr
specification requirement | anforder spezifik lastenheft pflichtenheft | exigenc specif cahier | cerint specific
customer need | bedarf bedurfnis | besoin | nevoi necesit
sustainability recycling | recycling entsorg | recycl | recicl
disposal dispose | entsorgt beseitig | evacu elimin | evacu elimin
layout fit |  | amenag | amenaj
prescription recipe | rezept |  | reteta retete
`;
