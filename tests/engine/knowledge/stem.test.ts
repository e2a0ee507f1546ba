import { expect, test } from "vitest";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";
import { termsOf } from "../../../workers/engine/knowledge/lexical/terms";

test.each([
  "manage manages managed managing manager management",
  "supervise supervised supervision supervisor supervising",
  "answer answers answered answering",
  "mentor mentored mentoring mentors",
  "assess assessed assesses assessment assessments",
  "process processes processed processing",
  "implement implemented implementation implementations",
  "require required requirement requirements",
  "organize organized organizing organise organised",
  "organization organizations organisation organisations",
  "teach taught teaching teacher",
  "lead led leading leader",
  "run ran running runs",
  "deliver delivered delivery deliveries",
  "analyze analysed analysis analyses analyzing",
  "code coding coded codes",
  "hire hiring hired",
  "advertise advertised advertising advertisement",
  "Lehrer Lehrerin",
  "investigate investigation investigations investigatory",
  "regulate regulation regulatory",
  "diet diets dietary",
  "budget budgets budgeting budgetary",
  "listen listens listened listening",
  "identify identifies identified identifying",
  "apply applies applied applying",
  "deploy deploys deployed deploying deployment",
  "survey surveys surveyed surveying",
  "duty duties",
  "copy copies copied copying",
  "case cases",
  "type types typed",
  "class classes",
  "control controls controlled controlling",
  "staff staffed staffs",
  "focus focuses focused focusing",
  "initiative initiatives",
  "representative representatives",
  "transition transitions transitioned",
  "administer administered administering",
  "exceed exceeds exceeded exceeding",
  "adhere adheres adhered adhering",
  "honor honors honored",
  "video videos",
  "portfolio portfolios",
  "agenda agendas",
  "creative creatives creativity",
  "programming programmer programmers",
  "contractor contractors",
])("%s are one word", (words) => {
  const stems = words.toLowerCase().split(" ").map(stem);
  expect(new Set(stems).size, stems.join(" ")).toBe(1);
});

test.each([
  "listen list",
  "bill billion",
  "custom customer",
  "serve server",
  "state station",
  "care car",
  "miss mission",
  "new news",
  "min minor",
  "them theme",
  "man manner",
  "act action",
  "fact factor",
  "organize organization",
  "quote quota",
  "account accounting",
  "deal dealer",
  "staff staffing",
  "excel excelled",
  "control controller",
  "market marketing",
  "program programming",
  "trade trading",
  "script scripting",
  "compile compilers",
  "create creative",
  "generate generative",
  "initiate initiative",
  "contain container",
  "contract contractor",
  "security securities",
  "transform transformer",
  "project projection",
  "deposit deposition",
  "machine machining",
  "sense sensors",
  "custom customs",
  "light lighting",
  "tell teller",
  "distributed distribution",
  "related relations",
  "generate generator",
  "establish establishment",
  "investment investor",
])("%s are two", (words) => {
  const [one, other] = words.split(" ").map(stem);
  expect(one).not.toBe(other);
});

test("what only begins a word is no word that two texts share", () => {
  const shared = (a: string, b: string) => termsOf(a).stems.filter((one) => termsOf(b).stems.includes(one));
  expect(shared("a multi-step process", "multi-business plans")).toEqual([]);
  expect(shared("self-service tills", "self-assured and calm")).toEqual([]);
  expect(shared("Co-ordinate drivers", "coordinated the rota")).toHaveLength(1);
});

test("what isn't understood of another language weighs nothing, and the names of tools do", () => {
  expect(termsOf("Lavé neuf résidents avec douceur", "fr").stems).toEqual(
    termsOf("Lavé neuf résidents", "fr").stems,
  );
  expect(termsOf("Rapports sous Kubernetes", "fr").stems).toContain("kubernet");
});
