import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/fields/checkbox";
import { paths } from "~/lib/paths";

export function ReminderSection({ isOn }: { isOn: boolean }) {
  const busy = useNavigation().formData?.get("intent") === "reminder-mails";
  return (
    <Card title="Reminders of Your Applications" id="reminders">
      <Form method="post" action={paths.applications} className="grid gap-4">
        <input type="hidden" name="intent" value="reminder-mails" />
        <Checkbox
          key={String(isOn)}
          name="reminders"
          defaultChecked={isOn}
          label="Remind me by mail"
          hint="On the days that you asked to be reminded of, at 07:00 UTC: all of a day in one mail"
          className="py-0"
        />
        <div>
          <Button look="secondary" busy={busy}>
            {busy ? "Saving..." : "Save"}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
