/** A sentence of a public page that promises something, and the test or the page that keeps it. */
export type PublicPromise = {
  page: string;
  /** word for word, as it can be read on the page */
  says: string;
  keptBy: { file: string; test: string } | { page: string };
};

const keptIn = (file: string, test: string) => ({ file, test });

const sameScore = keptIn(
  "tests/engine/repeatable.test.ts",
  "facts and sheets of real documents are byte-identical in every run",
);
const blind = keptIn("tests/engine/blind.test.ts", "no score of our own résumés depends on the person");
const quotes = keptIn(
  "tests/engine/true-quotes.test.ts",
  "every quote of our own résumés' facts and sheets is where it says",
);
const gates = keptIn(
  "tests/engine/gaming.test.ts",
  "the posting has gates, and the honest résumé passes none but that of years at work",
);
const access = keptIn(
  "tests/http/access/access-matrix.test.ts",
  "every page and every endpoint declares the rule that the matrix promises",
);
const unreadable = keptIn(
  "tests/engine/read/refusals.test.ts",
  "every code has one sentence that says what to do",
);
const hiddenText = keptIn("tests/engine/gaming.test.ts", "%s changes nothing");
const pasted = keptIn(
  "tests/engine/match/properties.test.ts",
  "pasting the posting into the skills lifts nothing beyond the lowest rung and passes no gate",
);
const seekerTrial = keptIn(
  "tests/http/account/register.test.ts",
  "a person who registers is signed in, has a trial of 14 days, and gets a link to confirm their address",
);
const agencyTrial = keptIn(
  "tests/http/staff/staff-agents.test.ts",
  "approval opens the portal with the next request, restarts the trial, and is mailed and recorded",
);
const erasure = keptIn(
  "tests/workers/privacy/erasure.test.ts",
  "after 14 days nothing of a person is left in any table, any object, or the outbox, but the line that it happened",
);
const decided = keptIn(
  "tests/workers/decisions/decide.test.ts",
  "a decision names who, when, from where and on which result, and is in the log",
);
const toStaff = keptIn(
  "tests/http/public/contact.test.ts",
  "a message is stored, mailed to us and confirmed to its sender",
);
const reports = keptIn(
  "tests/workers/reports/client-reports.test.ts",
  "an agency records consent, looks, makes a link and withdraws it on one page",
);

