import type { SourceKeys } from "./boards/vendor";
import { createLinkedIn } from "./linkedin";
import type { JobSources } from "./port";

type Options = {
  linkedIn: string;
  /** what plays the boards on a developer's machine */
  boards: string | undefined;
  site: string;
  keys: SourceKeys;
};

/** Everything that is read of jobs elsewhere. Boards' code is loaded when one is read. */
export function createJobSources({ linkedIn, boards, site, keys }: Options): JobSources {
  return {
    ...createLinkedIn({ origin: linkedIn, site }),
    async readBoard(board) {
      const { fetchBoard } = await import("./boards/read-board");
      return fetchBoard(board, { standIn: boards, site, keys });
    },
    async readPosting(posting) {
      const { fetchPosting } = await import("./boards/read-posting");
      return fetchPosting(posting, { standIn: boards, site, keys });
    },
  };
}
