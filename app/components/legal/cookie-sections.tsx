import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { necessaryCookies } from "./cookie-list";
import { type LegalSection, Mailbox } from "./legal-page";

/** The Cookie Policy. Anyone who changes its words changes the date in its route. */
export function cookieSections(mailbox: string): LegalSection[] {
  return [
    {
      id: "introduction",
      title: "Introduction",
      body: (
        <p>
          This policy says which cookies Plumbline sets in your browser, what each of them is for, how long it
          stays, and how you change that. How we treat personal data in general stands in the{" "}
          <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
        </p>
      ),
    },
    {
      id: "what-cookies-are",
      title: "What Cookies Are",
      body: (
        <p>
          A cookie is a short text that a site asks your browser to keep and to send back with later requests.
          Browsers also have a storage that is never sent. We use it for two things: the position to which you
          had scrolled, so that Back brings you there, and what your dashboard last showed, for five minutes,
          so that it opens at once. Both are gone when you close the tab, the second also when you sign out.
        </p>
      ),
    },
    {
      id: "why",
      title: "Why We Use Cookies",
      body: (
        <>
          <p>To keep you signed in, to protect your account, and to remember your cookie choice.</p>
          <p>
            All of them are our own. No other company's cookie is set by our pages, and there is no
            advertising network, no social plug-in and no third-party analytics on them.
          </p>
        </>
      ),
    },
    {
      id: "types",
      title: "Types of Cookies We Use",
      body: (
        <>
          <h3>Necessary</h3>
          <p>Always on, because the site can't do its work without them.</p>
          <dl className="grid gap-4">
            {necessaryCookies.map(({ name, purpose, kept }) => (
              <div key={name} className="border-l-2 border-line pl-4">
                <dt>
                  <code className="[overflow-wrap:anywhere]">{name}</code>
                </dt>
                <dd>{purpose}</dd>
                <dd className="text-sm text-soft">Kept: {kept}</dd>
              </div>
            ))}
          </dl>
          <p>
            Forms that anyone can send carry a check that you are a person, Cloudflare Turnstile. It runs in a
            frame of Cloudflare's own, where Cloudflare may keep what the check needs.
          </p>
          <h3>Analytics</h3>
          <p>
            Off until you allow it. It sets no cookie: with your consent your browser tells our own server
            which kind of page is open, which of its sections have been seen, and that the slideshow or the
            tour was used. Our server counts, as numbers per week, how many visit, register, confirm their
            address, upload a first résumé, make a first analysis and pay. The words come from fixed lists. No
            address of a page, no account, no number of yours is part of it, and we don't store your network
            address with it.
          </p>
          <h3>Marketing</h3>
          <p>Off until you allow it, and empty: we set no marketing cookies today.</p>
        </>
      ),
    },
    {
      id: "manage",
      title: "How to Manage Cookies",
      body: (
        <>
          <p>
            Change your choice at any time under{" "}
            <TextLink to={paths.cookiePreferences}>Cookie Preferences</TextLink>, which is linked at the foot
            of every public page and works without JavaScript. When you switch analytics and marketing off, we
            delete every cookie that isn't necessary.
          </p>
          <p>
            If your browser sends Global Privacy Control, we take that as your answer: analytics and marketing
            count as declined, and we don't ask.
          </p>
          <p>
            To be able to show that we asked, we keep a proof of each choice for two years: a random number,
            the version of the question, what was chosen, and when. It holds no account and no network
            address.
          </p>
          <p>Your browser's own settings let you see, block and delete cookies too.</p>
        </>
      ),
    },
    {
      id: "blocking",
      title: "Effects of Blocking Cookies",
      body: (
        <p>
          Without the necessary cookies you can read every public page, but you can't sign in, and we ask
          about cookies each time. Without analytics you lose nothing at all.
        </p>
      ),
    },
    {
      id: "changes",
      title: "Changes to This Policy",
      body: (
        <p>
          When a cookie comes or goes, this page changes first, and the date above with it. If the question
          itself changes, you are asked again.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: (
        <p>
          Questions about cookies: <Mailbox mailbox={mailbox} />, or the{" "}
          <TextLink to={paths.contact}>contact form</TextLink>.
        </p>
      ),
    },
  ];
}
