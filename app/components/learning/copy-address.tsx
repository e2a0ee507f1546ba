import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/lib/hooks/use-hydrated";

const SHOWN_MILLISECONDS = 3000;

/** Copies the page's address. It needs scripts, so without them its place stays empty. */
export function CopyAddress({ address }: { address: string }) {
  const ready = useHydrated();
  const [words, setWords] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setWords("Link copied");
    } catch {
      setWords("Copying is not allowed here");
    }
    setTimeout(() => setWords(null), SHOWN_MILLISECONDS);
  }

  const Icon = words === "Link copied" ? Check : Link2;
  return (
    <span className={ready ? undefined : "invisible"}>
      <Button type="button" look="secondary" size="small" onClick={copy} className="min-w-36">
        <Icon className="size-4" aria-hidden="true" />
        {words ?? "Copy link"}
      </Button>
      <span role="status" className="sr-only">
        {words}
      </span>
    </span>
  );
}
