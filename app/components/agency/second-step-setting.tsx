import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { CompanySwitch } from "./company-switch";

/** Whether all colleagues sign in with a second step: the plan's to say where it asks for it, else the owner's. */
export function SecondStepSetting({
  on,
  byPlan,
  isSetUp,
}: {
  on: boolean;
  byPlan: boolean;
  /** the owner who reads it has one */
  isSetUp: boolean;
}) {
  if (byPlan)
    return (
      <Words state="on">
        Your plan asks for it: every colleague signs in with a passkey or a code of an app, too. Colleagues
        with neither set one up the next time they come, and see nothing of your company before.
      </Words>
    );
  if (!on && !isSetUp)
    return (
      <Words state="off">
        You can ask all colleagues to sign in with a passkey or a code of an app, too. Please{" "}
        <Link to={paths.twoStep} className="text-link">
          set it up for yourself
        </Link>{" "}
        first.
      </Words>
    );
  return (
    <CompanySwitch
      intent="second-step"
      title={TITLE}
      on={on}
      labels={{ on: "Leave It to Each Colleague", off: "Ask All Colleagues for It" }}
    >
      While it is on, every colleague signs in with a passkey or a code of an app, too. Colleagues with
      neither set one up the next time they come, and see nothing of your company before.
    </CompanySwitch>
  );
}

const TITLE = "Second step for everyone";

function Words({ state, children }: { state: "on" | "off"; children: ReactNode }) {
  return (
    <section aria-labelledby="second-step" className="grid gap-1 border-t border-line pt-6">
      <h2 id="second-step" className="text-xl">
        {TITLE}: {state}
      </h2>
      <p className="text-[0.95rem] text-soft">{children}</p>
    </section>
  );
}
