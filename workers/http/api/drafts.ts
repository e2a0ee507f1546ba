import { Hono } from "hono";
import { exportDraft } from "../../domain/drafts/export-draft";
import { access } from "../access/rules";
import type { AppContext, AppEnv } from "../app-context";
import { exportResponse } from "../export-response";
import { requireApiSeeker } from "../guards";

async function* whole(text: string) {
  yield text;
}

async function exported(c: AppContext, draftId: string, format: "txt" | "json"): Promise<Response> {
  const { userId } = await requireApiSeeker(c);
  const { text, ...file } = await exportDraft(c.get("deps"), { userId, draftId, format });
  return exportResponse({ ...file, lines: whole(text) });
}

/** Versions of a seeker's drafts as files; the Word file is written in the browser. */
export const draftsApi = new Hono<AppEnv>()
  .get("/:draftId/text", access("seeker"), (c) => exported(c, c.req.param("draftId"), "txt"))
  .get("/:draftId/json-resume", access("seeker"), (c) => exported(c, c.req.param("draftId"), "json"));
