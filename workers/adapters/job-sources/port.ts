import type { jobBoards } from "../../../db/schema";
import type { EmploymentType } from "../../engine/types";

export type SourcePosting = {
  title: string;
  description: string;
  companyName: string | null;
  location: string | null;
  employmentType: EmploymentType | null;
};

export type SourceAnswer = { ok: true; posting: SourcePosting } | { ok: false; reason: string };

export type BoardSource = typeof jobBoards.$inferSelect.source;

export type Pay = {
  min: number | null;
  max: number | null;
  currency: string;
  period: "year" | "month" | "week" | "day" | "hour";
};

/** A posting in its source's words: nothing is added, markup is text. */
export type BoardPosting = {
  sourceId: string;
  title: string;
  company: string | null;
  places: string[];
  /** a code or a name, as the source has it */
  country: string | null;
  isRemote: boolean | null;
  employment: EmploymentType | null;
  pay: Pay | null;
  text: string;
  url: string;
  postedAt: number | null;
};

export type BoardRequest = {
  source: BoardSource;
  token: string;
  /** what the last good answer carried; null to read it whatever it is */
  etag: string | null;
  lastModified: string | null;
  contentHash: string | null;
  /** when it was last read well: sources of changes are asked for what came since */
  since: number | null;
  /** postings whose text is stored: sources with an address for each aren't asked for them again */
  known: ReadonlySet<string>;
};

export type BoardAnswer =
  | {
      kind: "read";
      postings: BoardPosting[];
      /** all that stand on the board, also those whose words could not be read */
      listed: string[];
      /** those that the source says are closed */
      removed: string[];
      /** whether whatever isn't listed is gone */
      isComplete: boolean;
      etag: string | null;
      lastModified: string | null;
      /** null where some texts are still to be fetched: the next read goes on */
      contentHash: string | null;
    }
  | { kind: "unchanged" }
  | { kind: "gone" }
  /** nothing can be said about its postings */
  | { kind: "unknown"; reason: string; retryAfterSeconds: number | null };

/** One posting of an employer's board: its id there, or its address's last part. */
export type PostingRequest = { source: BoardSource; token: string; posting: string };

export type PostingAnswer = { ok: true; posting: BoardPosting } | { ok: false; reason: string };

export type JobSources = {
  readLinkedIn: (jobId: string) => Promise<SourceAnswer>;
  readBoard: (board: BoardRequest) => Promise<BoardAnswer>;
  readPosting: (posting: PostingRequest) => Promise<PostingAnswer>;
};
