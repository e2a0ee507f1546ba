import { CompanySwitch } from "./company-switch";

/** Whether a company's people may ask a model for requirements of a posting. `provider`: who gets the posting's text. */
export function ModelSwitch({ provider, on }: { provider: string; on: boolean }) {
  return (
    <CompanySwitch
      intent="model-proposals"
      title="Requirements proposed by a model"
      on={on}
      labels={{ on: "Switch Proposals Off", off: "Switch Proposals On" }}
    >
      {`While it is on, you and your colleagues can ask a language model of ${provider} to look for requirements in a posting. The posting’s text goes there, without the client’s name and without the lines and sentences that hold addresses or phone numbers; nothing of candidates does. It gives no scores: its proposals are words of the posting, and count once one of you makes them a requirement.`}
    </CompanySwitch>
  );
}
