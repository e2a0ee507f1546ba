import { SaveBar } from "~/components/threads/editor/save-bar";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { matchBand } from "../analysis/match-bands";

/** The score of what is written, against that of the résumé without changes; and the button that keeps it. */
export function DraftBar({
  score,
  plain,
  busy,
  problem,
  next,
  saving,
}: {
  score: number | null;
  plain: number | null;
  busy: boolean;
  problem: string | null;
  /** the number that saving gives */
  next: number;
  saving: boolean;
}) {
  const band = matchBand(score);
  return (
    <SaveBar>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" aria-busy={busy} className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
          {problem ? (
            <span className="text-poor">{problem}</span>
          ) : (
            <>
              <span className="sr-only">Match score </span>
              <strong className="font-serif text-3xl tabular-nums">{score ?? "N/A"}</strong>
              <Badge tone={band.tone}>{band.label}</Badge>
              <span className="text-soft">{againstPlain(score, plain)}</span>
            </>
          )}
        </p>
        <Button name="intent" value="save" busy={saving}>
          {saving ? "Saving..." : `Save Version ${next}`}
        </Button>
      </div>
    </SaveBar>
  );
}

function againstPlain(score: number | null, plain: number | null): string {
  if (score === null || plain === null) return "";
  const by = score - plain;
  return by === 0 ? "as without your changes" : `${by < 0 ? "−" : "+"}${Math.abs(by)} by your changes`;
}
