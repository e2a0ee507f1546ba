import { useAnalytics } from "~/components/consent/use-analytics";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** Both lead to the registration, where the trial begins. */
export function TrialActions({ second = "Request Demo" }: { second?: "Request Demo" | "Start Partnership" }) {
  const count = useAnalytics();
  const start = () => count({ name: "interaction", target: "start-trial" });
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.agentRegister} onClick={start}>
        Start Free Trial
      </LinkButton>
      <LinkButton to={paths.agentRegister} look="secondary" onClick={start}>
        {second}
      </LinkButton>
    </div>
  );
}
