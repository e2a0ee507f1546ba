import { expect, test } from "vitest";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";

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
])("%s are two", (words) => {
  const [one, other] = words.split(" ").map(stem);
  expect(one).not.toBe(other);
});
