import { useEffect, useState } from "react";

/**
 * Things that take turns in one place: not by themselves where less motion is asked for, nor while the page is out of sight.
 * @param milliseconds each one's turn
 * @param autoplay whether it starts by itself once scripts run
 * @param onEnd given: it stops at the last one and says so; else the first follows the last
 */
export function useTurns({
  count,
  milliseconds,
  autoplay,
  onEnd,
}: {
  count: number;
  milliseconds: number;
  autoplay: boolean;
  onEnd?: () => void;
}) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (autoplay && !window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(true);
  }, [autoplay]);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (!onEnd || current < count - 1) return setCurrent((current + 1) % count);
      setPlaying(false);
      onEnd();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [playing, current, count, milliseconds, onEnd]);
  return { current, playing, setPlaying, go: (index: number) => setCurrent((index + count) % count) };
}
