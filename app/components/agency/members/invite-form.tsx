import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field, inputClass } from "~/components/ui/fields/field";
import { Select } from "~/components/ui/fields/select";
import { paths } from "~/lib/paths";
import type { Seats } from "../../../../workers/domain/agencies/members/seats";
import { RoleOptions } from "./role-options";

/** Address and role of a new colleague; where no seat is free, why. */
export function InviteForm({ seats }: { seats: Seats }) {
  const busy = useNavigation().formData?.get("intent") === "invite";
  const { taken, limit } = seats;
  return (
    <>
      <p className="text-sm text-soft">
        {limit === null
          ? `${taken} ${taken === 1 ? "seat is" : "seats are"} taken. Your plan has no limit.`
          : `${taken} of your plan's ${limit} ${limit === 1 ? "seat" : "seats"} ${taken === 1 ? "is" : "are"} taken, counting open invitations.`}{" "}
        The person you invite gets a link by mail and can work at once.
      </p>
      <Form
        method="post"
        action={paths.members}
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
      >
        <input type="hidden" name="intent" value="invite" />
        <Field label="Email" htmlFor="invite-email">
          <input
            id="invite-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            className={inputClass}
          />
        </Field>
        <Field label="Role" htmlFor="invite-role">
          <Select id="invite-role" name="role" defaultValue="recruiter">
            <RoleOptions />
          </Select>
        </Field>
        <Button busy={busy}>Send Invitation</Button>
      </Form>
    </>
  );
}
