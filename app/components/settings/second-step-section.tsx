import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { paths } from "~/lib/paths";

export function SecondStepSection({ isOn }: { isOn: boolean }) {
  return (
    <Card title="Second Step at Sign-in">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid max-w-[26rem] gap-1">
          <p>
            <Badge tone={isOn ? "good" : "none"}>{isOn ? "On" : "Off"}</Badge>
          </p>
          <p className="text-sm text-soft">
            {isOn
              ? "Sign-in asks for your passkey or a code, and so do exports and deletions."
              : "After your password, sign-in asks for a passkey, or for a code that an app on your phone shows."}
          </p>
        </div>
        <LinkButton to={paths.twoStep} look="secondary" size="small">
          {isOn ? "Passkeys, Apps and Codes" : "Set Up"}
        </LinkButton>
      </div>
    </Card>
  );
}
