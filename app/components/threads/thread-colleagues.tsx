import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { Field } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import type { ThreadColleague } from "../../../workers/domain/threads/share-thread";

type Props = { colleagues: ThreadColleague[]; busy: boolean };

const ACCESS = {
  theirs: () => "Their job thread",
  shared: ({ role }: ThreadColleague) => (role === "viewer" ? "Shared: reads" : "Shared: works on it"),
  owner: () => "Owner: sees every job thread",
};

function nameOf({ fullName, isSelf }: ThreadColleague): string {
  return isSelf ? `${fullName} (you)` : fullName;
}

export function Sharers({ colleagues, canShare, busy }: Props & { canShare: boolean }) {
  return (
    <ul aria-label="Who sees this job thread" className="divide-y divide-line border-y border-line">
      {colleagues.map((colleague) => {
        const { id, access, fullName } = colleague;
        if (access === null) return null;
        return (
          <li key={id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {nameOf(colleague)}
              <span className="block text-sm text-soft">
                {access === "theirs" && colleague.isSelf ? "Your job thread" : ACCESS[access](colleague)}
              </span>
            </span>
            {canShare && access === "shared" && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="colleague" value={id} />
                <Button
                  name="intent"
                  value="unshare"
                  look="quiet"
                  size="small"
                  busy={busy}
                  aria-label={`Stop sharing with ${fullName}`}
                >
                  Stop Sharing
                </Button>
              </Form>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function ShareForm({ colleagues, busy }: Props) {
  const others = colleagues.filter(({ access }) => access === null || access === "owner");
  if (others.length === 0)
    return <p className="text-sm text-soft">There is nobody else in your company to share it with.</p>;
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="share" />
      <Field label="Share with" htmlFor="share-with" hint="Recruiters work on it with you, viewers read it.">
        <Select id="share-with" name="colleague">
          {others.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {nameOf(colleague)}
            </option>
          ))}
        </Select>
      </Field>
      <Button busy={busy} className="justify-self-end">
        Share
      </Button>
    </Form>
  );
}

export function PassForm({ colleagues, busy }: Props) {
  const heirs = colleagues.filter(({ access, role }) => access !== "theirs" && role !== "viewer");
  const former = colleagues.find(({ access }) => access === "theirs");
  if (heirs.length === 0) return null;
  return (
    <Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="intent" value="pass" />
      <Field
        label="Pass on to"
        htmlFor="pass-to"
        hint="The job thread becomes theirs, with all its candidates. Clients’ answers are mailed to them."
      >
        <Select id="pass-to" name="colleague">
          {heirs.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {nameOf(colleague)}
            </option>
          ))}
        </Select>
      </Field>
      {former && (
        <Checkbox
          name="keep"
          defaultChecked
          label={former.isSelf ? "Keep it shared with me" : `Keep it shared with ${former.fullName}`}
        />
      )}
      <Button look="secondary" busy={busy} className="justify-self-end">
        Pass On
      </Button>
    </Form>
  );
}
