import type { ReactNode } from "react";
import { LinkTabs } from "~/components/ui/link-tabs";
import { agencyPaths } from "~/lib/agency-paths";

export function ReportHead({
  title,
  current,
  children,
}: {
  title: string;
  current: "reviewers" | "bias-audit";
  children: ReactNode;
}) {
  return (
    <div className="grid gap-4">
      <LinkTabs
        label="Reports"
        tabs={[
          { to: agencyPaths.reviewers, label: "Reviewers", current: current === "reviewers" },
          { to: agencyPaths.biasAudit, label: "Bias audit", current: current === "bias-audit" },
        ]}
      />
      <div className="grid gap-1">
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-soft">{children}</p>
      </div>
    </div>
  );
}
