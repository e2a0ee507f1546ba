import { BECAUSE_OF_AGENCY, type MailTexts, mailDay } from "../mail-content";

const BECAUSE_OF_RESUME =
  "You get this mail because an agency that uses Plumbline has a résumé that names this address.";

const MARK_STAYS =
  "As the request says, a keyed hash of the e-mail address and phone number stays, so that the résumé isn’t taken again. Nobody can read it back.";

export const applicantTexts: MailTexts<
  | "applicant-page"
  | "applicant-request-received"
  | "applicant-request-answered"
  | "applicant-erased"
  | "applicant-erased-agency"
  | "applicant-request"
> = {
  "applicant-page": ({ companyName, title, expiresAt, url }) => ({
    subject: `What ${companyName} holds about you`,
    name: null,
    paragraphs: [
      `${companyName} holds your résumé for this job: ${title}.`,
      "On a page of your own you can read what was read from it, what the job asks and how each point was judged. You can correct it, object, ask for a person, opt out of scoring and have it deleted.",
    ],
    button: { label: "Open your page", url },
    closing: [
      `The page needs no account and opens until ${mailDay(expiresAt)}. Please keep its address to yourself.`,
    ],
    why: BECAUSE_OF_RESUME,
  }),
  "applicant-request-received": ({ companyName, number, what, dueAt, url }) => ({
    subject: `Your request ${number}`,
    name: null,
    paragraphs: [
      `${companyName} has received your request ${number}: ${what}.`,
      `It has to answer by ${mailDay(dueAt)}. The answer comes to this address, and stands on your page.`,
    ],
    button: { label: "Open your page", url },
    why: BECAUSE_OF_RESUME,
  }),
  "applicant-request-answered": ({ companyName, number, what, answer }) => ({
    subject: `${companyName} has answered your request ${number}`,
    name: null,
    paragraphs: [`${companyName} has answered your request ${number} (${what}):`, { quote: answer }],
    why: BECAUSE_OF_RESUME,
  }),
  "applicant-erased": ({ companyName, number, erasedAt, neverAgain }) => ({
    subject: `Receipt ${number}: your data was deleted`,
    name: null,
    paragraphs: [
      `On ${mailDay(erasedAt)}, ${companyName} deleted your résumé and everything that was read and worked out from it at Plumbline: request ${number}.`,
      "A line stays that says that it was done: a number and times, without you. Backups of the database are overwritten within 30 days.",
      ...(neverAgain ? [MARK_STAYS] : []),
    ],
    why: BECAUSE_OF_RESUME,
  }),
  "applicant-erased-agency": ({ fullName, number, places, erasedAt, neverAgain, url }) => ({
    subject: `Receipt ${number}: an applicant was erased`,
    name: fullName,
    paragraphs: [
      `On ${mailDay(erasedAt)} you erased the person of request ${number} from ${places === 1 ? "one place" : `${places} places`} of your company: rows, files, results, notes, shares and requests.`,
      ...(neverAgain ? [MARK_STAYS] : []),
    ],
    button: { label: "Open the requests", url },
    why: BECAUSE_OF_AGENCY,
  }),
  "applicant-request": ({ fullName, number, what, dueAt, url }) => ({
    subject: `An applicant’s request is due by ${mailDay(dueAt)}`,
    name: fullName,
    paragraphs: [
      `An applicant of your company has made a request: ${what}, number ${number}.`,
      `By law it has to be answered by ${mailDay(dueAt)}. Any colleague who can work in job threads can answer it.`,
    ],
    button: { label: "Open the requests", url },
    why: BECAUSE_OF_AGENCY,
  }),
};
