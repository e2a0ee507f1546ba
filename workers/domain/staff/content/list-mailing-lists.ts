import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { mailingListEntries } from "../../../../db/schema";
import { MAILING_LISTS, type MailingList } from "../../content/mailing-lists";
import type { Deps } from "../../deps";

/** Those that were never confirmed go after a week. */
export type ListCounts = { list: MailingList; confirmed: number; unconfirmed: number };

export async function listMailingLists({ db }: Pick<Deps, "db">): Promise<ListCounts[]> {
  const { list: column, confirmedAt } = mailingListEntries;
  return Promise.all(
    (Object.keys(MAILING_LISTS) as MailingList[]).map(async (list) => {
      const [confirmed, unconfirmed] = await Promise.all(
        [isNotNull(confirmedAt), isNull(confirmedAt)].map((state) =>
          db.shared.$count(mailingListEntries, and(eq(column, list), state)),
        ),
      );
      return { list, confirmed: confirmed ?? 0, unconfirmed: unconfirmed ?? 0 };
    }),
  );
}
