import { Hono } from "hono";
import { openResumeFile } from "../../domain/candidates/get-candidate";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { requireApiAgent } from "../guards";

/** Candidates: the files as they were uploaded. */
export const candidatesApi = new Hono<AppEnv>().get("/:candidateId/resume", access("agent"), async (c) => {
  const agent = await requireApiAgent(c);
  const candidateId = c.req.param("candidateId");
  const file = await openResumeFile(c.get("deps"), { agent, candidateId });
  return new Response(file.body, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.size),
      "Content-Disposition": attachment(file.fileName),
      "Cache-Control": "private, no-store",
      // Whatever the file holds, it runs nothing on our site.
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
});

/** A download under the name it was uploaded with (RFC 6266, with an ASCII fallback). */
function attachment(fileName: string): string {
  const ascii = fileName.normalize("NFKD").replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
