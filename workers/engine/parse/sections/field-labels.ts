import type { DocLine, FieldKind } from "../doc-line";
import { fold } from "../fold";

/** Whole cells of forms like Europass and of tables' heads, folded; not words inside a sentence. */
const phrases: [FieldKind, string][] = [
  [
    "dates",
    "period of work|period of employment|period of service|dates of employment|dates employed|tenure|time period|employment period|beschaftigungszeit|beschaftigungszeitraum|dauer|duree|perioada de lucru|perioada de angajare|durata|date|dates|dates from to|dates (from - to)|dates (from-to)|from - to|from to|period|duration|year|years|time|when|zeitraum|datum|von - bis|von bis|jahr|jahre|periode|dates (de - a)|annees|fechas|fecha|periodo|data|date (da - a)|anni|datas|okres|daty|perioada|периоди|период",
  ],
  [
    "title",
    "designation held|position title|role title|job role|berufsbezeichnung|position als|intitule du poste|poste tenu|denumirea postului|postul|post ocupat|functia ocupata|occupation or position held|occupation or position|position held|position|positions|job title|title|role|designation|post|post held|beruf oder funktion|funktion|tatigkeit|stelle|fonction ou poste occupe|poste occupe|poste|fonction|profesion o cargo desempenado|puesto|cargo|lavoro o posizione ricoperti|posizione|ruolo|mansione|functie|funcao ou cargo ocupado|funcao|zawod lub zajmowane stanowisko|stanowisko|functia sau postul ocupat|functia|pozitia",
  ],
  [
    "company",
    "name of firm|name of the firm|name of company|name of the company|name of organisation|name of the organisation|name of organization|name of the organization|employer name|firm name|organization name|organisation name|name der firma|name des unternehmens|name des arbeitgebers|nom de l'entreprise|nom de la societe|nom de l'employeur|societe|numele firmei|denumirea firmei|numele companiei|numele angajatorului|compania|societatea|name and address of employer|name of employer|employer|company|company name|organisation|organization|firm|where|name und adresse des arbeitgebers|arbeitgeber|firma|unternehmen|betrieb|nom et adresse de l'employeur|employeur|entreprise|nombre y direccion de la empresa|empresa|nome e indirizzo del datore di lavoro|datore di lavoro|azienda|werkgever|bedrijf|nome e morada do empregador|empregador|nazwa i adres pracodawcy|pracodawca|numele si adresa angajatorului|angajator|angajatorul",
  ],
  [
    "degree",
    "title of qualification awarded|qualification awarded|qualification|degree|award|course|bezeichnung der erworbenen qualifikation|abschluss|intitule du certificat ou diplome delivre|diplome|titulo de la cualificacion obtenida|titulo|titolo della qualifica rilasciata|titolo|designacao da qualificacao atribuida|calificarea / diploma obtinuta|diploma obtinuta",
  ],
  [
    "school",
    "name and type of organisation providing education and training|name and type of organisation|name of organisation providing education|school|university|college|institution|institute|name und art der bildungs- oder ausbildungseinrichtung|schule|hochschule|nom et type de l'etablissement d'enseignement ou de formation|etablissement|nombre y tipo de organizacion que ha impartido la educacion o la formacion|centro|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|istituto|nome e tipo da organizacao de ensino ou formacao",
  ],
  [
    "mute",
    "job responsibilities|roles and responsibilities|roles & responsibilities|role and responsibilities|key responsibilities|nature of work|job description|job profile|zustandigkeiten|verantwortlichkeiten|missions|responsabilites|responsabilitati|atributii|sarcini|main activities and responsibilities|main activities|responsibilities|activities|duties|tasks|description|details|location|place|city|type of business or sector|principal subjects / occupational skills covered|principal subjects/occupational skills covered|principal subjects|level in national or international classification|wichtigste tatigkeiten und zustandigkeiten|aufgaben|tatigkeitsbereich oder branche|ort|principales activites et responsabilites|type ou secteur d'activite|lieu|taches|actividades y responsabilidades principales|tipo de empresa o sector|funciones|lugar|principali attivita e responsabilita|tipo di attivita o settore|sede|luogo|principais actividades e responsabilidades|glowne obowiazki|obowiazki|activitati si responsabilitati principale",
  ],
];

const kinds = new Map<string, FieldKind>();
const wrapped = new Map<string, Map<string, FieldKind>>();
for (const [kind, list] of phrases) {
  for (const phrase of list.split("|")) {
    kinds.set(phrase, kind);
    const words = phrase.split(" ");
    for (let cut = 1; cut < words.length; cut++) {
      const head = words.slice(0, cut).join(" ");
      const rests = wrapped.get(head) ?? new Map<string, FieldKind>();
      rests.set(words.slice(cut).join(" "), kind);
      wrapped.set(head, rests);
    }
  }
}

