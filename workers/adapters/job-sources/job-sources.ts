import { createLinkedIn } from "./linkedin";
import type { JobSources } from "./port";

type Options = {
  linkedIn: string;
  /** what plays the boards on a developer's machine */
  boards: string | undefined;
  site: string;
};

/** Everything that is read of jobs elsewhere. Boards are read by messages alone, so their code is loaded for these. */
export function createJobSources({ linkedIn, boards, site }: Options): JobSources {
  return {
    ...createLinkedIn({ origin: linkedIn, site }),
    async readBoard(board) {
      const { readBoard } = await import("./boards/read-board");
      return readBoard(board, { standIn: boards, site });
    },
  };
}
