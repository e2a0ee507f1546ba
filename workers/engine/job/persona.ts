import type { JobProfile } from "../types";
import type { Posting } from "./sentences/segments";

const IDEAL =
  /\b(ideal candidate|perfect candidate|successful candidate|we('|’)?( a)?re (looking|searching) for|we are (looking|searching|seeking)|we seek|seeking an?|you are an?|who thrives|wir suchen|nous recherchons|buscamos)\b/iu;
const STYLE =
  /\b(independent(ly)?|autonom\w+|self[- ](starter|motivated|driven)|fast[- ]paced|under pressure|team player|cross[- ]functional|collaborat\w+|hands[- ]on|flexible (hours|working)|shift(s| work)|on[- ]call|attention to detail|multitask\w*|eigenständig\w*|selbstständig\w*|autonomie|teamfähig\w*)\b/iu;
const GROWTH =
  /\b(career (growth|path|progression|development|ladder|advancement)|opportunit(y|ies) (to|for) (grow|growth|advance\w*|promotion|progress)|professional development|grow (into|with)|promotion|path to|weiterbildung|aufstiegs\w+|évolution de carrière|desarrollo profesional)\b/iu;
const CHALLENGE =
  /\b(complex|at scale|large[- ]scale|high[- ](volume|availability|throughput|traffic|performance)|distributed|millions of|challeng\w+|mission[- ]critical|real[- ]time|low[- ]latency|legacy|from (scratch|zero)|state[- ]of[- ]the[- ]art|komplex\w*|anspruchsvoll\w*)\b/iu;

/** What the posting says about the person, the way of working, the way up and the hard part: its own sentences or null. */
export function personaIn(posting: Posting): Pick<JobProfile, "persona" | "growth" | "complexity"> {
  const asked = ["overview", "must", "duties"];
  return {
    persona: {
      idealCandidate: sentence(posting, IDEAL, asked),
      workStyle: sentence(posting, STYLE, [...asked, "nice"]),
    },
    growth: { careerProgression: sentence(posting, GROWTH, ["overview", "benefits", "duties", "about"]) },
    complexity: { technicalChallenges: sentence(posting, CHALLENGE, ["duties", "overview", "must"]) },
  };
}

function sentence(posting: Posting, pattern: RegExp, sections: string[]): string | null {
  const hit = posting.segments.find(
    (s) =>
      s.field === "description" &&
      sections.includes(s.section) &&
      s.text.length <= 320 &&
      pattern.test(s.text),
  );
  return hit?.text ?? null;
}

const BACKGROUND =
  /\b(?:experience|background|track record|expertise|erfahrung|expérience|experiencia)\s+(?:of |working |gained )*(?:in|with|within|as|im|in der|mit|dans|en|con)\s+(.{6,110}?)(?=[.;(]|,? (?:is|are|required|preferred|would|and (?:a|an|strong|excellent|good|the ability)|with a|including|such as|e\.g)\b|$)/giu;

/** The kinds of background asked for, each a short phrase in the posting's own words; at most eight. */
export function relativeExperienceIn(posting: Posting): string[] {
  const found: string[] = [];
  for (const segment of posting.segments) {
    if (!["must", "nice", "overview"].includes(segment.section) || segment.field === "title") continue;
    for (const hit of segment.text.matchAll(BACKGROUND)) {
      const phrase = hit[1]!.replace(/[,:\s]+$/, "").replace(/^(the|a|an) /iu, "");
      if (
        phrase.split(/\s+/).length <= 14 &&
        !found.some((one) => one.toLowerCase() === phrase.toLowerCase())
      ) {
        found.push(phrase);
      }
    }
  }
  return found.slice(0, 8);
}
