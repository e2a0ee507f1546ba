import { type Trade, trade } from "./trade";

/** Shops, hotels, offices, schools and homes. */
export const INDOOR_TRADES: Trade[] = [
  trade(
    "Sales Assistant | Verkäuferin | Vendeuse | Vânzătoare",
    {
      en: "Advised customers in a shoe shop with 3 colleagues | Operated the cash register and cashed up in the evening | Stocked shelves and counted the inventory twice a year",
      de: "Kunden in einem Schuhgeschäft mit 3 Kolleginnen beraten | Kasse bedient und abends abgerechnet | Regale aufgefüllt und zweimal im Jahr Inventur gemacht",
      fr: "Conseillé la clientèle d'un magasin de chaussures avec 3 collègues | Tenu la caisse et fait la clôture du soir | Mis les articles en rayon et réalisé deux inventaires par an",
      ro: "Am consiliat clienții într-un magazin de încălțăminte, alături de 3 colege | Am lucrat la casa de marcat și am făcut închiderea de seară | Am aranjat marfa pe rafturi și am făcut inventarul de două ori pe an",
    },
    {
      en: "Customer service, Cash handling, Merchandising",
      de: "Kundenservice, Kassieren, Warenpräsentation",
      fr: "Service client, Encaissement, Merchandising",
      ro: "Relații cu clienții, Operarea casei de marcat, Merchandising",
    },
    "Your tasks\n- Advise customers in the shop\n- Operate the cash register\n- Stock shelves\n\nRequirements\n- 1 year as a sales assistant\n- Customer service\n- Cash handling",
  ),
  trade(
    "Administrative Assistant | Bürokauffrau | Assistante administrative | Asistent administrativ",
    {
      en: "Answered calls and emails for a team of 15 | Kept the calendar of two directors and booked their travel | Wrote invoices and filed contracts",
      de: "Anrufe und E-Mails für ein Team von 15 Personen beantwortet | Kalender von zwei Direktoren geführt und deren Reisen gebucht | Rechnungen geschrieben und Verträge abgelegt",
      fr: "Répondu aux appels et aux courriels d'une équipe de 15 personnes | Géré l'agenda de deux directeurs et réservé leurs voyages | Établi les factures et classé les contrats",
      ro: "Am răspuns la apelurile și e-mailurile unei echipe de 15 persoane | Am gestionat agenda a doi directori și am rezervat călătoriile lor | Am întocmit facturi și am arhivat contracte",
    },
    {
      en: "Calendar management, Invoicing, Microsoft Office",
      de: "Terminplanung, Rechnungsstellung, Microsoft Office",
      fr: "Gestion d'agenda, Facturation, Microsoft Office",
      ro: "Gestionarea agendei, Facturare, Microsoft Office",
    },
    "Your tasks\n- Answer calls and emails\n- Keep calendars and book travel\n\nRequirements\n- 2 years as an administrative assistant\n- Calendar management\n- Invoicing\n- Microsoft Office",
  ),
  trade(
    "Hotel Receptionist | Hotelrezeptionistin | Réceptionniste d'hôtel | Recepționer hotel",
    {
      en: "Checked in 60 guests a day and answered their questions | Took reservations by phone and email | Handled complaints and settled bills",
      de: "Täglich 60 Gäste eingecheckt und ihre Fragen beantwortet | Reservierungen per Telefon und E-Mail angenommen | Beschwerden bearbeitet und Rechnungen abgerechnet",
      fr: "Accueilli 60 clients par jour et répondu à leurs questions | Pris les réservations par téléphone et par courriel | Traité les réclamations et encaissé les factures",
      ro: "Am cazat zilnic 60 de oaspeți și am răspuns la întrebările lor | Am preluat rezervări prin telefon și e-mail | Am rezolvat reclamații și am încasat facturile",
    },
    {
      en: "Reception, Reservations, Complaint handling",
      de: "Empfang, Reservierungen, Beschwerdemanagement",
      fr: "Accueil, Réservations, Gestion des réclamations",
      ro: "Recepție, Rezervări, Gestionarea reclamațiilor",
    },
    "Your tasks\n- Check in guests\n- Take reservations by phone and email\n\nRequirements\n- 1 year as a hotel receptionist\n- Complaint handling\n- Reservations",
  ),
  trade(
    "Waiter | Kellner | Serveur | Ospătar",
    {
      en: "Served 40 guests an evening in a restaurant | Took orders and recommended wines | Settled bills and set the tables",
      de: "Jeden Abend 40 Gäste in einem Restaurant bedient | Bestellungen aufgenommen und Weine empfohlen | Rechnungen kassiert und Tische eingedeckt",
      fr: "Servi 40 couverts par soir dans un restaurant | Pris les commandes et conseillé les vins | Encaissé les additions et dressé les tables",
      ro: "Am servit 40 de clienți pe seară într-un restaurant | Am luat comenzi și am recomandat vinuri | Am încasat notele de plată și am aranjat mesele",
    },
    {
      en: "Table service, Customer service, Wine service",
      de: "Tischservice, Kundenservice, Weinservice",
      fr: "Service à table, Service client, Service du vin",
      ro: "Servire la masă, Servirea clienților, Servirea vinului",
    },
    "Your tasks\n- Serve guests in the restaurant\n- Take orders\n\nRequirements\n- 1 year as a waiter\n- Table service\n- Customer service",
  ),
  trade(
    "Primary School Teacher | Grundschullehrerin | Professeure des écoles | Profesor pentru învățământul primar",
    {
      en: "Taught German and mathematics to a class of 24 pupils | Prepared lessons and marked tests | Held meetings with parents twice a year",
      de: "Deutsch und Mathematik in einer Klasse mit 24 Schülern unterrichtet | Unterricht vorbereitet und Tests korrigiert | Zweimal im Jahr Elterngespräche geführt",
      fr: "Enseigné l'allemand et les mathématiques à une classe de 24 élèves | Préparé les cours et corrigé les évaluations | Organisé deux réunions de parents par an",
      ro: "Am predat germana și matematica la o clasă de 24 de elevi | Am pregătit lecțiile și am corectat teste | Am ținut ședințe cu părinții de două ori pe an",
    },
    {
      en: "Teaching, Lesson planning, Classroom management",
      de: "Unterrichten, Unterrichtsplanung, Klassenführung",
      fr: "Enseignement, Préparation des cours, Gestion de classe",
      ro: "Predare, Planificarea lecțiilor, Managementul clasei",
    },
    "Your tasks\n- Teach mathematics to a class\n- Prepare lessons\n\nRequirements\n- 2 years as a primary school teacher\n- Lesson planning\n- Classroom management",
  ),
  trade(
    "Geriatric Caregiver | Altenpflegerin | Auxiliaire de vie | Îngrijitor persoane vârstnice",
    {
      en: "Washed and dressed 9 residents of a care home each morning | Helped them at meals and walks | Recorded what was done and told the nurses of changes",
      de: "Jeden Morgen 9 Bewohner eines Pflegeheims gewaschen und angekleidet | Bei Mahlzeiten und Spaziergängen geholfen | Die Pflege dokumentiert und Veränderungen gemeldet",
      fr: "Aidé chaque matin 9 résidents d'une maison de retraite à se laver et à s'habiller | Accompagné les repas et les promenades | Noté les soins et signalé les changements aux infirmiers",
      ro: "Am spălat și am îmbrăcat în fiecare dimineață 9 rezidenți ai unui cămin | I-am ajutat la mese și la plimbări | Am notat îngrijirile și am anunțat asistentele despre schimbări",
    },
    {
      en: "Elderly care, Personal care, First aid",
      de: "Altenpflege, Grundpflege, Erste Hilfe",
      fr: "Soins aux personnes âgées, Aide à la toilette, Premiers secours",
      ro: "Îngrijirea vârstnicilor, Igiena personală, Prim ajutor",
    },
    "Your tasks\n- Wash and dress residents\n- Help at meals\n\nRequirements\n- 1 year as a caregiver\n- Personal care\n- First aid",
  ),
  trade(
    "HR Specialist | Personalreferentin | Chargée de ressources humaines | Specialist resurse umane",
    {
      en: "Recruited 35 employees a year for two plants | Prepared contracts and the monthly payroll | Trained new managers in interviewing",
      de: "Jährlich 35 Mitarbeiter für zwei Werke eingestellt | Verträge und die monatliche Gehaltsabrechnung vorbereitet | Neue Führungskräfte für Bewerbungsgespräche geschult",
      fr: "Recruté 35 salariés par an pour deux usines | Préparé les contrats et la paie mensuelle | Formé les nouveaux managers aux entretiens d'embauche",
      ro: "Am recrutat 35 de angajați pe an pentru două fabrici | Am pregătit contractele și salarizarea lunară | Am instruit managerii noi pentru interviuri",
    },
    {
      en: "Recruitment, Payroll, Human resources",
      de: "Rekrutierung, Lohnbuchhaltung, Personalwesen",
      fr: "Recrutement, Paie, Ressources humaines",
      ro: "Recrutare, Salarizare, Resurse umane",
    },
    "Your tasks\n- Recruit employees\n- Prepare contracts and payroll\n\nRequirements\n- 2 years in human resources\n- Recruitment\n- Payroll",
  ),
];
