import { Pause, Play, RotateCcw } from "lucide-react";
import { useCallback, useState } from "react";
import { useAnalytics } from "~/components/consent/use-analytics";
import { Button } from "~/components/ui/button";
import { type Turn, TurnDots, TurnStage } from "./turn-stage";
import { useTurns } from "./use-turns";

const STEP_MILLISECONDS = 6000;

/** Where others show a film: the product's own parts in turn, with captions. It plays when asked to, from this page. */
export function ProductTour({ label, turns }: { label: string; turns: readonly Turn[] }) {
  const count = useAnalytics();
  const [ended, setEnded] = useState(false);
  const onEnd = useCallback(() => {
    setEnded(true);
    count({ name: "video", action: "end" });
  }, [count]);
  const { current, playing, setPlaying, go } = useTurns({
    count: turns.length,
    milliseconds: STEP_MILLISECONDS,
    autoplay: false,
    onEnd,
  });
  function toggle() {
    if (ended) go(0);
    setEnded(false);
    setPlaying(!playing);
    count({ name: "video", action: playing ? "pause" : "play" });
  }
  function choose(index: number) {
    setPlaying(false);
    setEnded(false);
    go(index);
    count({ name: "video", action: "seek" });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tour is no set of fields
    <div role="group" aria-label={label} className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
        <Button type="button" look={playing ? "secondary" : "primary"} onClick={toggle}>
          <TourSign playing={playing} ended={ended} />
        </Button>
        <TurnDots turns={turns} current={current} kind="step" onChoose={choose} />
        <p className="text-sm text-soft">
          {turns.length} steps, {(turns.length * STEP_MILLISECONDS) / 1000} seconds, captions, no sound
        </p>
      </div>
      <TurnStage turns={turns} current={current} kind="step" live={!playing} />
    </div>
  );
}

function TourSign({ playing, ended }: { playing: boolean; ended: boolean }) {
  const Icon = playing ? Pause : ended ? RotateCcw : Play;
  return (
    <>
      <Icon className="size-4" aria-hidden="true" />
      {playing ? "Pause the tour" : ended ? "Play it again" : "Play the tour"}
    </>
  );
}
