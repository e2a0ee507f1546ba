import { type Trade, trade } from "./trade";

/** Care, building, technology, offices and kitchens. */
export const FIRST_TRADES: Trade[] = [
  trade(
    "Registered Nurse | Krankenpfleger | Infirmier | Asistent medical",
    {
      en: "Cared for 24 patients on a surgical ward | Dressed wounds and gave medication | Kept the nursing records up to date",
      de: "24 Patienten auf einer chirurgischen Station gepflegt | Wunden versorgt und Medikamente verabreicht | Die Pflegedokumentation geführt",
      fr: "Pris en charge 24 patients en chirurgie | Réalisé des pansements et administré des médicaments | Tenu à jour les dossiers de soins",
      ro: "Am îngrijit 24 de pacienți pe o secție de chirurgie | Am pansat răni și am administrat medicamente | Am completat fișele de îngrijire",
    },
    {
      en: "Wound care, Patient care, Medication administration",
      de: "Wundversorgung, Patientenpflege, Medikamentengabe",
      fr: "Soins des plaies, Soins aux patients, Administration de médicaments",
      ro: "Îngrijirea plăgilor, Îngrijirea pacienților, Administrarea medicamentelor",
    },
    "Requirements\n- 2 years as a registered nurse\n- Wound care\n- Patient care",
  ),
  trade(
    "Electrician | Elektriker | Électricien | Electrician",
    {
      en: "Installed switchboards and lighting in 30 homes | Read wiring diagrams | Tested circuits before handover",
      de: "Schaltschränke und Beleuchtung in 30 Häusern installiert | Schaltpläne gelesen | Stromkreise vor der Übergabe geprüft",
      fr: "Installé des tableaux électriques et l'éclairage dans 30 maisons | Lu des schémas électriques | Testé les circuits avant livraison",
      ro: "Am instalat tablouri electrice și iluminat în 30 de case | Am citit scheme electrice | Am testat circuitele înainte de predare",
    },
    {
      en: "Electrical installation, Electrical wiring",
      de: "Elektroinstallation, Verkabelung",
      fr: "Installation électrique, Câblage",
      ro: "Instalații electrice, Cablare",
    },
    "Requirements\n- 3 years as an electrician\n- Electrical installation\n- Electrical wiring",
  ),
  trade(
    "Software Engineer | Softwareentwickler | Développeur logiciel | Inginer software",
    {
      en: "Built payment services in Java | Moved 12 servers to Kubernetes | Designed tables in PostgreSQL",
      de: "Zahlungsdienste in Java gebaut | 12 Server auf Kubernetes umgezogen | Tabellen in PostgreSQL entworfen",
      fr: "Développé des services de paiement en Java | Migré 12 serveurs vers Kubernetes | Conçu des tables dans PostgreSQL",
      ro: "Am construit servicii de plată în Java | Am mutat 12 servere pe Kubernetes | Am proiectat tabele în PostgreSQL",
    },
    {
      en: "Java, Kubernetes, PostgreSQL",
      de: "Java, Kubernetes, PostgreSQL",
      fr: "Java, Kubernetes, PostgreSQL",
      ro: "Java, Kubernetes, PostgreSQL",
    },
    "Requirements\n- 3 years as a software engineer\n- Java\n- Kubernetes\n- PostgreSQL",
  ),
  trade(
    "Accountant | Buchhalter | Comptable | Contabil",
    {
      en: "Closed the books of 8 companies each month | Prepared tax returns | Kept the ledgers in SAP",
      de: "Monatsabschlüsse für 8 Firmen erstellt | Steuererklärungen vorbereitet | Die Konten in SAP geführt",
      fr: "Clôturé chaque mois les comptes de 8 sociétés | Préparé les déclarations fiscales | Tenu les livres dans SAP",
      ro: "Am închis lunar conturile a 8 firme | Am pregătit declarații fiscale | Am ținut registrele în SAP",
    },
    {
      en: "Accounting, SAP, Microsoft Excel",
      de: "Buchhaltung, SAP, Microsoft Excel",
      fr: "Comptabilité, SAP, Microsoft Excel",
      ro: "Contabilitate, SAP, Microsoft Excel",
    },
    "Requirements\n- 3 years as an accountant\n- Accounting\n- SAP\n- Microsoft Excel",
  ),
  trade(
    "Cook | Koch | Cuisinier | Bucătar",
    {
      en: "Cooked 120 meals a day in a hotel kitchen | Planned the weekly menu | Trained two apprentices",
      de: "Täglich 120 Gerichte in einer Hotelküche gekocht | Die Wochenkarte geplant | Zwei Lehrlinge ausgebildet",
      fr: "Préparé 120 repas par jour dans une cuisine d'hôtel | Élaboré le menu de la semaine | Formé deux apprentis",
      ro: "Am gătit 120 de porții pe zi într-o bucătărie de hotel | Am planificat meniul săptămânal | Am instruit doi ucenici",
    },
    {
      en: "Cooking, Menu planning, Food safety",
      de: "Kochen, Menüplanung, Lebensmittelsicherheit",
      fr: "Cuisine, Élaboration de menus, Sécurité alimentaire",
      ro: "Gătit, Planificarea meniului, Siguranța alimentelor",
    },
    "Requirements\n- 2 years as a cook\n- Cooking\n- Food safety",
  ),
];
