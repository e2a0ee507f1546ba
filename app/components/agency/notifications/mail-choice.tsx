import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { RadioGroup } from "~/components/ui/fields/radio-group";
import { paths } from "~/lib/paths";
import type { NotificationMails } from "../../../../workers/domain/notifications/notification-mails";

export function MailChoice({ mails }: { mails: NotificationMails }) {
  const busy = useNavigation().formData?.get("intent") === "mails";
  return (
    <Card title="Mails About Your Job Threads" id="notifications">
      <Form method="post" action={paths.notifications} className="grid gap-4">
        <input type="hidden" name="intent" value="mails" />
        <RadioGroup
          key={mails}
          legend="What your notifications tell: ended uploads, failures, clients’ answers, and who is about to be erased"
          name="mails"
          defaultValue={mails}
          options={[
            { value: "daily", label: "Once a day", hint: "In the morning, at 07:00 UTC" },
            {
              value: "at-once",
              label: "At once",
              hint: "Within minutes, what happened together in one mail",
            },
            { value: "off", label: "Off", hint: "You find them behind the bell" },
          ]}
        />
        <p className="text-sm text-soft">
          Mails that you ask for, and those about your plan, its limits and your account, go out in any case.
          No mail names a candidate.
        </p>
        <div>
          <Button look="secondary" busy={busy}>
            {busy ? "Saving..." : "Save"}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
