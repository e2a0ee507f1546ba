import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field, inputClass, textareaClass } from "~/components/ui/fields/field";
import { LocalTime } from "~/components/ui/local-time";
import type { listBlockedEngines } from "../../../../workers/domain/staff/incidents/block-engine";
import type { IncidentAnswer } from "./incident-forms";

type Props = Awaited<ReturnType<typeof listBlockedEngines>> & { answer: IncidentAnswer | undefined };

/** Blocks an engine version, or lifts a block: a switch over all agencies and job seekers. */
export function EngineBlock({ blocked, inUse, answer }: Props) {
  const isPaused = blocked.some(({ version }) => version === inUse);
  return (
    <Card title="Block an engine version">
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">
          {isPaused
            ? `Its scores are hidden from everyone at once. Engine ${inUse}, the one in use, is blocked itself: nothing is scored, and uploads wait until another version is deployed or the block is lifted.`
            : `Its scores are hidden from everyone at once, and made again by engine ${inUse}, the one in use. If you block that one, nothing is scored and uploads wait until another version is deployed.`}
        </p>
        {blocked.map(({ version, reason, createdAt, hiddenAt }) => (
          <div key={version} className="grid gap-3 border-l-2 border-line pl-4">
            <p className="[overflow-wrap:anywhere]">
              <span className="font-medium">Engine {version} is blocked</span> since{" "}
              <LocalTime value={createdAt} />: {reason}
              {hiddenAt === null && " Its last figures are being hidden."}
            </p>
            <BlockForm
              intent="unblock"
              version={version}
              button={`Lift the Block of ${version}`}
              label="Why it may be shown again"
              answer={answer}
            />
          </div>
        ))}
        <BlockForm
          // What was typed is done.
          key={blocked.length}
          intent="block"
          version={null}
          button="Block"
          label="What is wrong with it"
          answer={answer}
        />
      </div>
    </Card>
  );
}

function BlockForm({
  intent,
  version,
  button,
  label,
  answer,
}: {
  intent: "block" | "unblock";
  version: string | null;
  button: string;
  label: string;
  answer: IncidentAnswer | undefined;
}) {
  const sent = useNavigation().formData;
  const id = `${intent}-${version ?? "version"}`;
  const busy = sent?.get("intent") === intent && (version === null || sent.get("version") === version);
  const failed =
    answer?.intent === intent && (version === null || answer.version === version) ? answer : null;
  return (
    <Form method="post" className="grid gap-4">
      {failed && <Banner kind="error">{failed.error}</Banner>}
      {version === null ? (
        <Field label="Version" htmlFor={id} hint="three numbers, such as 2.7.0">
          <input
            id={id}
            name="version"
            maxLength={20}
            autoComplete="off"
            defaultValue={failed?.version}
            className={`${inputClass} max-w-48`}
          />
        </Field>
      ) : (
        <input type="hidden" name="version" value={version} />
      )}
      <Field label={label} htmlFor={`${id}-words`}>
        <textarea
          id={`${id}-words`}
          name="words"
          rows={2}
          maxLength={1000}
          autoComplete="off"
          defaultValue={failed?.typed}
          className={textareaClass}
        />
      </Field>
      <Button name="intent" value={intent} look="secondary" busy={busy} className="justify-self-start">
        {button}
      </Button>
    </Form>
  );
}
