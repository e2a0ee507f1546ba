import { PageSection, Points } from "~/components/marketing/shared/page-section";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

const promises = [
  {
    title: "The same measure for all",
    text: "The same résumé and the same job give the same score, today and next month. Names, ages, photos and addresses never reach the scale.",
  },
  {
    title: "Every point has its words",
    text: "Open a score and see its parts; open a part and see the lines of the résumé that it rests on.",
  },
  {
    title: "A person decides",
    text: "Deal-breakers are answered pass, fail or unknown beside the score. What a file doesn't say is called unknown, never guessed.",
  },
];

/** What both audiences share. */
export function Promises() {
  return (
    <PageSection
      name="method"
      title="True, whoever holds the line"
      lead="Job seekers and recruiters look at the same measure here. Nobody gets a secret score."
    >
      <Points points={promises} />
      <p>
        <TextLink to={paths.how}>How it works</TextLink>
      </p>
    </PageSection>
  );
}
