import type { Person } from "../../person";

export const katrinPetersen: Person = {
  language: "de",
  name: "Katrin Petersen",
  headline: "Leiterin Lager und Logistik",
  email: "katrin.petersen@example.org",
  phone: "+49 40 66969 217",
  location: "Holstenkamp 48, 22525 Hamburg",
  personal: [
    ["Geburtsdatum", "23.08.1983"],
    ["Geschlecht", "weiblich"],
    ["Staatsangehörigkeit", "deutsch"],
  ],
  summary:
    "Logistikleiterin mit dreizehn Jahren Führungserfahrung im Lager, davon sechs Jahre im Versand für den Onlinehandel. Verantwortung für bis zu 160 Beschäftigte im Dreischichtbetrieb, ein Budget von 11 Mio. EUR und die Einführung von SAP EWM an zwei Standorten.",
  jobs: [
    {
      title: "Betriebsleiterin Distributionszentrum",
      company: "Nordkontor Fulfilment GmbH",
      place: "Hamburg",
      from: "2020-04",
      to: null,
      bullets: [
        "Leitung von 160 Beschäftigten und bis zu 70 Leiharbeitskräften in drei Schichten über vier Schichtleitungen.",
        "Einführung von SAP EWM mit Fördertechnik und 48 Packplätzen; Produktivitätssteigerung von 31 % in 14 Monaten.",
        "Senkung der Kosten je Auftrag von 3,42 EUR auf 2,71 EUR; Bestandsgenauigkeit von 99,7 %.",
        "Personalplanung für die Hochsaison gemeinsam mit dem Betriebsrat, Budgetverantwortung von 11 Mio. EUR.",
        "Rückgang der meldepflichtigen Unfälle von 14 auf 5 im Jahr durch 5S und tägliche Sicherheitsrundgänge.",
      ],
    },
    {
      title: "Teamleiterin Warenausgang",
      company: "Hanseatische Textillogistik AG",
      place: "Hamburg",
      from: "2013-07",
      to: "2020-03",
      bullets: [
        "Führung von 55 Beschäftigten in Kommissionierung, Verpackung und Versand.",
        "Projektleitung Wertstromanalyse: Durchlaufzeit von 26 auf 9 Stunden verkürzt.",
        "Steuerung von fünf Paketdienstleistern, pünktlicher Versand von 98,9 %.",
      ],
    },
    {
      title: "Fachkraft für Lagerlogistik, ab 2010 Schichtführerin",
      company: "Elbtor Spedition KG",
      place: "Lübeck",
      from: "2006-08",
      to: "2013-06",
      bullets: [
        "Wareneingang, Gefahrgutlager und Inventur mit einem Lagerverwaltungssystem (Körber WMS).",
        "Schichtführung von 18 Personen, Ausbildung von sechs Auszubildenden.",
      ],
    },
  ],
  education: [
    {
      degree: "Logistikmeisterin (IHK)",
      school: "Handelskammer Hamburg",
      place: "Hamburg",
      from: "2011-09",
      to: "2013-05",
    },
    {
      degree: "Ausbildung zur Fachkraft für Lagerlogistik",
      school: "Elbtor Spedition KG und Berufsschule",
      place: "Lübeck",
      from: "2003-08",
      to: "2006-07",
      note: "Abschlussnote 1,4",
    },
  ],
  skills: [
    { group: "Systeme", items: ["SAP EWM", "Körber WMS", "Excel", "Power BI"] },
    { group: "Methoden", items: ["5S", "Kaizen", "Wertstromanalyse", "Kennzahlen", "Schichtplanung"] },
    { group: "Führerscheine", items: ["Klasse B", "Gabelstapler"] },
  ],
  certificates: [
    "Lean Six Sigma Green Belt, TÜV, März 2019",
    "Gefahrgutbeauftragte (ADR), IHK, gültig bis 2028",
    "Ausbildereignung (AEVO), 2012",
  ],
  languages: ["Deutsch (Muttersprache)", "Englisch (B2)", "Dänisch (A2)"],
};
