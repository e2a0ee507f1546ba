import { type Trade, trade } from "./trade";

/** A second set kept back, in the looser words of people who didn't translate each other; measured by its mean alone. */
export const UNSEEN_TRADES: Trade[] = [
  trade(
    "Baker | Bäckerin | Boulanger | Brutar",
    {
      en: "Baked 600 loaves and rolls every night | Mixed and shaped doughs for bread and pastries | Cleaned ovens and kept the bakery's hygiene records",
      de: "Nachtschicht in der Backstube mit täglich 600 Broten und Brötchen | Teige angesetzt, geknetet und zu Broten und Feingebäck aufgearbeitet | Öfen gereinigt und Hygieneprotokolle der Bäckerei geführt",
      fr: "Cuisson de 600 pains et petits pains chaque nuit | Pétrissage et façonnage des pâtes pour le pain et les viennoiseries | Nettoyage des fours et tenue du registre d'hygiène de la boulangerie",
      ro: "Am copt în fiecare noapte 600 de pâini și chifle | Am frământat și am modelat aluaturi pentru pâine și produse de patiserie | Am curățat cuptoarele și am completat fișele de igienă ale brutăriei",
    },
    {
      en: "Baking, Pastry, Food hygiene",
      de: "Brotherstellung, Konditorei, Lebensmittelhygiene",
      fr: "Panification, Viennoiserie, Hygiène alimentaire",
      ro: "Panificație, Patiserie, Igiena alimentelor",
    },
    "Your tasks\n- Bake bread and rolls\n- Mix and shape doughs\n\nRequirements\n- 2 years as a baker\n- Baking\n- Food hygiene",
  ),
  trade(
    "Carpenter | Zimmermann | Charpentier | Dulgher",
    {
      en: "Built timber roofs for 25 houses | Cut beams to size and joined them on site | Fitted doors, windows and wooden stairs",
      de: "Dachstühle für 25 Einfamilienhäuser errichtet | Balken zugeschnitten, abgebunden und auf der Baustelle aufgerichtet | Türen, Fenster und Holztreppen eingesetzt",
      fr: "Levage de charpentes sur 25 maisons individuelles | Débit des poutres en atelier et assemblage sur le chantier | Pose de portes, de fenêtres et d'escaliers en bois",
      ro: "Construirea șarpantelor din lemn pentru 25 de case | Debitarea grinzilor la dimensiune și îmbinarea lor pe șantier | Montajul ușilor, ferestrelor și al scărilor din lemn",
    },
    {
      en: "Carpentry, Roof framing, Blueprint reading",
      de: "Zimmererarbeiten, Dachstuhlbau, Bauzeichnungen lesen",
      fr: "Charpente, Ossature bois, Lecture de plans",
      ro: "Dulgherie, Construcția șarpantelor, Citirea planurilor",
    },
    "Your tasks\n- Build timber roofs\n- Fit doors and windows\n\nRequirements\n- 2 years as a carpenter\n- Carpentry\n- Blueprint reading",
  ),
  trade(
    "Dental Assistant | Zahnmedizinische Fachangestellte | Assistante dentaire | Asistentă stomatologie",
    {
      en: "Assisted two dentists with 25 patients a day | Sterilised instruments and prepared the treatment rooms | Took x-rays and scheduled appointments",
      de: "Zwei Zahnärzten bei täglich 25 Patienten am Stuhl assistiert | Instrumente sterilisiert und Behandlungszimmer hergerichtet | Röntgenbilder angefertigt und Termine vergeben",
      fr: "Assisté deux dentistes au fauteuil, 25 patients par jour | Stérilisé les instruments et préparé les salles de soins | Réalisé des radios et fixé les rendez-vous",
      ro: "Am asistat doi medici stomatologi la 25 de pacienți pe zi | Am sterilizat instrumentarul și am pregătit cabinetul | Am făcut radiografii și am programat pacienții",
    },
    {
      en: "Dental assisting, Sterilization, Patient scheduling",
      de: "Stuhlassistenz, Sterilisation, Terminvergabe",
      fr: "Assistance au fauteuil, Stérilisation, Prise de rendez-vous",
      ro: "Asistență stomatologică, Sterilizare, Programarea pacienților",
    },
    "Your tasks\n- Assist dentists with patients\n- Sterilise instruments\n\nRequirements\n- 1 year as a dental assistant\n- Dental assisting\n- Sterilization",
  ),
  trade(
    "Kindergarten Teacher | Erzieherin | Éducatrice de jeunes enfants | Educatoare",
    {
      en: "Looked after a group of 20 children aged three to six | Planned games, crafts and trips to the forest | Wrote observations and talked with parents about progress",
      de: "Eine Gruppe von 20 Kindern zwischen drei und sechs Jahren betreut | Spiele, Bastelangebote und Waldtage geplant | Beobachtungen festgehalten und Entwicklungsgespräche mit Eltern geführt",
      fr: "Encadrement d'un groupe de 20 enfants de trois à six ans | Préparation de jeux, d'ateliers de bricolage et de sorties en forêt | Rédaction d'observations et entretiens avec les parents sur les progrès",
      ro: "Am îngrijit o grupă de 20 de copii între trei și șase ani | Am organizat jocuri, activități practice și ieșiri în pădure | Am scris fișe de observație și am discutat cu părinții despre progresul copiilor",
    },
    {
      en: "Early childhood education, Child care, Creativity",
      de: "Frühkindliche Bildung, Kinderbetreuung, Kreativität",
      fr: "Éveil du jeune enfant, Garde d'enfants, Créativité",
      ro: "Educație timpurie, Îngrijirea copiilor, Creativitate",
    },
    "Your tasks\n- Look after a group of children\n- Plan games and crafts\n\nRequirements\n- 2 years as a kindergarten teacher\n- Child care\n- Early childhood education",
  ),
  trade(
    "Real Estate Agent | Immobilienmaklerin | Agent immobilier | Agent imobiliar",
    {
      en: "Sold 30 flats and houses a year | Showed properties to buyers and negotiated purchase prices | Valued properties and wrote listings",
      de: "30 Wohnungen und Häuser pro Jahr vermittelt | Besichtigungen mit Kaufinteressenten durchgeführt und Kaufpreise verhandelt | Immobilien bewertet und Exposés verfasst",
      fr: "Vente de 30 appartements et maisons par an | Visites avec les acquéreurs et négociation du prix de vente | Estimation de biens et rédaction d'annonces",
      ro: "Am vândut 30 de apartamente și case pe an | Am prezentat proprietăți cumpărătorilor și am negociat prețul de vânzare | Am evaluat imobile și am redactat anunțuri",
    },
    {
      en: "Real estate, Negotiation, Property valuation",
      de: "Immobilien, Verhandlungsgeschick, Immobilienbewertung",
      fr: "Immobilier, Négociation, Estimation de biens",
      ro: "Imobiliare, Negociere, Evaluare imobiliară",
    },
    "Your tasks\n- Sell flats and houses\n- Show properties to buyers\n\nRequirements\n- 2 years as a real estate agent\n- Negotiation\n- Property valuation",
  ),
  trade(
    "Bus Driver | Busfahrer | Conducteur de bus | Șofer autobuz",
    {
      en: "Drove city buses on 12 routes in shifts | Sold tickets and gave passengers information | Checked the bus before each trip and reported defects",
      de: "Linienbusse auf 12 Linien im Schichtdienst gefahren | Fahrscheine verkauft und Fahrgästen Auskunft gegeben | Abfahrtskontrolle am Fahrzeug durchgeführt und Mängel gemeldet",
      fr: "Conduite de bus urbains sur 12 lignes en horaires décalés | Vente de titres de transport et renseignement des voyageurs | Contrôle du véhicule avant chaque départ et signalement des anomalies",
      ro: "Am condus autobuze urbane pe 12 trasee, în ture | Am vândut bilete și am oferit informații călătorilor | Am verificat autobuzul înainte de fiecare cursă și am semnalat defecțiunile",
    },
    {
      en: "Passenger transport, Vehicle inspection, Customer service",
      de: "Personenbeförderung, Fahrzeugkontrolle, Kundenservice",
      fr: "Transport de voyageurs, Contrôle du véhicule, Service client",
      ro: "Transport de călători, Verificarea vehiculului, Relații cu clienții",
    },
    "Your tasks\n- Drive buses on city routes\n- Sell tickets\n\nRequirements\n- 1 year as a bus driver\n- Passenger transport\n- Customer service",
  ),
  trade(
    "Laboratory Technician | Chemielaborantin | Technicienne de laboratoire | Laborant",
    {
      en: "Analysed 80 water samples a day by HPLC | Prepared solutions and calibrated instruments | Recorded results and wrote test reports",
      de: "Täglich 80 Wasserproben mittels HPLC untersucht | Lösungen angesetzt und Messgeräte kalibriert | Messergebnisse dokumentiert und Prüfberichte erstellt",
      fr: "Analysé 80 échantillons d'eau par jour en HPLC | Préparé les solutions et étalonné les appareils | Consigné les résultats et rédigé les rapports d'essai",
      ro: "Analiza a 80 de probe de apă pe zi prin HPLC | Prepararea soluțiilor și calibrarea aparatelor | Înregistrarea rezultatelor și întocmirea buletinelor de analiză",
    },
    {
      en: "HPLC, Calibration, Laboratory techniques",
      de: "HPLC, Kalibrierung, Laborarbeit",
      fr: "HPLC, Étalonnage, Techniques de laboratoire",
      ro: "HPLC, Calibrare, Tehnici de laborator",
    },
    "Your tasks\n- Analyse water samples\n- Prepare solutions\n\nRequirements\n- 2 years as a laboratory technician\n- HPLC\n- Calibration",
  ),
  trade(
    "Journalist | Redakteur | Journaliste | Jurnalist",
    {
      en: "Wrote four articles a week on local politics | Researched stories and interviewed sources | Edited texts of freelancers and chose photos",
      de: "Wöchentlich vier Artikel zur Lokalpolitik geschrieben | Themen recherchiert und Interviews geführt | Texte freier Mitarbeiter redigiert und Fotos ausgesucht",
      fr: "Rédaction de quatre articles par semaine sur la politique locale | Enquêtes de terrain et interviews | Relecture des textes des pigistes et choix des photos",
      ro: "Am scris patru articole pe săptămână despre politica locală | Am documentat subiecte și am luat interviuri | Am editat textele colaboratorilor și am ales fotografiile",
    },
    {
      en: "Journalism, Editing, Research",
      de: "Journalismus, Redigieren, Recherche",
      fr: "Journalisme, Édition, Recherche",
      ro: "Jurnalism, Editare, Cercetare",
    },
    "Your tasks\n- Write articles on politics\n- Research stories\n\nRequirements\n- 2 years as a journalist\n- Journalism\n- Editing",
  ),
  trade(
    "Call Center Agent | Callcenter-Agent | Téléconseiller | Operator call center",
    {
      en: "Took 70 calls a day from customers of a phone company | Solved billing problems and recorded them in the CRM | Sold new contracts to callers",
      de: "Täglich 70 Anrufe von Kunden eines Mobilfunkanbieters entgegengenommen | Rechnungsfragen geklärt und im CRM festgehalten | Anrufern neue Verträge verkauft",
      fr: "Traitement de 70 appels par jour pour un opérateur téléphonique | Résolution des litiges de facturation et saisie dans le CRM | Vente de nouveaux forfaits aux appelants",
      ro: "Am preluat 70 de apeluri pe zi de la clienții unei companii de telefonie | Am rezolvat probleme de facturare și le-am înregistrat în CRM | Am vândut abonamente noi clienților",
    },
    {
      en: "Customer service, CRM, Telephone sales",
      de: "Kundenbetreuung, CRM, Telefonverkauf",
      fr: "Relation client, CRM, Vente par téléphone",
      ro: "Relații cu clienții, CRM, Vânzări telefonice",
    },
    "Your tasks\n- Take calls from customers\n- Solve billing problems\n\nRequirements\n- 1 year as a call center agent\n- Customer service\n- CRM",
  ),
  trade(
    "Painter | Malerin und Lackiererin | Peintre en bâtiment | Zugrav",
    {
      en: "Painted walls and ceilings in 60 flats | Filled cracks, sanded surfaces and hung wallpaper | Put up scaffolding and protected floors and furniture",
      de: "Wände und Decken in 60 Wohnungen gestrichen | Risse verspachtelt, Flächen geschliffen und Tapeten geklebt | Gerüste aufgebaut und Böden und Möbel abgedeckt",
      fr: "Mise en peinture des murs et plafonds de 60 appartements | Rebouchage des fissures, ponçage et pose de papier peint | Montage d'échafaudages et protection des sols et du mobilier",
      ro: "Am zugrăvit pereți și tavane în 60 de apartamente | Am astupat fisuri, am șlefuit suprafețe și am montat tapet | Am montat schele și am protejat pardoselile și mobila",
    },
    {
      en: "Painting and decorating, Wallpapering, Surface preparation",
      de: "Malerarbeiten, Tapezieren, Untergrundvorbereitung",
      fr: "Peinture intérieure, Pose de papier peint, Préparation des supports",
      ro: "Zugrăveli, Montaj tapet, Pregătirea suprafețelor",
    },
    "Your tasks\n- Paint walls and ceilings\n- Hang wallpaper\n\nRequirements\n- 2 years as a painter\n- Painting and decorating\n- Wallpapering",
  ),
];
