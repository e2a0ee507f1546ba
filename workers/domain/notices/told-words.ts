import type { toldWays } from "../../../db/schema";

export type ToldWay = (typeof toldWays)[number];

/** How a person was told, as lists say it. "page": a mail with the address of their page. */
export const TOLD_WORDS: Record<ToldWay, string> = {
  page: "by a mail with their page",
  posting: "in the posting",
  mail: "by a mail of your own",
  spoken: "in a conversation",
  other: "in another way",
};

export const NOTED_WAYS = ["mail", "posting", "spoken", "other"] as const satisfies ToldWay[];
