import { useLocation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { type CompanyPlan, planStateOf } from "./plan-state";

/** Above every page of the portal where the subscription has ended or is about to; its own page says it itself. */
export function PortalNotice({ plan }: { plan: CompanyPlan }) {
  const { pathname } = useLocation();
  const { notice, text } = planStateOf(plan);
  if (!notice || pathname.startsWith(paths.agentSubscription)) return null;
  return (
    <Banner kind={notice}>
      <p>
        {text}{" "}
        <TextLink to={paths.agentSubscription} className="font-medium">
          See your subscription
        </TextLink>
      </p>
    </Banner>
  );
}
