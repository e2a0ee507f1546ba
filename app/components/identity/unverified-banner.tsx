import { Form } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";

export function UnverifiedBanner({ email }: { email: string }) {
  return (
    <Banner kind="info">
      <div className="grid justify-items-start gap-3">
        <p>
          <strong>Confirm your email address.</strong> We have sent a link to {email}. Open it and press the
          button there: uploads are open to you then.
        </p>
        <Form method="post" action={paths.verifyEmail}>
          <Button name="intent" value="resend" look="secondary" size="small">
            Send a New Link
          </Button>
        </Form>
      </div>
    </Banner>
  );
}
