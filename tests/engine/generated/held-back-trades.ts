import { type Trade, trade } from "./trade";

/** Trades kept back: written before any rule for other languages, and measured by their mean alone. */
export const HELD_BACK_TRADES: Trade[] = [
  trade(
    "Plumber | Anlagenmechaniker SHK | Plombier chauffagiste | Instalator",
    {
      en: "Installed bathrooms and heating systems in 40 apartments | Repaired burst pipes and blocked drains on call | Replaced gas boilers and checked them for leaks",
      de: "Bäder und Heizungsanlagen in 40 Wohnungen eingebaut | Rohrbrüche und verstopfte Abflüsse im Notdienst behoben | Gasthermen ausgetauscht und auf Dichtheit geprüft",
      fr: "Installation de salles de bains et de systèmes de chauffage dans 40 appartements | Réparation de fuites et débouchage de canalisations en astreinte | Remplacement de chaudières à gaz et contrôle d'étanchéité",
      ro: "Montarea băilor și a instalațiilor de încălzire în 40 de apartamente | Repararea țevilor sparte și desfundarea scurgerilor la urgențe | Înlocuirea centralelor pe gaz și verificarea etanșeității",
    },
    {
      en: "Plumbing, Heating systems, Pipe fitting",
      de: "Sanitärinstallation, Heizungstechnik, Rohrleitungsbau",
      fr: "Plomberie, Systèmes de chauffage, Tuyauterie",
      ro: "Instalații sanitare, Sisteme de încălzire, Montaj conducte",
    },
    "Your tasks\n- Install bathrooms and heating systems\n- Repair pipes and drains\n\nRequirements\n- 2 years as a plumber\n- Plumbing\n- Heating systems",
  ),
  trade(
    "Welder | Schweißer | Soudeur | Sudor",
    {
      en: "Welded steel frames for 15 machines a week | Prepared seams and ground the welds | Inspected welds by eye and with dye penetrant",
      de: "Wöchentlich Stahlrahmen für 15 Maschinen geschweißt | Nähte vorbereitet und Schweißnähte geschliffen | Schweißnähte visuell und mit dem Farbeindringverfahren geprüft",
      fr: "Soudage de châssis en acier pour 15 machines par semaine | Préparation des joints et meulage des soudures | Contrôle visuel et par ressuage des soudures",
      ro: "Sudarea cadrelor din oțel pentru 15 utilaje pe săptămână | Pregătirea rosturilor și șlefuirea sudurilor | Verificarea vizuală și cu lichide penetrante a sudurilor",
    },
    {
      en: "MIG welding, TIG welding, Blueprint reading",
      de: "MAG-Schweißen, WIG-Schweißen, Lesen technischer Zeichnungen",
      fr: "Soudage MIG, Soudage TIG, Lecture de plans",
      ro: "Sudură MIG, Sudură TIG, Citirea desenelor tehnice",
    },
    "Your tasks\n- Weld steel frames\n- Inspect welds\n\nRequirements\n- 2 years as a welder\n- TIG welding\n- Blueprint reading",
  ),
  trade(
    "Gardener | Gärtnerin | Jardinière paysagiste | Grădinar",
    {
      en: "Planted trees and shrubs in 12 public parks | Mowed lawns and trimmed hedges with a team of four | Built paths and installed irrigation",
      de: "Bäume und Sträucher in 12 öffentlichen Parks gepflanzt | Im Viererteam Rasen gemäht und Hecken geschnitten | Wege angelegt und Bewässerungsanlagen eingebaut",
      fr: "Planté des arbres et des arbustes dans 12 parcs publics | Tondu les pelouses et taillé les haies au sein d'une équipe de quatre | Aménagé des allées et posé l'arrosage automatique",
      ro: "Am plantat copaci și arbuști în 12 parcuri publice | Am tuns gazonul și gardul viu într-o echipă de patru persoane | Am amenajat alei și am montat sisteme de irigații",
    },
    {
      en: "Gardening, Landscaping, Pruning",
      de: "Gartenpflege, Landschaftsbau, Baumschnitt",
      fr: "Jardinage, Aménagement paysager, Taille",
      ro: "Grădinărit, Amenajarea spațiilor verzi, Tăierea pomilor",
    },
    "Your tasks\n- Plant trees and shrubs\n- Mow lawns and trim hedges\n\nRequirements\n- 1 year as a gardener\n- Landscaping\n- Pruning",
  ),
  trade(
    "Hairdresser | Friseurin | Coiffeuse | Coafeză",
    {
      en: "Cut and coloured the hair of 10 clients a day | Advised clients on hair care and sold products | Booked appointments and ordered supplies",
      de: "Täglich 10 Kundinnen die Haare geschnitten und gefärbt | Kundschaft zur Haarpflege beraten und Produkte verkauft | Termine vergeben und Ware nachbestellt",
      fr: "Coupes et colorations pour 10 clientes par jour | Conseil en soins capillaires et vente de produits | Prise de rendez-vous et commande des fournitures",
      ro: "Tunsul și vopsitul părului pentru 10 cliente pe zi | Consilierea clientelor privind îngrijirea părului și vânzarea de produse | Programarea clientelor și comandarea materialelor",
    },
    {
      en: "Hair cutting, Hair colouring, Customer service",
      de: "Haarschnitt, Haarfärben, Kundenbetreuung",
      fr: "Coupe de cheveux, Coloration, Service client",
      ro: "Tuns, Vopsit păr, Relații cu clienții",
    },
    "Your tasks\n- Cut and colour hair\n- Advise clients on hair care\n\nRequirements\n- 2 years as a hairdresser\n- Hair colouring\n- Customer service",
  ),
  trade(
    "Pharmacist | Apothekerin | Pharmacienne | Farmacist",
    {
      en: "Dispensed prescriptions to 90 customers a day | Advised patients on side effects and interactions | Checked stock and ordered medicines",
      de: "Täglich 90 Kunden Rezepte beliefert | Patienten zu Neben- und Wechselwirkungen beraten | Lagerbestand kontrolliert und Arzneimittel bestellt",
      fr: "Délivrance d'ordonnances à 90 clients par jour | Conseil aux patients sur les effets secondaires et les interactions | Contrôle du stock et commande des médicaments",
      ro: "Eliberarea rețetelor pentru 90 de clienți pe zi | Consilierea pacienților privind efectele secundare și interacțiunile | Verificarea stocului și comandarea medicamentelor",
    },
    {
      en: "Dispensing, Pharmacology, Patient counselling",
      de: "Arzneimittelabgabe, Pharmakologie, Patientenberatung",
      fr: "Délivrance de médicaments, Pharmacologie, Conseil aux patients",
      ro: "Eliberarea medicamentelor, Farmacologie, Consilierea pacienților",
    },
    "Your tasks\n- Dispense prescriptions\n- Advise patients on side effects\n\nRequirements\n- 2 years as a pharmacist\n- Pharmacology\n- Patient counselling",
  ),
  trade(
    "Physiotherapist | Physiotherapeut | Kinésithérapeute | Kinetoterapeut",
    {
      en: "Treated 12 patients a day after operations and accidents | Wrote treatment plans and documented progress | Led exercise groups for back pain",
      de: "Täglich 12 Patienten nach Operationen und Unfällen behandelt | Behandlungspläne erstellt und Fortschritte dokumentiert | Rückengymnastikgruppen geleitet",
      fr: "Traité 12 patients par jour après une opération ou un accident | Rédigé les plans de traitement et suivi les progrès | Animé des groupes d'exercices contre le mal de dos",
      ro: "Am tratat 12 pacienți pe zi după operații și accidente | Am întocmit planuri de tratament și am documentat progresul | Am condus grupe de exerciții pentru dureri de spate",
    },
    {
      en: "Physiotherapy, Rehabilitation, Manual therapy",
      de: "Physiotherapie, Rehabilitation, Manuelle Therapie",
      fr: "Kinésithérapie, Rééducation, Thérapie manuelle",
      ro: "Kinetoterapie, Recuperare medicală, Terapie manuală",
    },
    "Your tasks\n- Treat patients after operations\n- Write treatment plans\n\nRequirements\n- 2 years as a physiotherapist\n- Rehabilitation\n- Manual therapy",
  ),
  trade(
    "Social Worker | Sozialarbeiterin | Assistante sociale | Asistent social",
    {
      en: "Supported 30 families in debt and housing crises | Wrote case reports for the youth welfare office | Ran a weekly group for young people",
      de: "30 Familien in Schulden- und Wohnungskrisen begleitet | Fallberichte für das Jugendamt verfasst | Wöchentlich eine Gruppe für Jugendliche geleitet",
      fr: "Accompagné 30 familles en situation de surendettement ou de crise de logement | Rédigé des rapports pour l'aide sociale à l'enfance | Animé chaque semaine un groupe de jeunes",
      ro: "Am sprijinit 30 de familii cu datorii și probleme de locuință | Am redactat rapoarte de caz pentru protecția copilului | Am coordonat săptămânal un grup de tineri",
    },
    {
      en: "Case management, Counselling, Crisis intervention",
      de: "Fallmanagement, Beratung, Krisenintervention",
      fr: "Gestion de cas, Conseil, Intervention de crise",
      ro: "Management de caz, Consiliere, Intervenție în criză",
    },
    "Your tasks\n- Support families in crises\n- Write case reports\n\nRequirements\n- 2 years as a social worker\n- Case management\n- Crisis intervention",
  ),
  trade(
    "Graphic Designer | Grafikdesignerin | Graphiste | Designer grafic",
    {
      en: "Designed logos, brochures and posters for 20 clients | Retouched photos and prepared files for print | Drew illustrations for websites and social media",
      de: "Logos, Broschüren und Plakate für 20 Kunden gestaltet | Fotos retuschiert und Druckdaten erstellt | Illustrationen für Webseiten und soziale Medien gezeichnet",
      fr: "Création de logos, brochures et affiches pour 20 clients | Retouche de photos et préparation des fichiers pour l'impression | Réalisation d'illustrations pour sites web et réseaux sociaux",
      ro: "Crearea de logouri, broșuri și afișe pentru 20 de clienți | Retușarea fotografiilor și pregătirea fișierelor pentru tipar | Realizarea de ilustrații pentru site-uri și rețele sociale",
    },
    {
      en: "Adobe Photoshop, Typography, Illustration",
      de: "Adobe Photoshop, Typografie, Illustration",
      fr: "Adobe Photoshop, Typographie, Illustration",
      ro: "Adobe Photoshop, Tipografie, Ilustrație",
    },
    "Your tasks\n- Design logos and brochures\n- Prepare files for print\n\nRequirements\n- 3 years as a graphic designer\n- Adobe Photoshop\n- Typography",
  ),
  trade(
    "Marketing Manager | Marketingleiterin | Responsable marketing | Director de marketing",
    {
      en: "Planned campaigns with a yearly budget of 400,000 euros | Increased newsletter subscribers by 60 percent | Organised trade fairs in five countries",
      de: "Kampagnen mit einem Jahresbudget von 400.000 Euro geplant | Zahl der Newsletter-Abonnenten um 60 Prozent gesteigert | Messeauftritte in fünf Ländern organisiert",
      fr: "Planification de campagnes avec un budget annuel de 400 000 euros | Augmentation de 60 % des abonnés à la newsletter | Organisation de salons professionnels dans cinq pays",
      ro: "Planificarea campaniilor cu un buget anual de 400.000 de euro | Creșterea numărului de abonați la newsletter cu 60 % | Organizarea participării la târguri în cinci țări",
    },
    {
      en: "Content marketing, Event management, Market research",
      de: "Content-Marketing, Veranstaltungsmanagement, Marktforschung",
      fr: "Marketing de contenu, Organisation d'événements, Études de marché",
      ro: "Marketing de conținut, Organizare de evenimente, Cercetare de piață",
    },
    "Your tasks\n- Plan campaigns and their budget\n- Organise trade fairs\n\nRequirements\n- 3 years as a marketing manager\n- Market research\n- Content marketing",
  ),
  trade(
    "System Administrator | Systemadministrator | Administrateur systèmes | Administrator de sistem",
    {
      en: "Ran 60 Linux servers and their backups | Solved the tickets of 300 users and set up laptops | Configured firewalls and the network of two sites",
      de: "60 Linux-Server samt Datensicherung betrieben | Tickets von 300 Anwendern gelöst und Notebooks eingerichtet | Firewalls und das Netzwerk zweier Standorte konfiguriert",
      fr: "Exploité 60 serveurs Linux et leurs sauvegardes | Résolu les tickets de 300 utilisateurs et configuré les ordinateurs portables | Configuré les pare-feu et le réseau de deux sites",
      ro: "Am administrat 60 de servere Linux și backupul acestora | Am rezolvat tichetele a 300 de utilizatori și am configurat laptopuri | Am configurat firewalluri și rețeaua a două sedii",
    },
    {
      en: "Linux, Network administration, Technical support",
      de: "Linux, Netzwerkadministration, Technischer Support",
      fr: "Linux, Administration réseau, Support technique",
      ro: "Linux, Administrare rețea, Suport tehnic",
    },
    "Your tasks\n- Run servers and backups\n- Solve tickets of users\n\nRequirements\n- 3 years as a system administrator\n- Linux\n- Network administration",
  ),
  trade(
    "Sales Representative | Außendienstmitarbeiter | Commercial itinérant | Reprezentant vânzări",
    {
      en: "Visited 25 customers a week and won 40 new accounts | Wrote offers and negotiated prices | Exceeded the yearly sales target by 15 percent",
      de: "Wöchentlich 25 Kunden besucht und 40 Neukunden gewonnen | Angebote erstellt und Preise verhandelt | Jahresumsatzziel um 15 Prozent übertroffen",
      fr: "Visité 25 clients par semaine et gagné 40 nouveaux comptes | Rédigé les offres et négocié les prix | Dépassé de 15 % l'objectif annuel de vente",
      ro: "Am vizitat 25 de clienți pe săptămână și am câștigat 40 de clienți noi | Am întocmit oferte și am negociat prețuri | Am depășit cu 15 % ținta anuală de vânzări",
    },
    {
      en: "Sales, Customer acquisition, CRM",
      de: "Vertrieb, Neukundengewinnung, CRM",
      fr: "Vente, Prospection, CRM",
      ro: "Vânzări, Atragerea clienților, CRM",
    },
    "Your tasks\n- Visit customers and win new accounts\n- Write offers and negotiate prices\n\nRequirements\n- 2 years as a sales representative\n- Sales\n- CRM",
  ),
  trade(
    "Buyer | Einkäufer | Acheteur | Specialist achiziții",
    {
      en: "Purchased raw materials for 8 million euros a year | Compared offers and negotiated with 50 suppliers | Monitored delivery dates and stock levels",
      de: "Rohstoffe im Wert von 8 Millionen Euro pro Jahr eingekauft | Angebote verglichen und mit 50 Lieferanten verhandelt | Liefertermine und Lagerbestände überwacht",
      fr: "Achat de matières premières pour 8 millions d'euros par an | Comparaison des offres et négociation avec 50 fournisseurs | Suivi des délais de livraison et des niveaux de stock",
      ro: "Achiziția de materii prime în valoare de 8 milioane de euro pe an | Compararea ofertelor și negocierea cu 50 de furnizori | Urmărirea termenelor de livrare și a nivelului stocurilor",
    },
    {
      en: "Procurement, Negotiation, Supplier management",
      de: "Einkauf, Verhandlungsführung, Lieferantenmanagement",
      fr: "Achats, Négociation, Gestion des fournisseurs",
      ro: "Achiziții, Negociere, Managementul furnizorilor",
    },
    "Your tasks\n- Purchase raw materials\n- Negotiate with suppliers\n\nRequirements\n- 3 years as a buyer\n- Procurement\n- Supplier management",
  ),
];
