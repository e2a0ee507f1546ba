import { LongDate } from "~/components/learning/long-date";
import { type LegalSection, Mailbox } from "~/components/legal/legal-page";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { axe, browser, pageCount, ranOn, themes, violationCount, violations, widths } from "./axe-run.json";

/** The accessibility statement; what was checked comes from the last run of `npm run axe`. */
export function accessibilitySections(mailbox: string): LegalSection[] {
  return [
    {
      id: "standard",
      title: "The standard",
      body: (
        <p>
          We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which the European
          standard EN 301 549 builds on. It holds for every page of Plumbline, signed in or not.
        </p>
      ),
    },
    {
      id: "how",
      title: "How we meet it",
      body: (
        <ul>
          <li>Everything can be reached and used with the keyboard, and you see where you are.</li>
          <li>
            Pages fit a window of {widths[0]} pixels, so that you can zoom to 400 % without scrolling
            sideways.
          </li>
          <li>Text and controls keep their contrast in the light and in the dark theme.</li>
          <li>A result is never told by colour alone: a word or a sign says the same.</li>
          <li>Forms name each field and say in words what is wrong with an entry.</li>
          <li>Nothing moves by itself if your system asks for less motion.</li>
          <li>Signing in, registering and reading results also work without scripts.</li>
        </ul>
      ),
    },
    { id: "checked", title: "What was checked", body: <Checked /> },
    { id: "gaps", title: "Known gaps", body: <Gaps /> },
    {
      id: "report",
      title: "Report a barrier",
      body: (
        <>
          <p>
            Write to <Mailbox mailbox={mailbox} /> or use the{" "}
            <TextLink to={paths.contact}>contact form</TextLink>: which page, and what didn't work. A person
            reads every message and answers within 24 hours.
          </p>
          <p>
            If our answer doesn't help, you can turn to the authority that watches over accessible services in
            your country. Each member state of the European Union has named one under directive (EU) 2019/882.
          </p>
        </>
      ),
    },
  ];
}

function Checked() {
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
        <dt>When</dt>
        <dd>
          <LongDate value={Date.parse(ranOn)} />
        </dd>
        <dt>Pages</dt>
        <dd>{pageCount}: all public ones, and one article for all</dd>
        <dt>Widths</dt>
        <dd>{widths.join(", ")} pixels</dd>
        <dt>Themes</dt>
        <dd>{themes.join(" and ")}</dd>
        <dt>With</dt>
        <dd>
          axe-core {axe} in {browser}
        </dd>
        <dt>Violations</dt>
        <dd>{violationCount === 0 ? "none" : violationCount}</dd>
      </dl>
      {violationCount > 0 && (
        <ul>
          {violations.map((violation: string) => (
            <li key={violation} className="[overflow-wrap:anywhere]">
              {violation}
            </li>
          ))}
        </ul>
      )}
      <p>Pages for signed-in people go through the same check in the tests that run before each release.</p>
      <p>
        A program can find only some of the barriers that people meet. We haven't had Plumbline audited by
        others or tried by people who use assistive technology yet.
      </p>
    </>
  );
}

function Gaps() {
  return (
    <ul>
      <li>
        Pages of an uploaded résumé are shown as pictures. Their text can be read beside them, in the order in
        which our program read it, which in some layouts isn't the order on the page.
      </li>
      <li>The product pictures for agencies show small text; their descriptions sum it up.</li>
      <li>
        Paying (Stripe), signing in with Google and the check against robots (Cloudflare) are pages of those
        companies, which we can't change.
      </li>
    </ul>
  );
}
