import { Points } from "~/components/marketing/shared/page-section";

const values = [
  {
    title: "The same measure",
    text: "The same résumé and the same job give the same score.",
  },
  {
    title: "Words behind every point",
    text: "Each point of a score leads back to words in the résumé. What can't be shown isn't counted.",
  },
  {
    title: "A person decides",
    text: "A score orders the reading, and it says how sure it is.",
  },
  {
    title: "Your data is yours",
    text: "Files are private. You can download everything at any time, and have it erased.",
  },
];

/** What we hold ourselves to: four lines. */
export function Values() {
  return <Points points={values} columns={4} />;
}
