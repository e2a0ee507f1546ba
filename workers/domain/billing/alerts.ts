import type { BatchItem } from "drizzle-orm/batch";
import { billingAlerts } from "../../../db/schema";
import type { Deps } from "../deps";
import { prepareMail } from "../mail/prepare-mail";

type Row = typeof billingAlerts.$inferInsert;

export type Alert = Pick<Row, "kind" | "subject" | "data"> & { customerId: string | null };

/**
 * Alerts for staff as statements for the caller's batch, with a mail to our own mailbox that leaves with the next sweep.
 * One that is there already, open or resolved, isn't written again.
 */
export function prepareAlerts(
  deps: Pick<Deps, "db" | "now" | "site">,
  alerts: Alert[],
): BatchItem<"sqlite">[] {
  return alerts.flatMap(({ kind, subject, customerId, data }): BatchItem<"sqlite">[] => [
    deps.db.shared
      .insert(billingAlerts)
      .values({ kind, subject, customerId, data, createdAt: deps.now() })
      .onConflictDoNothing(),
    prepareMail(
      deps,
      {
        to: deps.site.infoMailbox,
        template: "billing-alert",
        data: { kind, subject, url: `${deps.site.origin}/admin/billing` },
      },
      `billing-alert.${kind}.${subject}`,
    ).insert.onConflictDoNothing(),
  ]);
}
