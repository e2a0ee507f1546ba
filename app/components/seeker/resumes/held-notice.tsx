import { Form, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** A file that was chosen before there was an account to take it. `waits`: for the address to be confirmed. */
export function HeldNotice({ name, waits }: { name: string; waits: boolean }) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <Banner kind="info">
      <div className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
        <p>
          <strong>{`We keep ${name} for you.`}</strong>{" "}
          {waits
            ? "It is read as soon as your email address is confirmed: the button in our mail leads to the result."
            : "You chose it before you signed in."}
        </p>
        <Form method="post" action={paths.myResumes} className="flex flex-wrap gap-2">
          {!waits && (
            <Button name="intent" value="take-held" size="small" busy={busy}>
              Upload and Analyze
            </Button>
          )}
          <Button name="intent" value="drop-held" look="secondary" size="small" busy={busy}>
            Don’t Keep It
          </Button>
        </Form>
      </div>
    </Banner>
  );
}
