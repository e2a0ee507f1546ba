import { Points } from "~/components/marketing/shared/page-section";

const rules = [
  {
    title: "Use counts more than mention",
    text: "A skill that stands in a list counts less than one used in a job with dates, and recent use counts more than old.",
  },
  {
    title: "Months are counted, not guessed",
    text: "Overlapping jobs are counted once, “present” is understood, and gaps are not punished.",
  },
  {
    title: "Blind by construction",
    text: "Name, gender, age, photo, nationality and contact details never reach the part that scores.",
  },
  {
    title: "Deal-breakers stand apart",
    text: "A requirement that must be met is answered yes, no or unknown beside the score.",
  },
  {
    title: "Only visible words count",
    text: "White, tiny or hidden text is left out, and whoever reads the result is told about it.",
  },
  {
    title: "It says how sure it is",
    text: "How well a file could be read, and how much of the job could be judged, is shown beside the score.",
  },
];

export function Method() {
  return <Points points={rules} />;
}
