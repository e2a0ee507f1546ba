import { PageSection, Points } from "~/components/marketing/shared/page-section";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

const promises = [
  {
    title: "The same measure for all",
    text: "The same résumé and the same job give the same score, from the same version of our engine. Names, ages, photos and addresses never reach it.",
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

export function Promises() {
  return (
    <PageSection
      name="method"
      title="The same for both sides"
      lead="Job seekers and recruiters get their scores from the same engine."
    >
      <Points points={promises} />
      <p>
        <TextLink to={paths.how}>How it works</TextLink>
      </p>
    </PageSection>
  );
}
