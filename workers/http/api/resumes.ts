import { Hono } from "hono";
import { AppError } from "../../domain/errors";
import { exportJsonResume } from "../../domain/resumes/export-json-resume";
import { makeFileAddress } from "../../domain/resumes/files/make-file-address";
import { openResumeFile, openSignedFile, type ResumeFile } from "../../domain/resumes/files/open-resume-file";
import { isAddressUse } from "../../domain/resumes/files/sign-file-address";
import { getResume } from "../../domain/resumes/get-resume";
import { getResumeStatus } from "../../domain/resumes/get-resume-status";
import { listResumes } from "../../domain/resumes/list-resumes";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { attachment } from "../attachment";
import { requireApiSeeker } from "../guards";
import { firstUpload, noteStep } from "../requests/note-step";
import { receiveResumes } from "../requests/receive-upload";

const noStore = { "Cache-Control": "no-store" };

/** The file may hold scripts: none runs on our site. */
function download({ body, size, fileName, fileType }: ResumeFile): Response {
  return new Response(body, {
    headers: {
      "Content-Type": fileType,
      "Content-Length": String(size),
      "Content-Disposition": attachment(fileName),
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

export const resumesApi = new Hono<AppEnv>()
  .post("/", access("seeker"), async (c) => {
    const user = await requireApiSeeker(c);
    const { accepted, refused } = await receiveResumes(c.get("deps"), { request: c.req.raw, user });
    await noteStep(c, "uploaded", firstUpload(user, accepted));
    const [first] = refused;
    if (accepted.length > 0 || !first) return c.json({ accepted, refused }, 202, noStore);
    return c.json({ error: "no-file-accepted", message: first.reason, accepted, refused }, 400, noStore);
  })
  .get("/", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    return c.json({ resumes: await listResumes(c.get("deps"), { userId }) }, 200, noStore);
  })
  .get("/:resumeId", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    const status = await getResumeStatus(c.get("deps"), { userId, resumeId: c.req.param("resumeId") });
    return c.json(status, 200, noStore);
  })
  .get("/:resumeId/live", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    const resumeId = c.req.param("resumeId");
    await getResume(c.get("deps"), { userId, resumeId });
    if (c.req.header("upgrade")?.toLowerCase() !== "websocket") {
      return c.json({ error: "invalid-input", message: "A WebSocket connection is needed here." }, 426);
    }
    const { webSocket } = await c.env.BATCHES.get(c.env.BATCHES.idFromName(resumeId)).fetch(c.req.raw);
    // A response of our own: headers of one that was fetched can't be changed by the middleware.
    return new Response(null, { status: 101, webSocket });
  })
  .get("/:resumeId/json-resume", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    const own = { userId, resumeId: c.req.param("resumeId") };
    const { fileName, text } = await exportJsonResume(c.get("deps"), own);
    return c.body(text, 200, {
      "Content-Type": "application/json",
      "Content-Disposition": attachment(fileName),
      "Cache-Control": "private, no-store",
    });
  })
  .get("/:resumeId/file", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    return download(await openResumeFile(c.get("deps"), { userId, resumeId: c.req.param("resumeId") }));
  })
  /** `?for=resume-analysis` or `job-analysis`. */
  .get("/:resumeId/address", access("seeker"), async (c) => {
    const { userId } = await requireApiSeeker(c);
    const resumeId = c.req.param("resumeId");
    const use = c.req.query("for") ?? "resume-analysis";
    if (!isAddressUse(use)) throw new AppError("invalid-input");
    const { url, expiresAt } = await makeFileAddress(c.get("deps"), { userId, resumeId, use });
    return c.json({ url, expires_at: new Date(expiresAt).toISOString() }, 200, noStore);
  });

/** Files under signed addresses: the signature is the key, and no session is asked for. */
export const signedFilesApi = new Hono<AppEnv>().get("/resumes/:resumeId", access("own"), async (c) => {
  const { expires = "", signature = "" } = c.req.query();
  const resumeId = c.req.param("resumeId");
  return download(await openSignedFile(c.get("deps"), { resumeId, expires, signature }));
});
