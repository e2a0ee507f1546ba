import { occupationById, occupationByTitle, seniorityOf, unmarkedTitle } from "../../knowledge";
import { titleWords } from "../../knowledge/titles/title-words";
import type { SeniorityLevel } from "../../types";

/**
 * The kind of work behind a title, by its words in the languages read, one form for all sexes and numbers; checked in order.
 * "*" before a word stands for any beginning: German writes a trade as one word.
 */
const ARCHETYPES: [name: string, words: string][] = [
  [
    "Executive",
    "chief, ceo, cto, cfo, coo, president, vp, vice president, managing director, founder, *geschäftsführer, vorstand, directeur général, director general, directora general",
  ],
  [
    "Technical lead",
    "tech lead, technical lead, lead engineer, lead developer, lead software engineer, lead architect, staff engineer, principal engineer, staff software engineer, principal software engineer",
  ],
  ["Architect", "architect, *architekt, architecte, arquitecto, arhitect, architetto"],
  [
    "Carer",
    "nurse, nursing, caregiver, carer, care assistant, care worker, healthcare assistant, midwife, paramedic, therapist, physiotherapist, physician, doctor, surgeon, dentist, pharmacist, veterinarian, hygienist, dietitian, pediatrician, paediatrician, psychiatrist, psychologist, social worker, *apotheker, *pfleger, *schwester, *arzt, hebamme, *therapeut, *pflegehelfer, infirmier, aide soignant, médecin, kinésithérapeute, sage femme, enfermero, auxiliar de enfermería, médico, fisioterapeuta, matrona, asistent medical, medic, moașă, infermiere, verpleegkundige, verzorgende, pielęgniarka",
  ],
  [
    "Educator",
    "teacher, lecturer, professor, tutor, trainer, instructor, coach, educator, *lehrer, *erzieher, *dozent, *ausbilder, enseignant, instituteur, professeur, formateur, éducateur, profesor, maestro, educador, învățător, educatoare, insegnante, leraar, docent, nauczyciel",
  ],
  [
    "Adviser",
    "consultant, adviser, advisor, lawyer, attorney, solicitor, barrister, paralegal, counsel, counselor, counsellor, notary, *berater, *anwalt, *jurist, avocat, juriste, conseiller, abogado, asesor, consultor, consilier, avvocato, consulente, adviseur, advocaat",
  ],
  [
    "Seller",
    "sales, salesman, salesperson, account executive, account manager, business development, retail, cashier, shop assistant, store associate, *verkäufer, *vertrieb, *kassierer, *vertriebsmitarbeiter, *außendienstmitarbeiter, vendeur, commercial, caissier, vendedor, ventas, comercial, cajero, dependiente, vânzător, casier, agent de vânzări, commesso, venditore, verkoper, sprzedawca",
  ],
  [
    "Analyst",
    "analyst, data scientist, researcher, scientist, statistician, auditor, accountant, bookkeeper, actuary, financial controller, finance controller, chemist, biologist, *analyst, *forscher, *wissenschaftler, *buchhalter, *prüfer, analyste, comptable, chercheur, analista, contable, investigador, científico, contabil, cercetător, ragioniere, contabile, boekhouder, księgowy",
  ],
  [
    "Designer",
    "designer, ux, ui, illustrator, art director, animator, stylist, *gestalter, *grafiker, graphiste, concepteur, diseñador, grafician, grafico, vormgever",
  ],
  [
    "Builder",
    "engineer, developer, programmer, devops, sre, *entwickler, *ingenieur, *programmierer, développeur, ingénieur, programmeur, desarrollador, ingeniero, programador, inginer, programator, dezvoltator, ingegnere, sviluppatore, ontwikkelaar, inżynier, programista",
  ],
  [
    "Craftsperson",
    "electrician, welder, plumber, carpenter, joiner, mechanic, technician, machinist, fitter, painter, mason, bricklayer, roofer, cook, chef, baker, butcher, tailor, hairdresser, gardener, *schweißer, *elektriker, *elektroniker, *mechaniker, *mechatroniker, *techniker, *schlosser, *tischler, *schreiner, *maler, *maurer, *installateur, *klempner, *bäcker, *metzger, *friseur, *gärtner, *koch, *monteur, soudeur, électricien, plombier, menuisier, maçon, mécanicien, technicien, cuisinier, boulanger, pâtissier, boucher, coiffeur, soldador, electricista, fontanero, carpintero, albañil, mecánico, técnico, cocinero, panadero, peluquero, sudor, electrician, instalator, tâmplar, zidar, mecanic, bucătar, brutar, elettricista, saldatore, idraulico, meccanico, cuoco, lasser, timmerman, loodgieter, kok, spawacz, elektryk, mechanik, kucharz",
  ],
  [
    "Operator",
    "driver, operator, operative, warehouse, picker, packer, laborer, labourer, cleaner, courier, pilot, guard, waiter, bartender, housekeeper, server, *fahrer, *lagerist, *lagerarbeiter, *maschinenführer, *anlagenführer, *bediener, *reiniger, *kellner, *helfer, chauffeur, conducteur, cariste, magasinier, manutentionnaire, opérateur, serveur, agent d'entretien, conductor, mozo de almacén, operario, camarero, limpiador, șofer, operator, ospătar, lucrător, autista, magazziniere, operaio, cameriere, chauffeur, magazijnmedewerker, kierowca, magazynier",
  ],
  [
    "Coordinator",
    "project manager, program manager, programme manager, product manager, product owner, scrum master, coordinator, planner, administrator, assistant, secretary, receptionist, clerk, office, buyer, project, program, *koordinator, *planer, *assistent, *sekretär, *sachbearbeiter, *kaufmann, *disponent, *einkäufer, *projektleiter, coordinateur, assistant, secrétaire, gestionnaire, acheteur, chef de projet, coordinador, administrativo, secretario, recepcionista, coordonator, secretar, coordinatore, segretario, impiegato, coördinator, medewerker, koordynator",
  ],
  [
    "Communicator",
    "marketing, writer, editor, journalist, communications, communication, public relations, content, social media, copywriter, translator, interpreter, *redakteur, *journalist, *übersetzer, *dolmetscher, rédacteur, traducteur, journaliste, redactor, traductor, periodista, jurnalist, traducător, redattore, giornalista, traduttore",
  ],
];

