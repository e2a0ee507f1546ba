import { fold } from "../fold";

const labels: ["title" | "company", RegExp][] = [
  [
    "title",
    /^(?:position(?: held)?|post|title|job title|role|designation|funktion|tatigkeit|poste|fonction|puesto|cargo|ruolo|mansione|functie|funcao|stanowisko|functia|pozitie|позиция|длъжност|职位|highest (?:grade|standard|qualification)(?: passed| obtained)?)\s*[:：]\s*/u,
  ],
  [
    "company",
    /^(?:firm|company(?: name)?|employer|name of employer|organi[sz]ation|client|institution|unternehmen|arbeitgeber|firma|entreprise|employeur|societe|empresa|azienda|datore di lavoro|bedrijf|werkgever|pracodawca|angajator|compania|работодател|公司|(?:last |high |secondary |primary )?school(?: attended)?|college)\s*[:：]\s*/u,
  ],
  [
    "title",
    /^(?:role|position|designation|title) ?(?:&|and|\/) ?(?:duration|period|dates?)\s*[:：]?\s+(?=\p{L})/u,
  ],
  ["company", /^(?:project|end) client\s*[:：]?\s+(?=\p{L})/u],
];

/** What a label at the head of a text says of the words behind it: "Position: Nurse". */
export function labelAt(text: string): { kind: "title" | "company"; length: number } | null {
  const head = fold(text.slice(0, 40));
  for (const [kind, pattern] of labels) {
    const match = pattern.exec(head);
    if (match) return { kind, length: match[0].length };
  }
  return null;
}
