import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { CollectedData } from "./collected-data";
import { DataUse } from "./data-use";
import { type LegalSection, Mailbox } from "./legal-page";

/** The Privacy Policy. Anyone who changes its words changes the date in its route. */
export function privacySections(mailbox: string): LegalSection[] {
  return [
    {
      id: "introduction",
      title: "Introduction",
      body: (
        <>
          <p>
            Plumbline measures résumés against jobs. Résumés are about people, so this page says exactly what
            we keep about you, why, where, for how long, and what you can do about it.
          </p>
          <p>
            For job seekers and visitors, Plumbline decides what happens with the data: who that is, with name
            and address, stands in the <TextLink to={paths.imprint}>Imprint</TextLink>. For résumés that a
            recruitment agency uploads, the agency decides and we work on its behalf: if you applied through
            an agency, ask the agency first: it can open a page for you, without an account, on which you read
            what it holds, correct it, object, opt out of scoring and ask for deletion.
          </p>
        </>
      ),
    },
    { id: "collect", title: "Information We Collect", body: <CollectedData /> },
    { id: "use", title: "How We Use Your Information", body: <DataUse /> },
    {
      id: "security",
      title: "Data Security",
      body: (
        <ul>
          <li>Every connection is encrypted. Databases and files are encrypted where they lie.</li>
          <li>
            Passwords are kept as scrypt hashes, never as text. Of the tokens that keep you signed in we store
            only a hash.
          </li>
          <li>
            Résumés are private: no file has a public address, and each request for one is checked against who
            is signed in.
          </li>
          <li>
            One agency's data can't be reached from another's. What belongs to someone else looks the same as
            what doesn't exist.
          </li>
          <li>Our staff sign in twice, and what they do to an account is written to a log.</li>
          <li>Our own logs hold numbers and codes, never the text of a résumé.</li>
        </ul>
      ),
    },
    {
      id: "sharing",
      title: "Data Sharing",
      body: (
        <>
          <p>We sell no data, and we show your résumé to no employer. These companies work for us:</p>
          <ul>
            <li>
              <strong>Cloudflare</strong> runs the site: it delivers pages, stores the database and the files,
              sends our mails, and checks forms for robots (Turnstile). It therefore processes network
              addresses, and may do so in any country in which it has a data center.
            </li>
            <li>
              <strong>Google</strong>, only if you choose to sign in with Google: it tells us your name, your
              e-mail address and a number of your account there.
            </li>
            <li>
              <strong>Stripe</strong>, only when you order something: it takes the payment, makes the invoices
              and works out the tax. It gets your name, e-mail address, billing address, VAT number where you
              give one, what you ordered, and the number of your account here; your card or bank details go to
              Stripe alone and never reach us. It stores payments and invoices as long as the law on
              bookkeeping asks, also after your account is erased.
            </li>
          </ul>
          <p>
            Some of these companies process data outside the European Economic Area. Where, and on what each
            transfer rests, stands under <TextLink to={paths.subProcessors}>Sub-processors</TextLink>.
          </p>
          <p>
            Résumés are read and scored by our own program, and none is used to train a language model. Where{" "}
            <TextLink to={paths.subProcessors}>Sub-processors</TextLink> names a language model, an agency can
            have it look in an applicant’s résumé for details that were left empty: name, contact, place,
            links and personal details are covered before, and it gives no score. Authorities get data only
            where the law compels us.
          </p>
        </>
      ),
    },
    {
      id: "rights",
      title: "Your Rights",
      body: (
        <>
          <ul>
            <li>
              <strong>See and take it along:</strong> job seekers download all of their data under{" "}
              <TextLink to={paths.settings}>Settings</TextLink>: every table as JSON, and the files as you
              sent them. The archive waits there for 7 days.
            </li>
            <li>
              <strong>Correct it:</strong> your name in Settings, and what we read in a résumé on its page;
              for the rest, write to us.
            </li>
            <li>
              <strong>Have it erased:</strong> ask for the deletion of your account in Settings. Subscriptions
              aren't renewed any more from then on, and end with the erasure; everything is erased after 14
              days, or sooner once our team has confirmed it, and until then you can undo it. What stays is
              the number of the request, its times, and the id of an account that no longer exists.
            </li>
            <li>
              <strong>Object, restrict, take consent back:</strong> write to us. Your cookie choice you change
              yourself under <TextLink to={paths.cookiePreferences}>Cookie Preferences</TextLink>.
            </li>
            <li>
              <strong>Complain</strong> to the data protection authority of the country in which you live.
            </li>
          </ul>
          <p>
            A score is a measure, not a decision. Whom to invite is decided by people, and every point can be
            traced to words in the résumé.
          </p>
        </>
      ),
    },
    {
      id: "contact",
      title: "Contact Us",
      body: (
        <p>
          Write to <Mailbox mailbox={mailbox} /> or use the{" "}
          <TextLink to={paths.contact}>contact form</TextLink>. A person reads every message and answers
          within 24 hours.
        </p>
      ),
    },
    {
      id: "updates",
      title: "Updates",
      body: (
        <p>
          When we do something new with data, this page changes first, and the date above with it. If it
          concerns what you have already given us, we tell you by mail before it happens.
        </p>
      ),
    },
  ];
}
