import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { type LegalSection, Mailbox } from "./legal-page";
import { PaymentTerms } from "./payment-terms";
import { WithdrawalInstruction } from "./withdrawal-instruction";

/** The Terms of Service. Anyone who changes their words changes TERMS_VERSION, under which orders are placed. */
export function termsSections(mailbox: string): LegalSection[] {
  return [
    {
      id: "introduction",
      title: "Introduction",
      body: (
        <p>
          These terms are the agreement between you and Plumbline about the use of this site and its services.
          By opening an account or using the services you accept them. What we do with personal data stands in
          the <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
        </p>
      ),
    },
    {
      id: "definitions",
      title: "Definitions",
      body: (
        <ul>
          <li>
            <strong>Service:</strong> the analysis of résumés against jobs, and everything else on this site.
          </li>
          <li>
            <strong>Candidate:</strong> a job seeker with an account of their own.
          </li>
          <li>
            <strong>Agency:</strong> a recruitment company that uses the service through its agents.
          </li>
          <li>
            <strong>Content:</strong> résumés, job descriptions, messages and whatever else you give us.
          </li>
          <li>
            <strong>Results:</strong> scores, gaps, suggestions and the evidence for them.
          </li>
          <li>
            <strong>Credits:</strong> units bought in advance for services that are paid by use. Today no
            service takes them: interview practice isn't open yet.
          </li>
        </ul>
      ),
    },
    {
      id: "account",
      title: "Account Terms",
      body: (
        <ul>
          <li>You must be at least 18 years old.</li>
          <li>Give your real name and an e-mail address that you can read; we verify it by a mailed link.</li>
          <li>Keep your password to yourself. Tell us if someone else may have used your account.</li>
          <li>An account belongs to one person. Agencies get an account for each agent.</li>
          <li>
            Agents' accounts are opened after a check by our staff, who may refuse or later block one, and say
            why.
          </li>
          <li>
            You can delete a candidate's account in <TextLink to={paths.settings}>Settings</TextLink> at any
            time; for an agency's, write to us.
          </li>
        </ul>
      ),
    },
    {
      id: "usage",
      title: "Service Usage",
      body: (
        <>
          <p>
            Results are a measure, made by a program from the words of a file. They promise neither an
            interview nor a job. Agencies must let a person decide about people, and must not use a score as
            the only reason to turn someone away.
          </p>
          <p>You may not:</p>
          <ul>
            <li>upload résumés without a lawful basis for holding them;</li>
            <li>upload harmful files, or try to reach data, accounts or systems that aren't yours;</li>
            <li>put hidden text into a résumé to mislead the analysis; we leave it out and say so;</li>
            <li>collect the site's content by machine, resell the service, or get around its limits.</li>
          </ul>
          <p>
            Interview practice is announced and not yet available. We may limit or interrupt the service for
            repairs, and close accounts that break these terms.
          </p>
        </>
      ),
    },
    {
      id: "content",
      title: "Content Rights",
      body: (
        <>
          <p>
            Your content stays yours. You let us store it and work on it as far as the service needs that,
            until you delete it; we use it for nothing else and train no models with it. You state that you
            may give it to us.
          </p>
          <p>
            You may use your results as you like. The site itself, its texts, drawings and program belong to
            Plumbline; articles may be linked and quoted with their source.
          </p>
        </>
      ),
    },
    {
      id: "payment",
      title: "Payment Terms",
      body: (
        <>
          <PaymentTerms />
          <WithdrawalInstruction mailbox={mailbox} />
        </>
      ),
    },
    {
      id: "liability",
      title: "Limitation of Liability",
      body: (
        <>
          <p>
            We build the service with care, but can't promise that it is always available or that every file
            is read without a mistake. We are not liable for decisions that you or others make on the strength
            of results, nor for lost profit.
          </p>
          <p>
            Nothing here limits liability for intent, gross negligence, harm to life or health, or whatever
            the law doesn't allow us to limit. For other breaches of essential duties, liability is limited to
            the damage that could be foreseen.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "Changes to Terms",
      body: (
        <p>
          We may change these terms for the future. Changes that matter to you are announced by mail at least
          30 days ahead; if you don't agree, you can close your account until then. The date above tells when
          the text last changed. The law that protects consumers in your country applies in any case.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact Information",
      body: (
        <p>
          Plumbline, <Mailbox mailbox={mailbox} />, or the{" "}
          <TextLink to={paths.contact}>contact form</TextLink>.
        </p>
      ),
    },
  ];
}
