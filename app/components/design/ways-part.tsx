import { Stepper } from "~/components/ui/data/stepper";
import { LinkTabs } from "~/components/ui/link-tabs";
import { Tabs } from "~/components/ui/tabs";
import { Specimen, State, States } from "./specimen";

export function WaysPart() {
  return (
    <>
      <Specimen
        id="tabs"
        title="Tabs"
        use="Parts of one subject that take turns. Without scripts they stand one under the other."
      >
        <Tabs
          label="The score's parts"
          tabs={[
            {
              value: "skills",
              label: "Skills",
              content: <p>Python and PostgreSQL, used in two dated jobs.</p>,
            },
            {
              value: "years",
              label: "Experience",
              content: <p>Six years and two months, overlaps counted once.</p>,
            },
            {
              value: "gates",
              label: "Deal-breakers",
              content: <p>Work permit: unknown. The file doesn't say.</p>,
            },
            { value: "pay", label: "Pay", content: <p>Not measured.</p>, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen id="link-tabs" title="Link tabs" use="Parts that have addresses of their own.">
        <LinkTabs
          label="Prices"
          tabs={[
            { to: "?for=people#link-tabs", label: "For Individuals", current: true },
            { to: "?for=agencies#link-tabs", label: "For Agencies", current: false },
          ]}
        />
      </Specimen>
      <Specimen
        id="stepper"
        title="Stepper"
        use="Where something that takes several steps is. The line is drawn as far as it went."
      >
        <States>
          <State name="under way">
            <Stepper
              label="Analysis"
              steps={[
                { label: "Upload", state: "done" },
                { label: "Read the file", detail: "2 pages", state: "done" },
                { label: "Measure against the job", detail: "12 requirements", state: "current" },
                { label: "Show the words", state: "todo" },
              ]}
            />
          </State>
          <State name="failed">
            <Stepper
              label="Analysis of another file"
              steps={[
                { label: "Upload", state: "done" },
                { label: "Read the file", detail: "The file is protected by a password.", state: "failed" },
                { label: "Measure against the job", state: "todo" },
              ]}
            />
          </State>
        </States>
      </Specimen>
    </>
  );
}
