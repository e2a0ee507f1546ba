import { expect, test } from "vitest";
import { headingOf, tornHeadingOf } from "../../../workers/engine/parse/sections/heading-words";
import { parseText } from "./support/resume-text";

const headings: [string, string][] = [
  [
    "experience",
    "work experience|berufserfahrung|experience professionnelle|experiencia laboral|esperienze lavorative|werkervaring|experiencia profissional|doswiadczenie zawodowe|experienta profesionala|професионален опит|工作经历",
  ],
  [
    "education",
    "education|ausbildung|formation|educacion|istruzione|opleiding|educacao|wyksztalcenie|educatie|образование|教育背景",
  ],
  [
    "skills",
    "technical skills|kenntnisse|competences|habilidades|competenze|vaardigheden|competencias|umiejetnosci|competente|умения|专业技能",
  ],
  [
    "languages",
    "languages|sprachkenntnisse|langues|idiomas|lingue|talen|idiomas|jezyki obce|limbi straine|чужди езици",
  ],
  [
    "certificates",
    "certifications|zertifikate|certificats|certificaciones|certificazioni|certificaten|certificacoes|certyfikaty|certificari|сертификати",
  ],
  [
    "summary",
    "professional summary|uber mich|a propos|sobre mi|profilo|over mij|sobre mim|o mnie|despre mine|за мен",
  ],
  [
    "volunteer",
    "volunteer experience|ehrenamt|benevolat|voluntariado|volontariato|vrijwilligerswerk|wolontariat",
  ],
  ["interests", "hobbies|interessen|loisirs|intereses|interessi|zainteresowania|интереси"],
  ["references", "references|referenzen|referencias|referenze|referenties|referencje|referinte|препоръки"],
];

test.each(headings.flatMap(([kind, list]) => list.split("|").map((key): [string, string] => [key, kind])))(
  "%s names a section of kind %s",
  (key, kind) => {
    expect(headingOf(key)?.kind).toBe(kind);
  },
);

test.each([
  ["experience in new zealand", "experience"],
  ["my work in the philippines", "experience"],
  ["jobs i ve had", "experience"],
  ["working experience with dates", "experience"],
  ["education with dates", "education"],
  ["study", "education"],
  ["college", "education"],
  ["i m good at", "skills"],
])("everyday words: %s names a section of kind %s", (key, kind) => {
  expect(headingOf(key)?.kind).toBe(kind);
});

test.each([
  "case study",
  "software engineer",
  "university of leeds",
  "built a new team",
  "managed projects for clients",
  "technical project management",
  "portfolio management",
  "project development",
  "business writing",
  "public speaking",
  "speaking",
])("%s is no heading", (key) => {
  expect(headingOf(key)).toBeNull();
});

test.each([
  ["e xp er ie nc e", "experience"],
  ["edu c ati on", "education"],
  ["p rofe ssi onal e xper ience", "experience"],
  ["ke y s ki ll s", "skills"],
  ["it a hr lead", null],
  ["i am a cook", null],
])("%s: the heading that was torn apart", (key, kind) => {
  expect(tornHeadingOf(key)?.kind ?? null).toBe(kind);
});

test("published work is neither work nor a project", () => {
  expect(headingOf("published work")?.kind).toBe("publications");
  expect(headingOf("selected published works")?.kind).toBe("publications");
});

test("tools for a kind of work are skills, no projects", () => {
  expect(headingOf("project management tools")?.kind).toBe("skills");
  expect(headingOf("projects")?.kind).toBe("project");
});

test("academic posts are jobs, and service of a university isn't", () => {
  const facts = parseText(`Ada Winter

Education
PhD Biology, Hill University, 1991

Tenure-line Academic Positions
1995 to 1999: Associate Professor of Biology, Hill University
1991 to 1995: Assistant Professor of Biology, Hill University

Service to the University
Chair, Library Committee, 2003 - 2004
`);
  expect(facts.experience.map(({ title }) => title?.value)).toEqual([
    "Associate Professor of Biology",
    "Assistant Professor of Biology",
  ]);
  expect(facts.education).toHaveLength(1);
});
