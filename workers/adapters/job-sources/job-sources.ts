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
      const { readBoard } = await import("./boards/read-board");
      return readBoard(board, { standIn: boards, site, keys });
    },
    async readPosting(posting) {
      const { readPosting } = await import("./boards/read-posting");
      return readPosting(posting, { standIn: boards, site, keys });
    },
  };
}
