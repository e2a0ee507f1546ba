import { getMultipartBoundary, type MultipartPart, parseMultipartRequest } from "@remix-run/multipart-parser";
import type { Deps } from "../../domain/deps";
import { type AcceptedUpload, acceptUpload } from "../../domain/documents/uploads/accept-upload";
import { AppError } from "../../domain/errors";
import type { IncomingFile } from "../../domain/files/store-file";
import { MAX_FILE_BYTES, MAX_FILES_PER_REQUEST } from "../../domain/files/upload-limits";
import type { ActiveAgent, SignedInUser } from "../../domain/identity/session/signed-in-user";
import { countWork } from "../../domain/identity/work-throttle";
import { type AcceptedResumes, acceptResumes } from "../../domain/resumes/accept-resumes";
import { type Held, holdResume } from "../../domain/resumes/held/hold-resume";
import { wrapError } from "../../domain/wrap-error";
import type { AppContext } from "../app-context";
import { readHeldToken } from "../cookies/held-cookie";
import { toAppError } from "../errors";

/** A file up to twice the limit is read to its end, so that it can be refused by name next to the others. */
const MAX_PART_BYTES = 2 * MAX_FILE_BYTES;

function partsOf(request: Request, most = MAX_FILES_PER_REQUEST): AsyncGenerator<MultipartPart> {
  return parseMultipartRequest(request, {
    maxFileSize: MAX_PART_BYTES,
    maxTotalSize: most * MAX_PART_BYTES,
    maxParts: MAX_FILES_PER_REQUEST * 60,
  });
}

async function* filesOf(request: Request, most?: number): AsyncGenerator<IncomingFile> {
  for await (const part of partsOf(request, most)) {
    const file = fileOf(part);
    if (file) yield file;
  }
}

/** A plain form's files, and the field before them that says where they come from: read when it is asked for. */
function withSource(request: Request) {
  const parts = partsOf(request);
  let first: IncomingFile | null = null;
  return {
    async readSource(): Promise<string | null> {
      let source: string | null = null;
      for (let next = await parts.next(); !next.done; next = await parts.next()) {
        const part = next.value;
        if (!part.isFile && part.name === "source") source = part.text;
        first = fileOf(part);
        if (first) break;
      }
      return source;
    },
    files: (async function* () {
      if (first) yield first;
      for await (const part of parts) {
        const file = fileOf(part);
        if (file) yield file;
      }
    })(),
  };
}

/** A picker that nothing was chosen with sends a part without name and bytes. */
function fileOf(part: MultipartPart): IncomingFile | null {
  if (!part.isFile || !(part.filename || part.size > 0)) return null;
  return { name: part.filename ?? "resume.pdf", bytes: part.bytes };
}

/** RFC 2046, 5.1.1. Looking for one takes time by its length. */
const MAX_BOUNDARY = 70;

function requireFiles(request: Request): void {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new AppError("no-files");
  if ((getMultipartBoundary(type)?.length ?? 0) > MAX_BOUNDARY) throw new AppError("invalid-input");
}

export async function receiveUpload(
  deps: Deps,
  { request, agent, threadId }: { request: Request; agent: ActiveAgent; threadId: string },
): Promise<AcceptedUpload> {
  requireFiles(request);
  const asked = new URL(request.url).searchParams;
  const [batchId, named] = [asked.get("batch"), asked.get("source")];
  try {
    await countWork(deps, { work: "agency-upload", userId: agent.userId });
    const sent = named === null ? withSource(request) : null;
    return await acceptUpload(deps, {
      ...{ agent, threadId, batchId },
      files: sent?.files ?? filesOf(request),
      readSource: sent?.readSource ?? (async () => named),
    });
  } catch (error) {
    throw toAppError(error, "upload-failed");
  }
}

export async function receiveResumes(
  deps: Deps,
  { request, user }: { request: Request; user: SignedInUser },
): Promise<AcceptedResumes> {
  requireFiles(request);
  const versionOf = new URL(request.url).searchParams.get("versionOf");
  await countWork(deps, { work: "own-upload", userId: user.userId }).catch(wrapError("resume-upload-failed"));
  return acceptResumes(deps, { user, versionOf, files: filesOf(request) });
}

/** A form that may bring a file along: its fields, and the file or null. */
export type ReceivedForm = { form: FormData; file: IncomingFile | null };

/** As much text as any of our forms takes. */
const MAX_FIELD_BYTES = 512 * 1024;
const MAX_FIELDS = 1_000;

/** Plain forms and multipart ones alike. @throws AppError "upload-too-large" | "form-too-large" | "invalid-input" */
export async function receiveForm(request: Request): Promise<ReceivedForm> {
  const isMultipart = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (!isMultipart) return { form: await request.formData(), file: null };
  requireFiles(request);
  const form = new FormData();
  let file: IncomingFile | null = null;
  const options = { maxFileSize: MAX_PART_BYTES, maxTotalSize: 2 * MAX_PART_BYTES, maxParts: MAX_FIELDS };
  try {
    for await (const part of parseMultipartRequest(request, options)) {
      if (part.isFile) file ??= fileOf(part);
      else if (part.size > MAX_FIELD_BYTES) throw new AppError("form-too-large");
      else if (/^[\w-]{1,64}$/.test(part.name ?? "")) form.append(part.name ?? "", part.text);
    }
  } catch (error) {
    throw toAppError(error, "invalid-input");
  }
  return { form, file };
}

/** A visitor's one file; more than one would leave open which counts. */
export async function receiveHeldResume(c: AppContext, request = c.req.raw): Promise<Held> {
  requireFiles(request);
  const ipAddress = c.req.header("cf-connecting-ip") ?? null;
  const formerToken = readHeldToken(c);
  try {
    for await (const file of filesOf(request, 1))
      return await holdResume(c.get("deps"), { file, ipAddress, formerToken });
  } catch (error) {
    throw toAppError(error, "resume-upload-failed");
  }
  throw new AppError("no-files");
}
