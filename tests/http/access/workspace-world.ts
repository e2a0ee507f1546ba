import { deleteApplication } from "../../../workers/domain/applications/delete-application";
import { trackMatch } from "../../../workers/domain/applications/track-match";
import { deleteDraft } from "../../../workers/domain/drafts/delete-draft";
import { saveDraft } from "../../../workers/domain/drafts/save-draft";
import { deleteMatch } from "../../../workers/domain/matches/delete-match";
import { createShare, withdrawShare } from "../../../workers/domain/matches/sharing/share-match";
import { deleteResume } from "../../../workers/domain/resumes/delete-resume";
import { deliver, type TestDeps } from "../../support/faults";
import { analyse } from "../../support/samples/job-analyses";
import { pdfFiles, upload } from "../../support/samples/seeker-resumes";

/** A job seeker's résumé, its analysis against a job, and a link to that: each existing, and one deleted. */
export async function createWorkspace(deps: TestDeps, userId: string) {
  const user = { userId, emailVerified: true };
  const { accepted } = await upload(deps, user, pdfFiles(2));
  await deliver(deps, deps.sentOwn.splice(0));
  const [resumeId = "", goneResume = ""] = accepted.map(({ id }) => id);
  const { id: matchId } = await analyse(deps, user, resumeId);
  const { id: goneMatch } = await analyse(deps, user, resumeId);
  const own = { userId, matchId };
  const [share, goneShare] = [await createShare(deps, own), await createShare(deps, own)];
  await withdrawShare(deps, { ...own, shareId: goneShare.id });
  const { id: application } = await trackMatch(deps, own);
  const { id: goneApplication } = await trackMatch(deps, { userId, matchId: goneMatch });
  await deleteApplication(deps, { userId, applicationId: goneApplication });
  const content = { lines: [{ look: "bullet" as const, text: "Built payment services" }], edits: [] };
  const { id: draft } = await saveDraft(deps, { ...own, seen: 0, content });
  const { id: goneDraft } = await saveDraft(deps, { ...own, seen: 1, content });
  await deleteDraft(deps, { ...own, draftId: goneDraft });
  await deleteMatch(deps, { userId, matchId: goneMatch });
  await deleteResume(deps, { userId, resumeId: goneResume });
  return {
    resume: { own: resumeId, deleted: goneResume },
    match: { own: matchId, deleted: goneMatch },
    draft: { own: draft, deleted: goneDraft },
    application: { own: application, deleted: goneApplication },
    share: { own: share.token, deleted: goneShare.token },
  };
}
