/** What work is done with and for: people, things, places, subjects. English words | German | French | Romanian beginnings of words. */
export const THINGS = `
customer | kund kunden | client | client
guest | gast gaste | hote convive invit couvert | oaspet turist invitat
patient |  |  | pacient
resident | bewohn |  | 
child | kind kinder | enfant | copi copii
parent | eltern |  | parint
pupil student | schuler | eleve eleves | elev
student |  | etudiant | 
family |  | famill | famil
elderly | senior betagt alten altere | age agees | varstnic batran
employee staff | mitarbeit angestellt personal beschaftigt | employ salari personnel | angajat personal salariat
team | mannschaft |  | 
apprentice | lehrling auszubild azubi | apprenti | ucenic
colleague | kolleg | collegu | coleg
supplier | lieferant zulieferer | fournisseur | furnizor
company | firm unternehm betriebe | entrepris societ | firm societat
product | produkt artikel | produit articl | produs articol
goods | war waren | marchandis | marf marfur
inventory stock | bestand bestande inventur lagerbestand | inventair | inventar stocuri
warehouse | lager lagerhall | entrepot | depozite
store shop | laden geschaft filial markt | magasin boutiqu | magazin
shelf shelves | regal | rayon | raft rafturi
cash register | kass kassier | caiss encaiss | casa casier cas incas
cash money | bargeld geld | argent especes | numerar bani
price | preis | prix tarif | pret
sales revenue | umsatz | chiffre | vanzari
offer quote quotation | angebot offert | devis offre | ofert deviz
contract | vertrag | contrat | 
complaint | beschwerd reklamation | reclam plaint | reclam reclamat
return | retour ruckgab | retour | retur
truck | lkw lastwag | camion | camion camioan tir
van vehicle | fahrzeug transporter | vehicul fourgon camionnett | vehicul duba autoutilit
forklift | stapler gabelstapler | chariot cariste | stivuitor motostivuitor
parcel | paket packchen | colis | colet
freight | fracht ladung | fret | fraht
route tour | rout tour touren | itinerair tourne | rut traseu
accident | unfall |  | 
safety | sicherheit arbeitsschutz | securite | sigurant securitat
quality | qualitat | qualit | calitat
standard rule | norm vorschrift | norm reglement | norm regulament
risk | risik | risqu | risc
medication | medikament arznei medizin | medicament | medicament
wound | wund | plai | plag rani rana
ward | stationar |  | secti
hospital | krankenhaus klinik | hopital clini | spital clinic
surgery | chirurg operation | chirurg bloc | chirurg
nursing | krankenpfleg pflegedienst | infirm | 
diagnosis diagnostic | diagnos | diagnost | diagnost
therapy | therap | therap kinesi | terap
home house | haus heim wohnung | maison domicil logement | casei case locuint domicili
kitchen | kuch kuche | cuisines | bucatari
hotel | hotel | hotel | hotel
restaurant | gaststatt | restaur | 
menu | speisekart menu wochenkart | menu carte | meniu
meal dish | gericht mahlzeit speis ess | repas plat plats | porti mancar
food | lebensmittel nahrung | aliment alimentair denre | aliment alimentar
drink | getrank | boisson | bautur
bread | brot brotchen | pain | pain paini paine
dough | teig | pat | aluat
cake pastry | tort gebact | gateau patisser | prajitur tort patiser
bar | bar theke | bar comptoir | bar
coffee | kaffee | cafe | cafe cafea
room | zimm raum raume | chambre | camer
bed | bett | lit lits | 
linen laundry | wasche | linge blanchisser | lenjeri rufe
table | tisch tabell | table | tabel
table meal |  |  | mas mese
event | veranstalt event | evenement | eveniment
office | buro | bureau bureaux | birou
appointment calendar | termin kalend | agenda calendrier | agenda agende programari calendar
meeting | besprech sitzung | reunion | sedint intalnir
mail letter | post brief korrespondenz schriftverkehr | correspond | corespond posta
email | mail | courriel mail | mail
data | daten | donne donnees | date datelor
database | datenbank |  | 
spreadsheet | tabellenkalk | tableur | 
software | anwend | logiciel applic | aplic
server |  | serveur | 
network | netzwerk netz | reseau | retea retel
computer | rechner pc | ordinateur informatiq poste | calculator
user | benutz anwender nutzer | utilisateur | utilizator
website | webseit internetseit | site | site
service | dienst dienste | services prestation | servici
payment | zahlungs | paiements | 
ticket |  | incident | incident
code | quellcode code | code | cod
electrical | elektr elektro strom | electr | 
switchboard | schaltschrank verteil |  | tablou tablouri
lighting | beleucht licht | eclair lumi | ilumin
circuit | stromkreis schaltkreis |  | 
wiring cable | verkabel kabel | cabl | cabl
diagram drawing plan | schaltplan zeichnung | schema schemas plans dessin | schem schit desen
pipe | rohr rohrleit | tuyau canalis tuyauter | teav conduct
heating | heiz | chauff chauffage | incalz centrale
water | wasser | eau eaux | apa apei
bathroom sanitary | bad badezimm sanitar | sanitair | bai sanitar
wall | wand mauer wande | mur murs | perete pereti zid zidari
floor | boden fussboden | sol sols | pardosel podel
roof | dach | toit toiture | acoperis
wood | holz | bois | lemn
furniture | mobel | meubl mobilier | mobil mobilier
door | tur turen | porte portes | usi
window | fenster | fenetr vitr | fereastr ferestr geam geamur
concrete | beton | beton | beton
building construction | gebaud bau | batiment | clad
construction site | baustell | chantier | santier
machine |  |  | utilaj
equipment tool device instrument | gerat werkzeug ausstatt ausrust instrument | equip outil materiel equipement instrument | echipament scul unelt instrument
line production | fertigungslini produktion fertigung | production chaine | productie linie fabricat
part | teil bauteil | piece pieces | piese piesa
metal steel | metall stahl | metal acier | metal otel
engine motor | motor motoren | moteur | motor
brake | brems | frein | fran
tyre | reif | pneu | anvelop
car automotive | auto autos pkw wag kfz kraftfahrz | voitur auto automob | auto autoturism
car machine |  |  | masini
school | schule | ecole scolair | scoal
class lesson | klass unterrichtsstund lektion | cours lecon classe | clas lecti ore
mathematics | mathemat | mathemat | matemat
exam test | klausur | exam epreuv evaluations | examen
curriculum | lehrplan |  | 
kindergarten nursery | kita kindergart krippe | creche matern | gradinit cres
play game | spiel spielen | jeu jeux | joc jocuri
daily | taglich | quotidien jour jours | zilnic zi zile
weekly | wochentlich woche | hebdomad semain | saptaman
monthly | monatlich monat | mensuel mois | lunar luna
annual | jahrlich jahres | annuel annue | 
tax | steuer | impot fiscal tva | fiscal impozit tva
tax return | steuererklar |  | 
ledger book | buch bucher hauptbuch | livres | 
accounting | buchhalt buchfuhr | comptabil | contabil
payroll wage | lohn gehalt entgelt | salair | salari
bank | bank | banqu bancair | banc bancar
insurance | versicher | assuranc | asigur
loan credit | kredit darlehen | credit | credit
cost | kost kosten | cout depens | cost cheltuiel
financial | finanz | financ | financ
law legal | recht gesetz | droit juridiq | drept juridic leg
project |  | projet | proiecte
campaign | kampagn werb | campagn publicit | campan reclama
market | markte | marche | piat piete
content | inhalt | contenu | continut
social media | social |  | social
photo image | foto bild | photo image | foto imagin
text | text | texte | text
building security | objektschutz werkschutz | gardiennag | paza
access entry | zutritt zugang einlass | acces entree | acces intrar
camera cameras | kamera video | camera video | 
alarm | alarm |  | 
emergency | notfall | urgence | urgent
fire | brand feuer | incendi | incendi
waste | abfall mull | dechet | deseu gunoi
garden | garten | jardin | gradin
plant tree | baum strauch pflanzen | arbre arbust plantes | arbor copac plante
animal | tier tiere | animaux animal | 
field | feld acker | champ | camp
hair | haar haare | cheveu cheveux | par parul
skin | haut | peau | piele
machine line | anlage anlagen | ligne | instalati
elderly care caregiver | altenpfleg |  | 
caregiver | pflegekraft | auxiliair | ingrijitor
year | jahr jahre | ans annee | ani anul
night | nacht nachts | nuit | noapt nopti
morning | morgen vormittag | matin | diminea
evening | abend abends | soir soiree | seara seri
assistant | assistent assistenz | assistant | 
specialist | fachkraft referent spezialist | specialist | specialist
brick | ziegel backstein | briqu | caramid
mason bricklayer | maurer | macon | zidar
construction | bauwes hochbau tiefbau |  | constructi
fault error bug defect | fehler defekt mangel storung | panne defaut anomal | defect defectiun eroar anomal
mechanic | mechatronik |  | 
schedule deadline | frist zeitplan | delai echeanc | termen
question | frage anfrage |  | intrebar cerer
request | anliegen beantrag antrag | demand sollicit | solicitar cerut solicit
person | person | person | persoan
manager | fuhrungskraft vorgesetz | cadre responsable | sef
invoice bill | quittung | addition | nota bon
wine | wein | vins | vinuri
article product |  | article | 
sanitary plumbing health |  | sanitaires | 
passenger travel trip |  |  | calator
trip route |  |  | cursa curse
cake pastry kitchen | kuchen |  | 
room camera cameras |  |  | camere camerele
lawyer legal law | anwalt anwalte | avocat | avocat
apartment flat home | eigentumswohn | appartement | apartament
site place location | vor-ort ort | lieu lieux | locatie locatii
mother newborn | mutter neugebor saugling | mere meres nourrisson | mame mamei nascut
birth | entbind geburten | accouchement | nasteri
blood pressure | blutdruck | tension | tensiun
ambulance | rettungswag krankenwag |  | salvari
cold | kuhl kalt | froid frigo | frig rece
suit dress clothing | anzug kleidung | robe robes | rochi
fabric textile | stoff stoffe | tissu tissus | tesatur stofa
conveyor | forderband fliessband | convoyeur | transportoar banda benzi
hour | stunde stunden | heure heures | ora orelor
history | geschicht | histoire | istor
device appliance |  | appareil | aparat dispozitiv
contractor subcontractor | nachunternehm subunternehm | sous-trait prestatair | subcontract
towel linen | handtuch | serviett | prosop
damage loss | beschadig | degrad | avari
application credit | kreditantr |  | 
people person |  | gens | oamen
factory plant | werk werke fabrik | usine usines | fabrica uzin
household budget | haushalt |  | 
claim damage | schaden |  | 
receipt voucher | beleg |  | 
task | aufgab | tache taches | sarcin
appointment meeting |  | rendez | 
workshop course | werkstatt |  | atelier
relative family | angehorig | proches | apartinator
intern trainee | praktikant | stagiair | stagiar practicant
cow cattle | kuh kuhe | vache | vaca vaci
sausage |  | saucis | carnati
stable barn | stalle stallung | etables ecurie | grajd
meat pork | schwein | porc | porc
structure | statik tragwerk |  | 
hall | halle hallen | hangar | hale hala
reader | leser leserin | lecteur | cititor
exam | abitur |  | 
`;