const promises: Record<string, [says: string, keptBy: PublicPromise["keptBy"]][]> = {
  "/": [
    ["The same résumé and the same job give the same score, from the same version of our engine.", sameScore],
    ["Names, ages, photos and addresses never reach it.", blind],
    ["Open a score and see its parts; open a part and see the lines of the résumé that it rests on.", quotes],
    ["Deal-breakers are answered pass, fail or unknown beside the score.", gates],
    ["Agencies need no card.", agencyTrial],
    ["Free for 14 days. Then 5.99 EUR per month, if you want.", { page: "/pricing" }],
  ],
  "/individual": [
    ["If a machine can't read it, you are told why.", unreadable],
    ["The same résumé and the same job give the same score.", sameScore],
    ["Pasted keywords gain least. What you did, where and how recently counts most.", pasted],
    ["White text and tiny print gain you nothing here, and recruiters are told about them.", hiddenText],
    ["Name, gender, age, photo and address never reach the score.", blind],
    ["Download all of your data or delete the account whenever you like.", erasure],
    ["Free for 14 days, without a card.", seekerTrial],
  ],
  "/agencies": [
    ["14 days, full feature access, no card required.", agencyTrial],
    [
      "Each file stands alone: one that can't be read says why, gets no score, and delays none of the others.",
      unreadable,
    ],
    [
      "The list as you filtered and sorted it, as a file for your spreadsheet or your own system.",
      keptIn(
        "tests/workers/applicants/applicant-table.test.ts",
        "pages beyond the middle, read from the end, and the export hold the same rows in the same order",
      ),
    ],
    [
      "Drop the files in together and close the page if you like.",
      keptIn(
        "tests/e2e/agency/agency-journey.test.ts",
        "a page that is closed or reloaded during an upload's analysis catches up",
      ),
    ],
    ["a shortlist that you can share with your client.", reports],
    ["Private files, no scoring by name, gender, age or photo, and real deletion.", blind],
    ["People decide, and note why.", decided],
    ["White, tiny and covered words don't count, and you are told about them.", hiddenText],
    ["Run it again and the scores are the same.", sameScore],
    ["A person reads what you write to us, and replies within 24 hours.", toStaff],
    ["Name, gender, age, photo, nationality, address and contact details.", { page: "/fairness" }],
    ["Plumbline ranks and explains; it rejects no one.", decided],
  ],
  "/newsletter": [
    [
      "What is new in the learning center and at Plumbline, at most once a month.",
      keptIn("tests/workers/letters/letters.test.ts", "the newsletter goes out once in 31 days"),
    ],
    [
      "a link in each letter that ends it.",
      keptIn(
        "tests/workers/letters/letters.test.ts",
        "its link leaves the list with one click and is counted; a mail that waits then isn't sent",
      ),
    ],
  ],
  "/how": [
    [
      "It is stored privately, and you can delete it at any time.",
      keptIn(
        "tests/workers/seeker/resume-saving.test.ts",
        "deleting a résumé leaves no row, no file and no derived skill of it anywhere; what is the others' stays",
      ),
    ],
    ["A file that can't be read says why and gets no score.", unreadable],
    [
      "Paste the posting, give its LinkedIn address, or just name a job title.",
      keptIn(
        "tests/workers/seeker/job-analysis-linkedin.test.ts",
        "only LinkedIn's own job addresses are taken, and the posting's number is found in them",
      ),
    ],
    ["Name, gender, age, photo, nationality and contact details never reach the part that scores.", blind],
    ["White, tiny or hidden text is left out, and whoever reads the result is told about it.", hiddenText],
    ["A requirement that must be met is answered yes, no or unknown beside the score.", gates],
    [
      "Yes. The same résumé, the same job and the same version of our engine give the same numbers, however often you ask.",
      sameScore,
    ],
    [
      "No. Fixed rules compute every number, and no language model takes part.",
      keptIn(
        "tests/engine/repeatable.test.ts",
        "readings of one file give the same bytes from the page to the score",
      ),
    ],
    ["The first 14 days are free, without a card.", seekerTrial],
  ],
  "/pricing": [
    ["A new account has 14 days with every feature, and we don't ask for a card.", seekerTrial],
    [
      "No day of your trial is lost: the first payment is due when it ends, unless less than two days of it are left.",
      keptIn(
        "tests/workers/billing/sync-customer.test.ts",
        "a plan bought in the middle of a trial begins when the trial ends: no day is lost",
      ),
    ],
    [
      "Yes, as a consumer you can withdraw within 14 days, in your settings or without signing in.",
      keptIn(
        "tests/workers/billing/withdrawal.test.ts",
        "who withdraws from a plan gets all of it back, and it ends at once",
      ),
    ],
    [
      "You keep access until the end of the period that you have paid for, and until then you can take the cancellation back.",
      keptIn(
        "tests/workers/billing/subscription-changes.test.ts",
        "a plan is cancelled to the end of its period, and taken back, as often as someone asks",
      ),
    ],
  ],
  "/pricing?for=agencies": [
    ["the 14 days start when you are approved.", agencyTrial],
    ["Nothing is charged by itself.", agencyTrial],
    [
      "They stay in your agency's private storage, which no other agency can reach.",
      keptIn(
        "tests/e2e/agency/agency-journey.test.ts",
        "another agency's thread looks exactly like a missing one",
      ),
    ],
  ],
  "/coaching": [
    [
      "You pay when you accept an hour, and can cancel up to 24 hours before it.",
      keptIn(
        "tests/workers/coaching/changes.test.ts",
        "cancelled more than 24 hours before: all the money goes back, once, and calendars are cleared",
      ),
    ],
    [
      "You name a day; we propose an hour in your time zone.",
      keptIn(
        "tests/http/public/coaching-session.test.ts",
        "staff propose an hour in the person's time zone and cancel with a reason",
      ),
    ],
  ],
  "/interview": [
    [
      "We are building it; it isn't open yet.",
      keptIn(
        "tests/http/public/interview.test.ts",
        "the page is for everyone, and says that the practice isn't open",
      ),
    ],
  ],
  "/contact": [["A person reads every message. We reply within 24 hours.", toStaff]],
  "/careers": [
    [
      "Leave your address, and you hear of the next one first.",
      keptIn(
        "tests/http/public/careers.test.ts",
        "Notify Me stores the wish, mails its confirmation and says so",
      ),
    ],
  ],
  "/privacy": [
    ["Name, gender, age, photo, nationality, address and contact details never enter a score.", blind],
    [
      "The archive waits there for 7 days.",
      keptIn(
        "tests/workers/privacy/export.test.ts",
        "the minute sends a lost archive again, ends one without hope, and deletes one whose week is over",
      ),
    ],
    ["everything is erased after 14 days, or sooner once our team has confirmed it", erasure],
    [
      "at the latest when its period without contact is over: 365 days, 730 for the shortlisted, unless the agency sets others",
      keptIn(
        "tests/workers/privacy/retention.test.ts",
        "the clock begins with the last contact: a decision, or what someone said of being represented",
      ),
    ],
    ["no file has a public address, and each request for one is checked against who is signed in.", access],
    ["every point can be traced to words in the résumé", quotes],
    ["who that is, with name and address, stands in the Imprint", { page: "/imprint" }],
    [
      "what we read in a résumé on its page;",
      keptIn(
        "tests/e2e/report.test.ts",
        "from the upload to a corrected fact: read as it comes, followed to its words, corrected, undone",
      ),
    ],
  ],
  "/terms": [
    [
      "You can delete a candidate's account in Settings",
      keptIn(
        "tests/workers/privacy/erasure.test.ts",
        "a person who asks twice, or twenty times at once, has one request, one number and one mail",
      ),
    ],
    ["we verify it by a mailed link.", seekerTrial],
    ["put hidden text into a résumé to mislead the analysis; we leave it out and say so;", hiddenText],
    [
      "A plan ordered meanwhile is first paid when the trial ends, where that is two days or more ahead.",
      keptIn(
        "tests/workers/billing/sync-customer.test.ts",
        "a plan bought in the middle of a trial begins when the trial ends: no day is lost",
      ),
    ],
    [
      "The price on the order page holds.",
      keptIn(
        "tests/workers/billing/sync-customer.test.ts",
        "nobody sells at another price than the order page said: staff are told instead",
      ),
    ],
    [
      "at any time, to the end of the period that is paid. Until then you can take it back.",
      keptIn(
        "tests/workers/billing/subscription-changes.test.ts",
        "a plan is cancelled to the end of its period, and taken back, as often as someone asks",
      ),
    ],
    [
      "Unspent ones can be given back for money for 14 days, in your settings;",
      keptIn("tests/workers/billing/withdrawal.test.ts", "of credits, the unspent ones' share goes back"),
    ],
    [
      "one that arrives later is paid back.",
      keptIn(
        "tests/workers/coaching/booking.test.ts",
        "money that arrives when the hour is gone goes back once, and it is said why",
      ),
    ],
    [
      "If we have to cancel it, you get back all that you paid.",
      keptIn(
        "tests/workers/coaching/changes.test.ts",
        "within 24 hours the person can neither move nor cancel it; staff still can, with the money back",
      ),
    ],
    [
      "Price changes are announced by mail, and hold from the next period on.",
      keptIn(
        "tests/workers/billing/price-change.test.ts",
        "a subscriber whose price changes is told once, from when on; another at the old price stays as they are",
      ),
    ],
  ],
  "/accessibility": [
    ["A person reads every message and answers within 24 hours.", toStaff],
    [
      "Nothing moves by itself if your system asks for less motion.",
      keptIn("tests/e2e/public/home.test.ts", "the slideshow keeps still where less motion is asked for"),
    ],
    [
      "Signing in, registering and reading results also work without scripts.",
      keptIn(
        "tests/e2e/agency/agency-plain.test.ts",
        "the whole way works with plain forms and links, without JavaScript",
      ),
    ],
  ],
};

export const publicPromises: PublicPromise[] = Object.entries(promises).flatMap(([page, all]) =>
  all.map(([says, keptBy]) => ({ page, says, keptBy })),
);