/** People are led by these levels; "manager" alone may manage accounts, products or projects. */
const LEADS = new Set<SeniorityLevel>(["lead", "manager", "director"]);
/** Words of leading by themselves; what is led stands beside them. */
const LEADING =
  "manager, director, head of, supervisor, superintendent, foreman, team leader, team lead, *leiter, *vorarbeiter, *meister, responsable, chef de, chef d'équipe, jefe, gerente, encargado, șef, manager de, responsabile, direttore, leidinggevende, kierownik";

type Phrase = { words: string[]; open: boolean };

function phrasesIn(list: string): Phrase[] {
  return list.split(", ").map((phrase) => ({
    words: titleWords(phrase.replace("*", "")),
    open: phrase.startsWith("*"),
  }));
}

let read: { archetypes: [string, Phrase[]][]; leading: Phrase[] } | undefined;

function lists() {
  read ??= {
    archetypes: ARCHETYPES.map(([name, list]) => [name, phrasesIn(list)]),
    leading: phrasesIn(LEADING),
  };
  return read;
}

function names(title: string[], { words, open }: Phrase): boolean {
  return title.some((_, at) =>
    words.every((word, step) => {
      const found = title[at + step];
      return found === word || (open && found?.endsWith(word) === true);
    }),
  );
}

function archetypeOfWords(title: string, level: SeniorityLevel | null): string | null {
  const words = titleWords(unmarkedTitle(title));
  const { archetypes, leading } = lists();
  const named = archetypes.find(([, phrases]) => phrases.some((phrase) => names(words, phrase)))?.[0] ?? null;
  if (named === "Executive" || named === "Technical lead") return named;
  const leads = level !== null && LEADS.has(level) && leading.some((phrase) => names(words, phrase));
  return leads ? "People manager" : named;
}

/** From this confidence on the knowledge base's own name of the work stands for a title that tells none. */
const SURE = 0.7;

/** The kind of role behind a title ("Builder", "Carer"), by its words, else by its occupation; null where neither tells. */
export function archetypeOfTitle(title: string): string | null {
  const level = seniorityOf(title);
  const own = archetypeOfWords(title, level);
  if (own) return own;
  const known = occupationByTitle(title);
  const occupation = known && known.confidence >= SURE ? occupationById(known.id) : undefined;
  return occupation ? archetypeOfWords(occupation.name, level) : null;
}
