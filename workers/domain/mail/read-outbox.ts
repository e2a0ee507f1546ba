import { desc, eq } from "drizzle-orm";
import { outbox } from "../../../db/schema";
import type { MailMessage } from "../../adapters/mail/port";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { MailTemplate } from "./mail-data";
import { readMailData } from "./read-mail-data";
import { renderMail } from "./render-mail";

const SHOWN = 100;

export type OutboxLine = {
  mailId: string;
  to: string;
  subject: string;
  status: "queued" | "sent" | "failed";
  createdAt: number;
};

export type OutboxMail = OutboxLine & Pick<MailMessage, "text" | "html" | "attachments">;

type Reader = Pick<Deps, "db" | "signer" | "site">;
type Row = typeof outbox.$inferSelect;

/** Only on a developer's machine, where no mail leaves it. @throws AppError "not-found" */
function requireStoredMails({ site }: Pick<Deps, "site">): void {
  if (!site.storesMails) throw new AppError("not-found");
}

export async function listOutbox(deps: Reader): Promise<OutboxLine[]> {
  requireStoredMails(deps);
  const rows = await deps.db.shared.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(SHOWN);
  return Promise.all(
    rows.map(async (row) => ({
      ...lineOf(row),
      subject: (await read(row, deps))?.subject ?? row.template,
    })),
  );
}

export async function readOutboxMail(deps: Reader, { mailId }: { mailId: string }): Promise<OutboxMail> {
  requireStoredMails(deps);
  const [row] = await deps.db.shared.select().from(outbox).where(eq(outbox.id, mailId));
  const mail = row && (await read(row, deps));
  if (!row || !mail) throw new AppError("not-found");
  return { ...lineOf(row), ...mail };
}

function lineOf({ id, toAddress, status, createdAt }: Row) {
  return { mailId: id, to: toAddress, status, createdAt };
}

async function read(row: Row, deps: Reader) {
  const data = await readMailData(deps, row);
  return data && renderMail(row.template as MailTemplate, data, deps.site);
}
