import { Link } from "@remix-run/react";
import { useNetworks } from "~/lib/hooks/use-networks";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";

const columns = [
  {
    title: "Product",
    links: [
      { to: paths.how, label: "How It Works" },
      { to: paths.pricing, label: "Pricing" },
      { to: paths.agencies, label: "Agencies" },
      { to: paths.fairness, label: "Fairness" },
      { to: paths.developers, label: "Developers" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: paths.about, label: "About Us" },
      { to: paths.careers, label: "Careers" },
      { to: paths.contact, label: "Contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: paths.privacy, label: "Privacy Policy" },
      { to: paths.terms, label: "Terms of Service" },
      { to: paths.cookies, label: "Cookie Policy" },
      { to: paths.cookiePreferences, label: "Cookie Preferences" },
      { to: paths.imprint, label: "Imprint" },
      { to: paths.subProcessors, label: "Sub-processors" },
      { to: paths.instructions, label: "Instructions for Use" },
      { to: paths.aiFacts, label: "AI Facts" },
      { to: paths.accessibility, label: "Accessibility" },
    ],
  },
];

/** In the words that the law prescribes (RULINGS 87), on every public page. */
const contracts = [
  { to: paths.withdraw, label: "Withdraw from contract here" },
  { to: paths.cancel, label: "Cancel contracts here" },
];

const link = "inline-flex min-h-8 items-center rounded-sm text-soft hover:text-ink hover:underline";

export function PublicFooter() {
  const networks = useNetworks();
  return (
    // Shown once its end has been read: on short pages it would grow upwards while a slow device reads on.
    <footer className="mt-auto border-t border-line bg-sunken not-has-[>[data-end]]:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-6 px-5 pt-6 pb-4 sm:px-8 md:grid-cols-[1.6fr_3fr]">
        <div className="grid max-w-xs content-start gap-3">
          <Link
            to={paths.home}
            className="justify-self-start rounded-sm"
            aria-label="Plumbline, to the start"
          >
            <Brand />
          </Link>
          <p className="text-soft max-md:hidden">
            The same measure for every résumé, words behind every point, and a person decides.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-5 min-[40rem]:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title} className="grid content-start gap-1 max-[40rem]:last:col-span-2">
              <h2 className="text-base">{title}</h2>
              <ul className="text-[0.95rem] max-[40rem]:grid-cols-2 max-[40rem]:[div:last-child>&]:grid">
                <LinkItems links={links} />
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto max-w-6xl px-5 sm:px-8">
        {/* Apart from each other: who means to cancel mustn't withdraw with a thumb that slips. */}
        <ul className="flex flex-wrap gap-x-10 gap-y-4 pb-3 text-[0.95rem]">
          <LinkItems links={contracts} />
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-2 text-sm text-soft">
          <p>© Plumbline</p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={paths.newsletter} className={link}>
                Newsletter
              </Link>
            </li>
            {networks.map(({ href, label }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer" className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <span hidden data-end />
    </footer>
  );
}

function LinkItems({ links }: { links: { to: string; label: string }[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} className={link}>
        {label}
      </Link>
    </li>
  ));
}
