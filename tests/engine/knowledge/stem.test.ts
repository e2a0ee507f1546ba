import { expect, test } from "vitest";
import { stem } from "../../../workers/engine/knowledge/lexical/stem";

const VERBS =
  `accept achieve acquire act adapt add adhere administer advise agree aid analyse analyze answer apply appoint arrange ask assemble
  assess assign assist audit author balance bake bill book brief calculate call cancel care carry cater change check clarify clean
  close coach code collaborate collect comply compute conduct configure connect consult control convert cook coordinate cover create
  deliver deploy describe design develop diagnose direct discover dispatch document drill earn edit explore educate embed employ encourage engineer
  enter establish evaluate examine exceed explain file fill filter finance fix focus follow formulate fulfil gather generate greet guarantee
  guard guide handle help hire identify implement improve increase inspect install instruct interview invest invoice issue label launch
  lift load machine maintain manage market measure mentor merchandise model monitor motivate move negotiate note observe offer open
  operate optimise optimize order organise organize oversee pack paint perform plan plant play post practise prepare present process produce
  program promote proofread provide publish purchase query raise record recover recruit reduce refer register require repair reply report
  research resolve respond restore review roll save schedule scan secure serve service ship shop skill solve sort staff stock store study
  supervise supply support survey talk tax test time train transfer translate travel treat troubleshoot type update use vary verify
  volunteer walk wash watch weld work wrap`
    .trim()
    .split(/\s+/);
/** Verbs that are stressed at the end, or of one syllable, double their last consonant. */
const DOUBLING = /^(?:plan|program|refer|scan|ship|shop|stop|wrap|control|embed|transfer)$/;
const IRREGULAR = /^(?:proofread|oversee|troubleshoot)$/;

function formsOf(verb: string): string[] {
  const [silentE, y] = [/[^e]e$/.test(verb), /[^aeiou]y$/.test(verb)];
  const doubled = DOUBLING.test(verb) ? verb + verb.at(-1) : verb;
  const third = y ? `${verb.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const past = y ? `${verb.slice(0, -1)}ied` : silentE || verb.endsWith("ee") ? `${verb}d` : `${doubled}ed`;
  const ing = silentE ? `${verb.slice(0, -1)}ing` : `${doubled}ing`;
  return [third, ing, ...(IRREGULAR.test(verb) ? [] : [past])];
}

test.each(VERBS)("all regular forms of '%s' have one stem", (verb) => {
  for (const form of formsOf(verb)) expect(stem(form), form).toBe(stem(verb));
});

test.each([
  "travel travelled traveled travelling traveller",
  "cancel cancelled canceled",
  "plan planner planning",
  "manage manager management",
  "bake baker baking",
  "drive driver drives driving",
  "deliver delivery deliveries delivered",
  "develop developer development",
  "supervise supervisor supervised supervising",
  "advise adviser advisor advising",
  "measure measurement measuring",
  "note notes noted noting",
  "case cases",
  "meet meeting meetings",
  "analyse analysis analyses",
  "program programme programming programmed",
])("%s", (line) => {
  const [first, ...others] = line.split(" ");
  for (const other of others) expect(stem(other), other).toBe(stem(first!));
});

test.each([
  "care car",
  "code cod",
  "engine engineer",
  "water watt",
  "plane plant",
  "use us",
  "nurse nursery",
  "status state",
])("%s stay apart", (line) => {
  const [first, second] = line.split(" ");
  expect(stem(first!)).not.toBe(stem(second!));
});

test("a word of a hundred thousand letters is no trouble", () => {
  const long = "ing".repeat(33_000);
  expect(stem(long).length).toBeGreaterThan(90_000);
});
