import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PublicShell } from "~/components/layout/public-shell";
import { PageHead } from "~/components/marketing/shared/page-head";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";

/** What a mailed link of a list opens: what it would do, and the button that does it. */
export function ListLinkPage({
  title,
  lead,
  error,
  token,
  button,
  children,
}: {
  title: string;
  lead: ReactNode;
  error?: string | null;
  token: string;
  /** none where there is nothing left to do */
  button?: string;
  children?: ReactNode;
}) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <PublicShell>
      <PageHead title={title} lead={lead}>
        {error && <Banner kind="error">{error}</Banner>}
        {button && (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button busy={busy}>{busy ? "One moment..." : button}</Button>
          </Form>
        )}
        {children}
      </PageHead>
    </PublicShell>
  );
}
