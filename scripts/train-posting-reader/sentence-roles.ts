import { sumOf } from "../../workers/engine/job/sentences/linear-model";
import { readPosting } from "../../workers/engine/job/sentences/segments";
import { neighbourFeatures, ownFeatures } from "../../workers/engine/job/sentences/sentence-roles";
import { type LabelledPosting, placesOf } from "./labelled";
import { type Example, train } from "./logistic";

type Sentence = Example;

/** Share of a quote that must stand in a sentence for the sentence to ask it. */
const OVERLAP = 0.5;

export function sentencesOf(posting: LabelledPosting): Sentence[] {
  const { text, segments } = readPosting({ title: "", description: posting.text });
  const told = segments.filter(({ field }) => field === "description");
  const asked = placesOf(text, posting).filter(({ asks }) => asks);
  return told.map((one, at) => ({
    features: ownFeatures(one, at, told.length),
    yes: asked.some(
      ({ start, end }) =>
        Math.min(end, one.end) - Math.max(start, one.start) >=
        Math.min(end - start, one.end - one.start) * OVERLAP,
    ),
    weight: posting.weight,
  }));
}

/** A post of the SkillSpan corpus: sentences as words, each with a tag for knowledge and for skill. */
export type TaggedPost = {
  id: string;
  sentences: { tokens: string[]; knowledge: string[]; skill: string[] }[];
};

export function taggedSentences(post: TaggedPost): Sentence[] {
  let given = "";
  const tagged: [number, number][] = [];
  for (const { tokens, knowledge, skill } of post.sentences) {
    tokens.forEach((token, at) => {
      const start = given.length;
      given += `${token} `;
      if (knowledge[at] !== "O" || skill[at] !== "O") tagged.push([start, start + token.length]);
    });
  }
  const { segments } = readPosting({ title: "", description: given.trim() });
  return segments.map((one, at) => ({
    features: [...ownFeatures(one, at, segments.length), "S="],
    yes: tagged.some(([from, to]) => from >= one.start - 2 && to <= one.end + 2),
  }));
}

const ASKING: (string | null)[] = ["must", "nice", "duties"];
const OFFERING: (string | null)[] = ["benefits", "about", "legal"];
/** Further below its heading a sentence may be about something else. */
const NEAR_HEADING = 8;
const SHORTEST = 20;

/** Free labels: below "Requirements" sentences ask, below "Benefits" they offer. Heading and place aren't learnt from. */
export function headedSentences(text: string): Sentence[] {
  const { segments } = readPosting({ title: "", description: text });
  return segments.flatMap((one, at) => {
    const yes = ASKING.includes(one.under);
    if ((!yes && !OFFERING.includes(one.under)) || one.since >= NEAR_HEADING || one.text.length < SHORTEST)
      return [];
    const features = ownFeatures({ ...one, under: null, since: 0 }, at, segments.length);
    return [{ features: features.filter((feature) => !/^(?:us?|u1|ku|ou|p):/.test(feature)), yes }];
  });
}

/** Both layers of the model: the second learns from what the first says of postings that it hasn't seen. */
export function trainRoles(postings: Sentence[][], tagged: Example[], folds = 5): Map<string, number> {
  const first = train([...postings.flat(), ...tagged], { l2: 3 });
  const second: Example[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const seen = postings.filter((_, at) => at % folds !== fold).flat();
    const unseen = train([...seen, ...tagged], { l2: 3 });
    for (const sentences of postings.filter((_, at) => at % folds === fold)) {
      const alone = sentences.map(({ features }) => sumOf(unseen, features));
      sentences.forEach(({ yes, weight }, at) => {
        second.push({ features: neighbourFeatures(alone, at), yes, weight });
      });
    }
  }
  return new Map([...first, ...train(second)]);
}
