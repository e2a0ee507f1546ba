import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";

/** What each kind of data is for, with the ground on which the law lets us use it. */
export function DataUse() {
  return (
    <>
      <ul>
        <li>
          <strong>To do what you came for</strong> (our contract with you): read and score résumés, show the
          words behind every point, keep your history, run subscriptions.
        </li>
        <li>
          <strong>To keep accounts safe</strong> (our legitimate interest, and yours): recognise your devices,
          slow down people who guess passwords, check that forms are sent by people.
        </li>
        <li>
          <strong>To write to you about your account</strong> (our contract): confirmations, links to set a
          password, reminders before a trial ends. Lists that you join are confirmed by mail first (your
          consent).
        </li>
        <li>
          <strong>To see which pages help</strong> (your consent): counts of page kinds and sections, without
          persons. See the <TextLink to={paths.cookies}>Cookie Policy</TextLink>.
        </li>
        <li>
          <strong>To meet the law</strong>: invoices, and answers to requests about data.
        </li>
      </ul>
      <p>
        Name, gender, age, photo, nationality, address and contact details never enter a score. A location
        answers only whether it matches the job's.
      </p>
    </>
  );
}
