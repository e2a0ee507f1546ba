import { fold } from "../../parse/fold";
import { isTitleNoun } from "../../parse/words/titles";

/** A word or a sign of a text; `key` is its folded form. */
export type Token = { text: string; key: string; start: number; end: number; word: boolean };

const TOKEN =
  /\b(?:Sr|Jr|Snr|Jnr|Asst|Dr|Mgr|St)\.(?= )|\.?[\p{L}\p{N}](?:[\p{L}\p{N}+#’'&.-]*[\p{L}\p{N}+#])?|[^\s]/gu;

/** A text's words and signs; "Front-end", ".NET" and "C++" are one each. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((hit) => ({
    text: hit[0],
    key: fold(hit[0]).replace(/\.$/, ""),
    start: hit.index,
    end: hit.index + hit[0].length,
    word: /[\p{L}\p{N}]/u.test(hit[0]),
  }));
}

/** Who does the work, as postings say it and résumés seldom do. */
const MORE_NOUNS = new Set(
  `practitioner champion co-ordinator operative matron sister apprenticeship traineeship scientist marketer professional
  people handler superintendent counsellor postdoc internship lecturer hca odp sommelier bookkeeper coder strategist
  housekeeper caretaker teller clerk dispatcher ambulance fitter welder groundsperson salesperson artworker artist
  psychotherapist podiatrist audiologist hydrologist geotechnician sourcer closer setter detailer rigger steward
  washer sweeper sorter mechanic machinist tuner wrangler breeder feeder tender checker grader tiler
  postdoctoral arborist beekeeper gamekeeper greenkeeper groundskeeper zookeeper farrier shipwright wheelwright boatbuilder thatcher saddler milker
  shearer herdsman stockperson glazier upholsterer seamstress dressmaker bookbinder luthier florist childminder valeter
  repairer presser fishmonger cheesemaker brewer distiller embalmer undertaker verger organist valuer auctioneer
  conveyancer declarant preparer walker turner sitter sweep groom shepherd cutter layer keeper beater educatoare infirmier infirmiera bucatar inginera contabila vanzator sofer asistenta
  krankenschwester pflegefachperson werkstudent fachkraft bibliothekar erzieher buchhalter nanny`.split(
    /\s+/,
  ),
);
/** Nouns of the list that mostly stand for something else in a posting: no title by themselves. */
const NOT_ALONE = new Set(
  `staff employee personnel student member crew hand social part partner associate executive principal lead chief head
  expert volunteer model host chair faculty guard master people professional teaching capital runner commercial client
  entry charge stage pilot scout guide captain player minister creator founder owner contributor qa sre devops mason
  miller ober but but. agent leader manager ambulance technical representative postdoctoral capo mozo lider advocate
  socio socia titular chef cheffe jefe jefa sef sefa moza pomoc grafica grafico orderly docent cookie walker turner sitter sweep groom shepherd cutter layer keeper beater`.split(
    /\s+/,
  ),
);
const NEVER = new Set(
  "people social part but stage teaching ambulance entry charge capital commercial client".split(" "),
);

function singular(key: string): string[] {
  if (key.length > 6 && /\p{L}in(?:nen)?$/u.test(key)) return [key.replace(/in(?:nen)?$/, "")];
  if (key.endsWith("ies")) return [`${key.slice(0, -3)}y`];
  if (key.endsWith("sses") || key.endsWith("ches")) return [key.slice(0, -2)];
  return key.endsWith("s") && !key.endsWith("ss") ? [key.slice(0, -1)] : [];
}

/** How well a word heads a title: 2 for a trade ("welder"), 1 for one that needs others beside it ("staff", "lead"), 0 for none. */
export function headStrength({ key, text }: Token): 0 | 1 | 2 {
  const parts = key.includes("-") ? [key, key.split("-").at(-1)!, key.split("-")[0]!] : [key];
  const forms = parts.flatMap((part) => [part, ...singular(part)]);
  const form = forms.find((one) => one.length > 1 && (isTitleNoun(one) || MORE_NOUNS.has(one)));
  if (!form || NEVER.has(form)) return 0;
  if (NOT_ALONE.has(form)) return 1;
  return form.length < 4 && text !== text.toUpperCase() && form !== "rep" ? 1 : 2;
}

/** True for a word written with a capital or as a brand writes it ("iOS", ".NET", "3D"). */
export function isCapital({ text }: Token): boolean {
  return /^\.?[\p{Lu}\p{N}]|^\p{Ll}+\p{Lu}/u.test(text);
}