/** A wrapped label continues within so many points below; the column of its values may be read in between. */
const WRAP_DEPTH = 18;
const WRAP_LINES = 40;
/** A label's words are level with it within so many points. */
const LEVEL = 4;
const FEWEST_LABELS = 4;

function cellKey(text: string): string {
  return fold(text)
    .replace(/[:：]\s*$/u, "")
    .replace(/\s+/g, " ")
    .trim();
}

export function isFieldLabel(text: string): boolean {
  return kinds.has(cellKey(text));
}

const COLON_LABEL = /^[^:：\t]{2,40}[:：](?=\s|$)/u;
const notBeforeColon =
  /^(?:location|place|city|ort|lieu|lugar|sede|luogo|data|time|when|where|year|years|details)$/;

function colonLabel(text: string): string | null {
  const label = COLON_LABEL.exec(text)?.[0];
  const key = label && cellKey(label);
  const kind = key ? kinds.get(key) : undefined;
  if (!label || !key || !kind || notBeforeColon.test(key)) return null;
  return kind === "degree" || kind === "school" ? null : label;
}

function firstCell(doc: DocLine): string {
  const text = doc.text.slice(doc.start, doc.end);
  return colonLabel(text) ?? text.split("\t")[0] ?? "";
}

type Found = { doc: DocLine; kind: FieldKind; cell: string; rest: DocLine | null };

function labelOf(docs: DocLine[], at: number): Found | null {
  const doc = docs[at] as DocLine;
  const cell = firstCell(doc);
  if (cell.length > 80 || doc.bullet > 0) return null;
  const key = cellKey(cell);
  const rests = wrapped.get(key);
  if (rests) {
    for (const next of docs.slice(at + 1, at + 1 + WRAP_LINES)) {
      if (next.line.page !== doc.line.page || next.line.y - doc.line.y > WRAP_DEPTH) continue;
      const kind = rests.get(cellKey(firstCell(next)));
      if (kind) return { doc, kind, cell, rest: next };
    }
  }
  const kind = kinds.get(key);
  return kind ? { doc, kind, cell, rest: null } : null;
}

function takeCell(doc: DocLine, cell: string): void {
  doc.start = Math.min(doc.end, doc.start + cell.length + 1);
}

function valueNextTo(docs: DocLine[], label: DocLine, at: number): DocLine | null {
  const { page, y, x, width } = label.line;
  if (width === 0) return null;
  return (
    docs
      .slice(Math.max(0, at - WRAP_LINES), at + WRAP_LINES)
      .find((doc) => doc.line.page === page && doc.line.x >= x + width && Math.abs(doc.line.y - y) < LEVEL) ??
    null
  );
}

/** Takes the labels of forms ("Occupation or position held", "Dates") off their lines and notes what those lines hold. */
export function takeFieldLabels(docs: DocLine[]): void {
  const found: { label: Found; at: number }[] = [];
  for (const at of docs.keys()) {
    const label = labelOf(docs, at);
    if (label) found.push({ label, at });
  }
  const aside = found.filter(({ label, at }) => hasValue(docs, label, at));
  const said = new Set(aside.map(({ label }) => label.kind));
  if (aside.length < FEWEST_LABELS || !said.has("dates") || !(said.has("title") || said.has("company")))
    return;
  const told = new Set(aside.map(({ label }) => label));
  for (const { label, at } of found) {
    if (label.kind !== "mute" && !told.has(label)) continue;
    const { doc, kind, cell, rest } = label;
    const inLine = doc.text.slice(doc.start + cell.length, doc.end).trim() !== "";
    const value = inLine ? doc : valueNextTo(docs, doc, at);
    takeCell(doc, cell);
    if (rest) takeCell(rest, firstCell(rest));
    if (value) value.field = kind;
  }
}

function hasValue(docs: DocLine[], { doc, cell }: Found, at: number): boolean {
  if (doc.text.slice(doc.start + cell.length, doc.end).trim() !== "") return true;
  return valueNextTo(docs, doc, at) !== null;
}

function columnsOf(doc: DocLine): FieldKind[] | null {
  const cells = doc.text.slice(doc.start, doc.end).split("\t");
  if (cells.length < 2) return null;
  const said = cells.map((cell) => kinds.get(cellKey(cell)) ?? null);
  return said.every((kind) => kind !== null) ? said : null;
}

/** Empties the head rows of tables ("Period | Employer | Position") and notes what each cell below holds. */
export function takeHeadRows(docs: DocLine[]): void {
  let columns: FieldKind[] | null = null;
  for (const doc of docs) {
    const heads = columnsOf(doc);
    if (heads) {
      columns = heads;
      doc.start = doc.end;
      continue;
    }
    const cells = doc.text.slice(doc.start, doc.end).split("\t").length;
    if (columns && cells === columns.length && doc.bullet === 0) doc.columns = columns;
  }
}
