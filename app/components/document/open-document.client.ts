import { DocumentProblem } from "./document-problems";
import type { FromWorker, PageSize, ToWorker } from "./page-messages";

export type OpenDocument = {
  /** the first pages, `MAX_PAGES` at most, of `count` in all */
  pages: PageSize[];
  count: number;
  /** @param width of the picture in device pixels. @throws DocumentProblem */
  draw: (page: number, width: number) => Promise<ImageBitmap>;
  close: () => void;
};

/** As many as a résumé may have. */
const MAX_PAGES = 50;
/** A phone of some years ago needs 3 s for a page full of pictures. */
const PATIENCE = 20_000;

/** Opens a PDF in a worker, ended when the file asks for too much. @throws DocumentProblem; AbortError by `signal` */
export async function openDocument(file: string, signal: AbortSignal): Promise<OpenDocument> {
  if (!("OffscreenCanvas" in window)) throw new DocumentProblem("unsupported");
  const bytes = await fetchFile(file, signal);
  const worker = new Worker(new URL("./page-worker.ts", import.meta.url), { type: "module" });
  const ask = questions(worker);
  signal.addEventListener("abort", () => worker.terminate());
  const opened = await ask({ kind: "open", bytes, most: MAX_PAGES }, [bytes]);
  if (opened.kind !== "opened") throw problemOf(opened);
  return {
    pages: opened.pages,
    count: opened.count,
    draw: async (page, width) => {
      const drawn = await ask({ kind: "draw", page, width }, []);
      if (drawn.kind !== "drawn") throw problemOf(drawn);
      return drawn.picture;
    },
    close: () => worker.terminate(),
  };
}

async function fetchFile(file: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(file, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new DocumentProblem("unreachable");
  });
  if (!answer.ok) throw new DocumentProblem("unreachable");
  return answer.arrayBuffer();
}

function problemOf(answer: FromWorker): DocumentProblem {
  return new DocumentProblem(answer.kind === "failed" && answer.locked ? "locked" : "damaged");
}

type Ask = (question: ToWorker, transfer: Transferable[]) => Promise<FromWorker>;

/** One question at a time, so that each has the whole of its time; after one that took too long there is no worker. */
function questions(worker: Worker): Ask {
  let last: Promise<unknown> = Promise.resolve();
  let ended: DocumentProblem | null = null;
  const asked = (question: ToWorker, transfer: Transferable[]) =>
    new Promise<FromWorker>((resolve, reject) => {
      if (ended) return reject(ended);
      const end = (code: "slow" | "damaged") => {
        worker.terminate();
        ended = new DocumentProblem(code);
        reject(ended);
      };
      const timer = setTimeout(() => end("slow"), PATIENCE);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = () => {
        clearTimeout(timer);
        end("damaged");
      };
      worker.postMessage(question, transfer);
    });
  return (question, transfer) => {
    const answer = last.then(() => asked(question, transfer));
    last = answer.catch(() => undefined);
    return answer;
  };
}
