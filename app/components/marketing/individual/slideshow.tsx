import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useAnalytics } from "~/components/consent/use-analytics";
import { type Turn, TurnDots, TurnStage } from "~/components/marketing/shared/turn-stage";
import { useTurns } from "~/components/marketing/shared/use-turns";
import { Button } from "~/components/ui/button";

const SLIDE_MILLISECONDS = 5000;

/** Five looks into the product. It advances by itself until someone touches it, by hand or by keyboard. */
export function Slideshow({ slides }: { slides: readonly Turn[] }) {
  const count = useAnalytics();
  const { current, playing, setPlaying, go } = useTurns({
    count: slides.length,
    milliseconds: SLIDE_MILLISECONDS,
    autoplay: true,
  });
  function choose(index: number, action: "next" | "previous" | "dot") {
    const slide = (index + slides.length) % slides.length;
    setPlaying(false);
    go(slide);
    count({ name: "slideshow", action, slide: slide + 1 });
  }
  function toggle() {
    setPlaying(!playing);
    count({ name: "slideshow", action: playing ? "pause" : "play", slide: current + 1 });
  }
  const stop = () => setPlaying(false);
  return (
    <section aria-roledescription="carousel" aria-label="What Plumbline shows you" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        <Button type="button" look="secondary" onClick={toggle}>
          {playing ? (
            <Pause className="size-4" aria-hidden="true" />
          ) : (
            <Play className="size-4" aria-hidden="true" />
          )}
          {playing ? "Pause" : "Play"}
        </Button>
        <div className="flex items-center gap-2">
          <Button
            type="button"
            look="secondary"
            aria-label="Previous slide"
            className="w-11 px-0"
            onClick={() => choose(current - 1, "previous")}
          >
            <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
          </Button>
          <TurnDots
            turns={slides}
            current={current}
            kind="slide"
            onChoose={(index) => choose(index, "dot")}
          />
          <Button
            type="button"
            look="secondary"
            aria-label="Next slide"
            className="w-11 px-0"
            onClick={() => choose(current + 1, "next")}
          >
            <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a touch only stops what moves */}
      <div onPointerDown={stop} onFocus={stop} onKeyDown={stop}>
        <TurnStage turns={slides} current={current} kind="slide" live={!playing} />
      </div>
    </section>
  );
}
