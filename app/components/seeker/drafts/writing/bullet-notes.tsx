import { useEffect, useState } from "react";
import type { BulletHint } from "./bullet-hints.client";

const PAUSE_MILLISECONDS = 500;

/** What may be better about a bullet, below it, once its person pauses. */
export function BulletNotes({ text }: { text: string }) {
  const [hints, setHints] = useState<BulletHint[]>([]);
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      const { bulletHints } = await import("./bullet-hints.client");
      if (!isGone) setHints(bulletHints(text));
    }, PAUSE_MILLISECONDS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return hints.map(({ kind, text: words }) => (
    <p key={kind} className="mt-1 text-sm text-soft">
      {words}
    </p>
  ));
}
