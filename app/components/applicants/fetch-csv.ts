import { paths } from "~/lib/paths";

export type ExportAnswer = { ok: boolean; text: string };

/** Fetches a CSV file, hands it to the browser as a download, and says how that went, in the specification's words. */
export async function fetchCsv(address: string, what: "all" | "filtered"): Promise<ExportAnswer> {
  const failed = { ok: false, text: `Failed to fetch ${what} candidates` };
  try {
    const answer = await fetch(address, { headers: { Accept: "text/csv, application/json" } });
    if (!answer.ok) {
      const { error, message } = (await answer.json()) as { error?: string; message?: string };
      // The second step was taken too long ago: after the code, the browser comes back here.
      if (error === "step-stale")
        location.assign(
          `${paths.twoStep}/check?next=${encodeURIComponent(location.pathname + location.search)}`,
        );
      return { ok: false, text: message ?? `Failed to export ${what} candidates` };
    }
    const file = await answer.blob();
    save(file, nameIn(answer.headers.get("Content-Disposition")));
    const count = answer.headers.get("X-Total-Count");
    const text =
      what === "all"
        ? `Successfully exported all ${count} candidates to CSV`
        : `Successfully exported ${count} filtered candidates to CSV`;
    return { ok: true, text };
  } catch {
    return failed;
  }
}

function nameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "candidates.csv";
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then, in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
