import type { ReactNode } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { fileSize } from "~/lib/format";
import { useRevalidationWhile } from "~/lib/hooks/use-revalidation-while";
import { paths } from "~/lib/paths";
import { IntentForm, useIsSending } from "./intent-form";

export type ShownExport = {
  id: string;
  status: "pending" | "ready" | "failed";
  bytes: number | null;
  expiresAt: number | null;
  createdAt: number;
};

/** A copy of everything that is held about the account: asked for, under way, ready, or failed. */
export function ExportSection({
  dataExport,
  children,
}: {
  dataExport: ShownExport | null;
  children: string;
}) {
  const isPending = dataExport?.status === "pending";
  useRevalidationWhile(isPending);
  return (
    <Card title="Your Data">
      <div className="grid justify-items-start gap-4">
        <p className="text-soft">{children}</p>
        {isPending && <p role="status">Your data is being prepared. We mail you as soon as it is ready.</p>}
        {dataExport?.status === "ready" && <ReadyExport dataExport={dataExport} />}
        {dataExport?.status === "failed" && (
          <p role="status">Preparing your data of {<LocalDate value={dataExport.createdAt} />} failed.</p>
        )}
        {!isPending && <AskForExport>{labels[dataExport?.status ?? "none"]}</AskForExport>}
      </div>
    </Card>
  );
}

const labels = {
  none: "Prepare My Data",
  ready: "Prepare a New Copy",
  failed: "Try again",
  pending: "",
};

/** What the mail leads to that says that an archive is ready. */
export function ExportCard({ dataExport }: { dataExport: ShownExport }) {
  return (
    <Card>
      <div className="grid gap-4">
        <p className="text-soft">
          Everything that Plumbline holds about you, in one ZIP file. Its README.txt says what is in it.
        </p>
        <ReadyExport dataExport={dataExport} />
      </div>
    </Card>
  );
}

/** The archive that can be fetched: when it was made, how large it is, how long it stays. */
function ReadyExport({ dataExport }: { dataExport: ShownExport }) {
  const { id, bytes, createdAt, expiresAt } = dataExport;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Copy of <LocalDate value={createdAt} />, {fileSize(bytes ?? 0)}
        {expiresAt !== null && (
          <span className="text-soft">
            {" "}
            · kept until <LocalDate value={expiresAt} />
          </span>
        )}
      </p>
      <a href={paths.exportFile(id)} download className={buttonClass()}>
        Download ZIP
      </a>
    </div>
  );
}

function AskForExport({ children }: { children: ReactNode }) {
  const busy = useIsSending("export");
  return (
    <IntentForm intent="export">
      <Button look="secondary" disabled={busy}>
        {busy ? "Asking..." : children}
      </Button>
    </IntentForm>
  );
}
