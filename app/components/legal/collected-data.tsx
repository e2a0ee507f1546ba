/** What we hold, and how long: read out of the tables, the buckets and the clocks that empty them. */
const collected = [
  {
    what: "Your account",
    which:
      "Name, e-mail address, country, a hash of your password, or the number of your Google account. When you accepted which terms. When you signed in, and how.",
    kept: "Until the account is erased",
  },
  {
    what: "Signed-in devices",
    which: "For each device its network address, the name of its browser, and when it signed in.",
    kept: "30 days from the last visit and 90 at most, or until you sign out",
  },
  {
    what: "Résumés and analyses of job seekers",
    which:
      "The files that you upload, what we read in them, job descriptions that you give us, scores, suggestions and your history.",
    kept: "Until you delete them, or the account is erased",
  },
  {
    what: "Drafts of job seekers",
    which: "The text of a résumé that you rewrite for a job: each version that you save, its score and day.",
    kept: "Until you delete them or their analysis, or the account is erased",
  },
  {
    what: "Applications of job seekers",
    which: "The jobs that you track: title, employer, place, link, state with its dates, your notes.",
    kept: "Until a day after you delete them, or the account is erased",
  },
  {
    what: "A résumé that you choose before you register",
    which: "The file alone, read by nothing, until you have an account and have confirmed its address.",
    kept: "1 hour; 7 days once you have registered, which is as long as the mailed link works",
  },
  {
    what: "Résumés that agencies upload",
    which:
      "The files, what we read in them and the scores, for the agency alone. Gender is noted only where a résumé states it in words, and never counts in a score.",
    kept: "Until the agency deletes the candidate or the job, at the latest when its period without contact is over: 365 days, 730 for the shortlisted, unless the agency sets others or has to hold someone for a legal reason. If you ask with your deletion not to be taken again, a keyed hash of your address and phone number stays",
  },
  {
    what: "Agencies",
    which:
      "The company's name and website, its agents' names, addresses and positions, and their job postings.",
    kept: "As long as the agency works with us",
  },
  {
    what: "Subscriptions and purchases",
    which:
      "Which plan, since when, until when; orders with the terms of that day; credits bought and used; numbers and amounts of invoices.",
    kept: "Until the account is erased; orders and invoices without you as long as tax law demands",
  },
  {
    what: "Withdrawals and cancellations",
    which: "Your name, e-mail address, the contract, your words, and when they arrived.",
    kept: "Until the account is erased, or you ask us to delete them; the number and the time stay",
  },
  {
    what: "Messages and coaching requests",
    which:
      "What you write to us and what we answer; the name, address, time zone, session, day and hours of a coaching request.",
    kept: "Until you ask us to delete it, or your account is erased",
  },
  {
    what: "Mailing lists",
    which: "The address with which you join one.",
    kept: "Until you leave by the link in each of its mails, or your account is erased",
  },
  {
    what: "Mails that we send",
    which: "To whom, of which kind, when. Their content is emptied once they are sent.",
    kept: "90 days",
  },
  {
    what: "Counters against abuse",
    which: "How often an address on the net, or an e-mail address, tried something.",
    kept: "A day at most",
  },
  {
    what: "Proofs of cookie choices",
    which: "A random number, what was chosen, when. Not tied to anyone.",
    kept: "2 years",
  },
  {
    what: "Archives of your data",
    which: "Made when you ask for them.",
    kept: "7 days",
  },
];

export function CollectedData() {
  return (
    <>
      <dl className="grid gap-5">
        {collected.map(({ what, which, kept }) => (
          <div key={what} className="border-l-2 border-line pl-4">
            <dt>{what}</dt>
            <dd>{which}</dd>
            <dd className="text-sm text-soft">Kept: {kept}</dd>
          </div>
        ))}
      </dl>
      <p>
        The database can be wound back by up to 30 days after a disaster. Erased data is out of reach for
        everyone at once, and gone from that record 30 days later.
      </p>
      <p>
        We don't guess at anything about you, buy no data, and read nothing from other sites about you, except
        the job posting whose address you give us.
      </p>
    </>
  );
}
