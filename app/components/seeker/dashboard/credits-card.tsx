import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

export function CreditsCard({ credits }: { credits: number }) {
  return (
    <Card title="Credits">
      <div className="grid justify-items-start gap-4">
        <p className="font-serif text-3xl tabular-nums">{counted(credits, "credit")}</p>
        <p className="text-soft">
          {credits < 0 && "More credits went back for money than were left. "}
          Credits will be used for AI interview practice when it launches. It isn’t open yet.
        </p>
        <LinkButton to={paths.buyCredits} look="secondary">
          Get More Credits
        </LinkButton>
      </div>
    </Card>
  );
}
