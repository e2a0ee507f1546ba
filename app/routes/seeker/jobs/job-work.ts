import { paths } from "~/lib/paths";
import type { Deps } from "../../../../workers/domain/deps";
import { AppError } from "../../../../workers/domain/errors";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { parseJobQuery } from "../../../../workers/domain/jobs/search/job-query";
import type { NothingFound } from "../../../../workers/domain/jobs/search/start-search";
import { findSearch } from "./read-jobs";

type Work = {
  user: { userId: string; emailVerified: boolean };
  form: FormData;
  search: string;
};

/** Does what a form of the page asks for. Answer: where to go then, or what a search didn't find. */
export async function jobWork(
  deps: Deps,
  { user, form, search }: Work,
): Promise<{ to: string | null; nothing: NothingFound | null }> {
  const text = (name: string) => String(form.get(name) ?? "");
  const resumeId = text("resume");
  const { userId } = user;
  const own = { userId, postingId: Number(text("posting")) };
  const back = (at = "") => ({ to: paths.jobs + search + at, nothing: null });
  if (!form.has("intent") || text("intent") === "search") {
    const { startSearch } = await import("../../../../workers/domain/jobs/search/start-search");
    const given = { resumeId, position: text("position"), location: text("location") };
    const nothing = await startSearch(deps, { user, ...given });
    return { to: nothing ? null : paths.jobsOf(resumeId), nothing };
  }
  if (text("intent") === "save") {
    await countWork(deps, { work: "tracking", userId });
    const { saved, resume: _, ...filter } = parseJobQuery(new URLSearchParams(search));
    const shown = await findSearch(deps, { userId, resumeId }, { saved });
    if (!shown) throw new AppError("position-missing");
    const { position, location } = shown;
    const { saveSearch } = await import("../../../../workers/domain/jobs/saved/save-search");
    await saveSearch(deps, { user, resumeId, position, location, filter });
    return { to: `${paths.savedSearches}?done=saved`, nothing: null };
  }
  const { hidePosting, matchPosting, showPosting, trackPosting } = await import(
    "../../../../workers/domain/jobs/search/work-on-posting"
  );
  const isAnalysis = text("intent") === "analyze";
  await countWork(deps, { work: isAnalysis ? "analysis" : "tracking", userId });
  switch (text("intent")) {
    case "analyze":
      await matchPosting(deps, { ...own, resumeId });
      return back(`#job-${own.postingId}`);
    case "track":
      await trackPosting(deps, own);
      return back(`#job-${own.postingId}`);
    case "hide":
      await hidePosting(deps, own);
      return back(`${search ? "&" : "?"}hidden=${own.postingId}`);
    case "show":
      await showPosting(deps, own);
      return back(`#job-${own.postingId}`);
    default:
      throw new AppError("invalid-input");
  }
}
