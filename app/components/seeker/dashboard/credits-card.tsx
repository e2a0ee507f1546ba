import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";

const EXPLANATION = "Credits will be used for AI interview practice when it launches.";

/** What credits there are. More can't be bought yet, and the button says so to everyone, not on hover alone. */
export function CreditsCard({ credits }: { credits: number }) {
  return (
    <Card title="Credits" aside={<Badge tone="accent">Coming Soon</Badge>}>
      <div className="grid justify-items-start gap-4">
        <p className="font-serif text-3xl tabular-nums">
          {credits} {credits === 1 ? "credit" : "credits"}
        </p>
        <p id="credits-explained" className="text-soft">
          {EXPLANATION}
        </p>
        <Button
          type="button"
          look="secondary"
          disabled
          title={EXPLANATION}
          aria-describedby="credits-explained"
        >
          Get More Credits
        </Button>
      </div>
    </Card>
  );
}
