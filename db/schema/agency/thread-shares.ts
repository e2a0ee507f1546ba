import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { agents } from "../agencies";
import { createdAt } from "../columns";
import { threads } from "../threads";

/** Colleagues who see a thread besides the one whose it is; what they may do there is their role's (RULINGS 57). */
export const threadShares = sqliteTable(
  "campaign_shares",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.threadId] }),
    index("campaign_shares_campaign_idx").on(t.threadId),
  ],
);
