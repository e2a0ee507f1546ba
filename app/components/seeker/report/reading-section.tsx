import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { counted } from "~/lib/format";
import type { ReportView } from "~/lib/views/resume-report-view";
import type { RefusedForm } from "./correct-form";
import { CorrectionList } from "./correction-list";
import { ReadFacts } from "./read-facts";
import { Section } from "./section";

const CORRECTING =
  "Corrections are scored at once. They change what we read, not your file: other software reads the file itself.";

/** What was read, to be checked: a question until the person has said that it is right. */
export function ReadingSection({
  view,
  refused,
  notice,
}: {
  view: ReportView;
  refused: RefusedForm | null;
  notice: string | null;
}) {
  const { factsVersion, read, isConfirmed } = view;
  return (
    <Section
      id="read"
      title={isConfirmed ? "What the machine read" : "Is this what we read?"}
      lead={`${isConfirmed ? "Is something wrong?" : doubtsInWords(read.doubts)} ${CORRECTING}`}
    >
      {notice && <Banner kind="success">{notice}</Banner>}
      {!isConfirmed && <LooksRight factsVersion={factsVersion} />}
      <CorrectionList corrections={view.corrections} factsVersion={factsVersion} />
      <ReadFacts facts={read} skills={view.skills.found} factsVersion={factsVersion} refused={refused} />
      {!isConfirmed && <LooksRight factsVersion={factsVersion} />}
    </Section>
  );
}

function doubtsInWords(doubts: number): string {
  const marked =
    doubts > 0 ? ` Marked is what was not read surely: ${counted(doubts, "entry", "entries")}.` : "";
  return `All scores rest on this.${marked}`;
}

function LooksRight({ factsVersion }: { factsVersion: number }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="print:hidden">
      <input type="hidden" name="factsVersion" value={factsVersion} />
      <Button name="intent" value="confirm" busy={busy}>
        Looks Right
      </Button>
    </Form>
  );
}
