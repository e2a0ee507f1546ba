import { ErrorPage } from "~/components/layout/error-page";
import { LegalPage } from "~/components/legal/legal-page";
import { instructionSections } from "~/components/statements/instruction-sections";
import { measuredOn } from "~/components/statements/papers-facts.json";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";

export const meta = pageMeta({
  title: "Instructions for use",
  description:
    "What Plumbline is for, how well it works, where its limits are, and what its users have to do.",
  path: paths.instructions,
});

export const headers = publicCache;

export default function InstructionsForUse() {
  return (
    <LegalPage
      title="Instructions for use"
      lead="For agencies: what it is for, how well it works, where it is weak, and what people have to do."
      changedOn={measuredOn}
      sections={instructionSections()}
    />
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
