import { postingIn } from "./job-posting";
import type { JobSources, SourceAnswer } from "./port";

const TIMEOUT_MILLISECONDS = 5_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_HOPS = 3;

export function createLinkedIn(options: { origin: string; site: string }): Pick<JobSources, "readLinkedIn"> {
  return {
    async readLinkedIn(jobId) {
      try {
        return await read(new URL(`/jobs/view/${jobId}`, options.origin), options);
      } catch (error) {
        const name = error instanceof Error ? error.name : "unknown";
        return { ok: false, reason: name === "TimeoutError" ? "timeout" : name };
      }
    },
  };
}

async function read(start: URL, { origin, site }: { origin: string; site: string }): Promise<SourceAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  let url = start;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const answer = await fetch(url, {
      redirect: "manual",
      signal,
      headers: {
        accept: "text/html",
        "accept-language": "en",
        "user-agent": `Mozilla/5.0 (compatible; Plumbline; +${site})`,
      },
    });
    if (answer.status === 200) return postingOf(answer, signal);
    await answer.body?.cancel();
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status > 399 || !location)
      return { ok: false, reason: `status ${answer.status}` };
    const next = new URL(location, url);
    if (!isOwn(next, origin) || !next.pathname.startsWith("/jobs/view/"))
      return { ok: false, reason: "redirect" };
    url = next;
  }
  return { ok: false, reason: "too many redirects" };
}

function isOwn(url: URL, origin: string): boolean {
  if (url.origin === origin) return true;
  const isLinkedIn = (of: URL) => of.protocol === "https:" && /^(?:[\w-]+\.)*linkedin\.com$/.test(of.host);
  return isLinkedIn(new URL(origin)) && isLinkedIn(url);
}

async function postingOf(answer: Response, signal: AbortSignal): Promise<SourceAnswer> {
  if (!answer.headers.get("content-type")?.includes("html")) {
    await answer.body?.cancel();
    return { ok: false, reason: "no page" };
  }
  const page = await readSome(answer, signal);
  const scripts: string[] = [];
  const rewriter = new HTMLRewriter().on('script[type="application/ld+json"]', {
    element: () => void scripts.push(""),
    text(chunk) {
      scripts.push((scripts.pop() ?? "") + chunk.text);
    },
  });
  await rewriter.transform(new Response(page)).arrayBuffer();
  const posting = await postingIn(scripts);
  return posting ? { ok: true, posting } : { ok: false, reason: "no posting" };
}

async function readSome(answer: Response, signal: AbortSignal): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body?.getReader();
  let bytes = 0;
  while (reader && bytes < MAX_BYTES) {
    signal.throwIfAborted();
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value as Uint8Array<ArrayBuffer>);
    bytes += value.length;
  }
  await reader?.cancel();
  return new Blob(pieces).slice(0, MAX_BYTES);
}
