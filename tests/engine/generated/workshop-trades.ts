import { type Trade, trade } from "./trade";

/** Warehouses, roads, plants and building sites. */
export const WORKSHOP_TRADES: Trade[] = [
  trade(
    "Warehouse Worker | Lagermitarbeiter | Magasinier | Lucrător depozit",
    {
      en: "Picked and packed 150 orders a day | Loaded and unloaded trucks with a forklift | Checked incoming goods and booked them in SAP",
      de: "Täglich 150 Bestellungen kommissioniert und verpackt | LKW mit dem Gabelstapler be- und entladen | Wareneingänge geprüft und in SAP gebucht",
      fr: "Préparé et emballé 150 commandes par jour | Chargé et déchargé les camions avec un chariot élévateur | Contrôlé les marchandises reçues et saisi les entrées dans SAP",
      ro: "Am pregătit și am ambalat 150 de comenzi pe zi | Am încărcat și am descărcat camioane cu stivuitorul | Am verificat marfa recepționată și am înregistrat-o în SAP",
    },
    {
      en: "Order picking, Forklift operation, SAP",
      de: "Kommissionierung, Staplerfahren, SAP",
      fr: "Préparation de commandes, Conduite de chariots élévateurs, SAP",
      ro: "Pregătirea comenzilor, Conducere stivuitor, SAP",
    },
    "Your tasks\n- Pick and pack orders\n- Load and unload trucks\n\nRequirements\n- 1 year as a warehouse worker\n- Order picking\n- Forklift operation",
  ),
  trade(
    "Truck Driver | LKW-Fahrer | Chauffeur poids lourd | Șofer camion",
    {
      en: "Delivered food to 20 shops a day by truck | Secured the load and checked the vehicle before each tour | Kept the delivery papers",
      de: "Täglich 20 Filialen mit dem LKW mit Lebensmitteln beliefert | Ladung gesichert und das Fahrzeug vor jeder Tour geprüft | Lieferpapiere geführt",
      fr: "Livré chaque jour 20 magasins en produits alimentaires | Arrimé le chargement et contrôlé le véhicule avant chaque tournée | Tenu les bons de livraison",
      ro: "Am livrat zilnic alimente la 20 de magazine cu camionul | Am asigurat încărcătura și am verificat vehiculul înainte de fiecare cursă | Am completat documentele de livrare",
    },
    {
      en: "Truck driving, Load securing, Route planning",
      de: "LKW-Fahren, Ladungssicherung, Tourenplanung",
      fr: "Conduite de poids lourds, Arrimage, Planification des tournées",
      ro: "Conducere camion, Asigurarea încărcăturii, Planificarea rutelor",
    },
    "Your tasks\n- Deliver food to shops by truck\n- Check the vehicle\n\nRequirements\n- 2 years as a truck driver\n- Truck driving\n- Route planning",
  ),
  trade(
    "Cleaner | Reinigungskraft | Agent d'entretien | Îngrijitor curățenie",
    {
      en: "Cleaned 25 offices and the sanitary rooms of a bank | Disposed of waste and refilled supplies | Washed windows and floors with machines",
      de: "25 Büros und die Sanitärräume einer Bank gereinigt | Abfall entsorgt und Material aufgefüllt | Fenster und Böden mit Maschinen gewaschen",
      fr: "Nettoyé 25 bureaux et les sanitaires d'une banque | Évacué les déchets et réapprovisionné les produits | Lavé les vitres et les sols à la machine",
      ro: "Am curățat 25 de birouri și grupurile sanitare ale unei bănci | Am evacuat deșeurile și am completat materialele | Am spălat geamuri și pardoseli cu mașini",
    },
    {
      en: "Cleaning, Window cleaning, Disinfection",
      de: "Reinigung, Fensterreinigung, Desinfektion",
      fr: "Nettoyage, Nettoyage des vitres, Désinfection",
      ro: "Curățenie, Spălarea geamurilor, Dezinfecție",
    },
    "Your tasks\n- Clean offices and sanitary rooms\n- Wash windows and floors\n\nRequirements\n- 1 year as a cleaner\n- Cleaning\n- Window cleaning",
  ),
  trade(
    "Security Guard | Sicherheitsmitarbeiter | Agent de sécurité | Agent de securitate",
    {
      en: "Guarded a shopping centre with 80 shops at night | Watched cameras and alarms and wrote reports | Checked the access of visitors and staff",
      de: "Nachts ein Einkaufszentrum mit 80 Geschäften bewacht | Kameras und Alarme überwacht und Berichte geschrieben | Den Zutritt von Besuchern und Mitarbeitern kontrolliert",
      fr: "Surveillé de nuit un centre commercial de 80 magasins | Contrôlé caméras et alarmes et rédigé des rapports | Vérifié les accès des visiteurs et du personnel",
      ro: "Am păzit noaptea un centru comercial cu 80 de magazine | Am supravegheat camerele și alarmele și am scris rapoarte | Am verificat accesul vizitatorilor și al personalului",
    },
    {
      en: "Access control, Patrol, Video surveillance",
      de: "Zutrittskontrolle, Streifengänge, Videoüberwachung",
      fr: "Contrôle d'accès, Rondes, Vidéosurveillance",
      ro: "Controlul accesului, Patrulare, Supraveghere video",
    },
    "Your tasks\n- Guard the building at night\n- Watch cameras and write reports\n\nRequirements\n- 1 year as a security guard\n- Access control\n- Patrol",
  ),
  trade(
    "CNC Machinist | CNC-Dreher | Opérateur CNC | Operator CNC",
    {
      en: "Turned and milled 200 steel parts per shift | Set up machines by drawings and programs | Measured parts and recorded the quality",
      de: "Pro Schicht 200 Stahlteile gedreht und gefräst | Maschinen nach Zeichnungen und Programmen eingerichtet | Teile gemessen und die Qualität dokumentiert",
      fr: "Tourné et fraisé 200 pièces en acier par équipe | Réglé les machines d'après plans et programmes | Mesuré les pièces et enregistré la qualité",
      ro: "Am strunjit și am frezat 200 de piese din oțel pe schimb | Am reglat mașinile după desene și programe | Am măsurat piesele și am înregistrat calitatea",
    },
    {
      en: "CNC machining, Quality control, Blueprint reading",
      de: "CNC-Bearbeitung, Qualitätskontrolle, Zeichnungen lesen",
      fr: "Usinage CNC, Contrôle qualité, Lecture de plans",
      ro: "Prelucrare CNC, Controlul calității, Citirea desenelor tehnice",
    },
    "Your tasks\n- Turn and mill steel parts\n- Set up machines by drawings\n\nRequirements\n- 2 years as a CNC machinist\n- CNC machining\n- Quality control",
  ),
  trade(
    "Bricklayer | Maurer | Maçon | Zidar",
    {
      en: "Built walls of brick and concrete for 18 houses | Read plans and measured the walls | Plastered walls inside and outside",
      de: "Wände aus Ziegeln und Beton für 18 Häuser gebaut | Pläne gelesen und Wände vermessen | Wände innen und außen verputzt",
      fr: "Construit des murs en brique et en béton pour 18 maisons | Lu les plans et mesuré les murs | Réalisé les enduits intérieurs et extérieurs",
      ro: "Am construit pereți din cărămidă și beton pentru 18 case | Am citit planuri și am măsurat pereții | Am tencuit pereți la interior și la exterior",
    },
    {
      en: "Masonry, Concrete work, Plastering",
      de: "Mauerarbeiten, Betonarbeiten, Verputzen",
      fr: "Maçonnerie, Travaux de béton, Enduits",
      ro: "Zidărie, Lucrări de betonare, Tencuieli",
    },
    "Your tasks\n- Build walls of brick and concrete\n- Read plans\n\nRequirements\n- 2 years as a bricklayer\n- Masonry\n- Concrete work",
  ),
  trade(
    "Car Mechanic | Kfz-Mechatroniker | Mécanicien automobile | Mecanic auto",
    {
      en: "Serviced and repaired 8 cars a day | Found faults with diagnostic devices | Replaced brakes, tyres and engine parts",
      de: "Täglich 8 Autos gewartet und repariert | Fehler mit Diagnosegeräten gesucht | Bremsen, Reifen und Motorteile gewechselt",
      fr: "Entretenu et réparé 8 voitures par jour | Recherché les pannes avec des outils de diagnostic | Remplacé freins, pneus et pièces de moteur",
      ro: "Am întreținut și am reparat 8 mașini pe zi | Am găsit defecțiuni cu echipamente de diagnoză | Am înlocuit frâne, anvelope și piese de motor",
    },
    {
      en: "Automotive repair, Automotive diagnostics, Brake repair",
      de: "Kfz-Reparatur, Fahrzeugdiagnose, Bremsenreparatur",
      fr: "Réparation automobile, Diagnostic automobile, Réparation des freins",
      ro: "Reparații auto, Diagnoză auto, Reparații frâne",
    },
    "Your tasks\n- Service and repair cars\n- Find faults with diagnostic devices\n\nRequirements\n- 2 years as a car mechanic\n- Automotive repair\n- Automotive diagnostics",
  ),
  trade(
    "Project Manager | Projektleiter | Chef de projet | Manager de proiect",
    {
      en: "Managed 6 construction projects with a budget of 2 million euros | Planned schedules and costs | Negotiated contracts with suppliers",
      de: "6 Bauprojekte mit einem Budget von 2 Millionen Euro geleitet | Termine und Kosten geplant | Verträge mit Lieferanten verhandelt",
      fr: "Géré 6 projets de construction avec un budget de 2 millions d'euros | Planifié les délais et les coûts | Négocié les contrats avec les fournisseurs",
      ro: "Am gestionat 6 proiecte de construcții cu un buget de 2 milioane de euro | Am planificat termene și costuri | Am negociat contracte cu furnizorii",
    },
    {
      en: "Project management, Budgeting, Negotiation",
      de: "Projektmanagement, Budgetplanung, Verhandlungsführung",
      fr: "Gestion de projet, Gestion budgétaire, Négociation",
      ro: "Managementul proiectelor, Bugetare, Negociere",
    },
    "Your tasks\n- Manage construction projects\n- Plan schedules and costs\n\nRequirements\n- 3 years as a project manager\n- Project management\n- Budgeting",
  ),
];
