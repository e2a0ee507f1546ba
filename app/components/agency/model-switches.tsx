import { CompanySwitch } from "./company-switch";

type Props = { provider: string; company: { modelProposals: boolean; modelReading: boolean } };

/** What a company's people may ask a model: for requirements of a posting, for empty fields of a résumé. `provider`: who gets the text. */
export function ModelSwitches({ provider, company }: Props) {
  return (
    <>
      <CompanySwitch
        intent="model-proposals"
        title="Requirements proposed by a model"
        on={company.modelProposals}
        labels={{ on: "Switch Proposals Off", off: "Switch Proposals On" }}
      >
        {`While it is on, you and your colleagues can ask a language model of ${provider} to look for requirements in a posting. The posting’s text goes there, without the client’s name and without the lines and sentences that hold addresses or phone numbers; nothing of candidates does. It gives no scores: its proposals are words of the posting, and count once one of you makes them a requirement.`}
      </CompanySwitch>
      <CompanySwitch
        intent="model-reading"
        title="Empty fields filled by a model"
        on={company.modelReading}
        labels={{ on: "Keep Résumés from the Model", off: "Let the Model See Résumés" }}
      >
        {`While it is on, you and your colleagues can ask a language model of ${provider} to look in a candidate’s résumé for what was left empty: an employer, a date, a degree. The résumé’s text goes there with name, contact, place, links and personal details covered, and no photo. It gives no scores: its proposals are words of the résumé, and count once one of you accepts them as a correction, which the candidate sees on their page and can take back.`}
      </CompanySwitch>
    </>
  );
}
