import { readFileSync } from "node:fs";
import nspell from "nspell";
import { expect, test } from "vitest";
import { bulletHints } from "../../app/components/seeker/drafts/writing/bullet-hints.client";
import { wordsOf, wordsToCheck } from "../../app/components/seeker/drafts/writing/spelling-words";

const hints = (bullet: string) => bulletHints(bullet).map(({ kind }) => kind);

test.each([
  "Responsible for the night shift",
  "Was responsible for payroll",
  "Helped with the move to a new till",
  "Assisted in monthly reports",
  "Duties included stock taking",
  "Worked on the website",
])("an opening that names a duty is pointed out: %s", (bullet) => {
  expect(hints(bullet)).toContain("opening");
});

test.each(["Ran the night shift", "Answered for the till", "Made clients responsible for their data"])(
  "one that says what was done is left alone: %s",
  (bullet) => {
    expect(hints(bullet)).toEqual([]);
  },
);

test.each([
  ["Reduced waiting times in the clinic", "By how much? If you know the figure, give it."],
  ["Increased sales of bread", "By how much? If you know the figure, give it."],
  ["Trained bakers in laminated doughs", "How many? If you know the figure, give it."],
  ["Managed a team of junior bakers", "How many? If you know the figure, give it."],
  ["Managed large supplier contracts", "How many? If you know the figure, give it."],
])("a figure is asked for where one fits: %s", (bullet, asked) => {
  expect(bulletHints(bullet).find(({ kind }) => kind === "figure")?.text ?? null).toBe(asked);
});

test.each([
  "Cut waste from 11% to 4%",
  "Trained nine bakers",
  "Doubled the number of regulars",
  "Wrote the handbook for new bakers",
  "Kept the ovens clean",
  "Spoke with guests about allergies",
])("none is asked for where there is one, or nothing to count: %s", (bullet) => {
  expect(hints(bullet)).not.toContain("figure");
});

test.each([
  ["Baked the cafÃ©'s cakes", "Ã©", "é"],
  ["Ran the bakeryâ€™s night shift", "â€™", "’"],
  ["Wrote â€œRye at homeâ€\u009d", "â€œ", "“"],
])("broken characters are named with what they were: %s", (bullet, broken, meant) => {
  expect(bulletHints(bullet)[0]).toEqual({
    kind: "encoding",
    text: `“${broken}” are broken characters, probably “${meant}”. Type them again.`,
  });
});

test("a sign for what can't be read is broken too; letters of other languages aren't", () => {
  expect(hints("Ran the caf\uFFFD")).toContain("encoding");
  for (const bullet of [
    "Sold bröd in Ängelholm",
    "São João, Château d’Yquem, Überlingen",
    "Ran 10–12 °C doughs",
  ])
    expect(hints(bullet)).not.toContain("encoding");
});

function dictionary(name: string) {
  const read = (ending: string) => readFileSync(`node_modules/${name}/index.${ending}`, "utf8");
  return nspell({ aff: read("aff"), dic: read("dic") });
}

const american = dictionary("dictionary-en");
const british = dictionary("dictionary-en-gb");

function faults(bullet: string, spelling: typeof american, known: string[] = []) {
  const right = wordsOf(known);
  return wordsToCheck(bullet).filter((word) => !right.has(word.toLowerCase()) && !spelling.correct(word));
}

test("misspelled words are found and put right", () => {
  expect(faults("Laison between barristas and the kitchen", american)).toEqual(["Laison", "barristas"]);
  expect(american.suggest("Laison")).toContain("Liaison");
  expect(faults("Recieved deliveries, didn't lose any", british)).toEqual(["Recieved"]);
});

test("British and American spellings are each right in their own dictionary", () => {
  expect(faults("Organised the colour programme", british)).toEqual([]);
  expect(faults("Organised the colour programme", american)).toEqual(["Organised", "colour", "programme"]);
  expect(faults("Analyzed the color catalog", american)).toEqual([]);
});

test("names, companies, products and skills that were read are no faults", () => {
  expect(faults("Moved Bröderna Alma to GitHub, Node.js and k8s with Tomasz", american)).toEqual([]);
  expect(faults("Tuned kubernetes at alma bröd", american, ["Kubernetes", "Alma Bröd"])).toEqual([]);
  expect(faults("Wrote to hanna@plumblyne.example and https://plumblyne.example", american)).toEqual([]);
});
