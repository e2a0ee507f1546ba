import type { BatchItem } from "drizzle-orm/batch";
import { contractDeclarations } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { MailData } from "../../mail/mail-data";
import { prepareMail } from "../../mail/prepare-mail";
import { newNumber } from "../../public-number";

type Row = typeof contractDeclarations.$inferSelect;

export type Declaration = Pick<Row, "kind"> & {
  name: string;
  email: string;
  contract: string;
  wish: string;
  userId: string | null;
  orderId: string | null;
};

/** What became of it so far: "done", "soon" (it takes effect by itself), "checked" (by a person). */
export type DeclarationOutcome = MailData["declaration-received"]["outcome"];

/** The receipt that is shown and mailed. Times in UTC ms. */
export type ReceivedDeclaration = Omit<Declaration, "userId" | "orderId"> & {
  number: string;
  receivedAt: number;
  outcome: DeclarationOutcome;
};

type Input = Declaration & { id: string; outcome: DeclarationOutcome; doneAt?: number };

/** A declaration's row and the mail that confirms it, for the caller's batch. */
export function prepareDeclaration(
  deps: Pick<Deps, "db" | "now">,
  { outcome, ...declaration }: Input,
): {
  receipt: ReceivedDeclaration;
  statements: BatchItem<"sqlite">[];
  task: ReturnType<typeof prepareMail>["task"];
} {
  const { id, kind, name, email, contract, wish, userId } = declaration;
  const [number, receivedAt] = [newNumber("W"), deps.now()];
  const receipt = { kind, name, email, contract, wish, number, receivedAt, outcome };
  const { insert, task } = prepareMail(
    deps,
    {
      to: email,
      ...(userId ? { userId } : {}),
      template: "declaration-received",
      data: receipt,
    },
    `declaration-received.${id}`,
  );
  const row = deps.db.shared
    .insert(contractDeclarations)
    .values({ ...declaration, number, createdAt: receivedAt });
  return { receipt, statements: [row, insert], task };
}

export function receiptOf(row: Row, outcome: DeclarationOutcome): ReceivedDeclaration {
  const { kind, name, email, contract, wish, number, createdAt } = row;
  return {
    ...{ kind, number, outcome, receivedAt: createdAt },
    ...{ name: name ?? "", email: email ?? "", contract: contract ?? "", wish: wish ?? "" },
  };
}
