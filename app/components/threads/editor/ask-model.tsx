import { useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { counted } from "~/lib/format";

type Proposed = { count: number; dropped: number };

/** Sends the form it stands in with intent "propose", and says what came of it. `provider`: who gets the posting's text. */
export function AskModel({ provider, proposed }: { provider: string; proposed: Proposed | null }) {
  const busy = useNavigation().formData?.get("intent") === "propose";
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4 pb-4">
      <Button name="intent" value="propose" look="secondary" busy={busy} formNoValidate>
        Look for More with a Model
      </Button>
      <p className="text-sm text-soft">
        Sends the posting’s text to {provider}, without the client’s name and without the lines and sentences
        that hold addresses or phone numbers, and nothing of candidates.
      </p>
      <p role="status" className="text-sm">
        {proposed && inWords(proposed)}
      </p>
    </div>
  );
}

function inWords({ count, dropped }: Proposed): string {
  const left = dropped > 0 ? ` ${counted(dropped, "answer")} left out: no usable words of the posting.` : "";
  if (count === 0) return `The model named nothing that isn’t here already.${left}`;
  return `${counted(count, "proposal")} above, under “Proposed by the model”. ${count === 1 ? "It doesn’t count until you move it" : "They don’t count until you move them"} to another group and save.${left}`;
}
