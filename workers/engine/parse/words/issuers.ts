import { fold } from "../fold";
import { companyWeight, isSchoolWord } from "./organisations";

/** Bodies, firms and sites that give certificates and whose names say nothing of their kind; folded. */
const KNOWN = new Set(
  "coursera|udemy|udacity|edx|pluralsight|linkedin|linkedin learning|lynda|skillsoft|simplilearn|datacamp|codecademy|freecodecamp|hackerrank|futurelearn|alison|openlearn|openclassrooms|openhpi|red cross|american red cross|british red cross|st john ambulance|google|microsoft|amazon|amazon web services|aws|ibm|oracle|cisco|meta|adobe|apple|salesforce|hubspot|sap|vmware|red hat|comptia|isc2|isaca|pmi|axelos|peoplecert|exin|istqb|rtitb|itssar|iosh|nebosh|cieh|highfield|pearson|edexcel|city guilds|city and guilds|tuv|tuv sud|tuv rheinland|tuv nord|dekra|ihk|hwk|drk|johanniter|malteser|rotes kreuz|deutsches rotes kreuz|croix rouge|croix rouge francaise|crucea rosie|afnor|anc|bureau veritas|sgs".split(
    "|",
  ),
);

const BODIES = new Set(
  "alliance association board bureau chamber commission council department federation guild ministry authority organization organisation society institute institution academy kammer handelskammer handwerkskammer verband ministerium chambre ministere federation camera ministerul asociatia".split(
    " ",
  ),
);

const OF_A_CERTIFICATE =
  /certif|zertif|licen|diplom|atestat|brevet|permit|ausweis|schein|\b(?:card|course|training|badge|award|level|grade|registration|registered|examination|practitioner|specialist|associate|professional|expert|fellow|member(?:ship)?|safety|aid|provider)\b|\d/;

const MOST_WORDS = 8;

/** Whether a line names only who gave a certificate: "Coursera", "State Board of Nursing". */
export function isIssuerAlone(text: string): boolean {
  const folded = fold(text);
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (KNOWN.has(words.join(" "))) return true;
  if (OF_A_CERTIFICATE.test(folded)) return false;
  const ofAt = words.findIndex((word) => /^(?:of|for|fur|de|des|du|der|pentru)$/.test(word));
  const head = ofAt > 0 ? words[ofAt - 1]! : words[words.length - 1]!;
  const first = words[0]!;
  return [head, ofAt > 0 ? first : head].some(
    (word) => BODIES.has(word) || isSchoolWord(word) || companyWeight(word) === 2,
  );
}
