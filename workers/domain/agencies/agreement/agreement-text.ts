/** A text that an owner accepts for their company. It is never edited: another text is another version. */
export const AGREEMENT_VERSION = "2026-11-26";

/** SHA-256 of the text below, hex. A test holds it, so that no word changes under a version that companies accepted. */
export const AGREEMENT_HASH = "03fa46aa262b579e83962237720f1cc396a85429e7ea7a7f520baf5830485585";

/** Headings begin with "## ", items of lists with "- "; blank lines part paragraphs. */
export const AGREEMENT_TEXT = `## Parties and subject

This is the agreement that Article 28 of the General Data Protection Regulation (GDPR) asks for. The controller is the company whose account an owner accepts it for ("you"). The processor is the operator of Plumbline, named in the imprint ("we"). It is part of the terms of service, and for personal data of applicants it goes before them.

We process personal data of applicants only to give you the service: to read résumés, to compare them with the requirements of your job threads, to show where each point comes from, and to keep what you decide, note, share and answer.

## Duration

It runs as long as your account holds applicants' data, and ends with the deletion of the last of it.

## Data and people

- People: applicants and other people whose résumés you upload, and people they name in them.
- Data: what a résumé says, such as name, contact details, place, work, education, skills and languages; what is worked out from it; your decisions, notes and messages about them.
- Special categories of data (GDPR, Article 9) are not asked for. Where a résumé holds them, they are stored with the file, and criteria that ask for them are refused.

## Your instructions

We process the data on your documented instructions alone, also where it would go to a country outside the European Economic Area, unless the law of the Union or a member state obliges us; we tell you of it before, where that law lets us. Your instructions are this agreement, the settings of your account, and what your colleagues do in it. If we hold an instruction to be unlawful, we say so at once.

You answer for the lawful basis of the processing, for telling applicants about it, and for the source of each résumé that you state when you upload it.

## Confidentiality

Everyone who can see the data by their work for us has bound themselves to keep it secret.

## Security

We keep the measures of the annex, as GDPR, Article 32, asks. They may change as techniques do, never to less protection.

## Sub-processors

You allow us to use the companies that the page /sub-processors lists. Each is bound to the same duties as we are, and we answer for what they do. We tell your owners by email 30 days before another one gets applicants' data. You may object within that time for a reason of data protection; if we find no way that suits both, you may end the agreement.

Where one processes data outside the European Economic Area, an adequacy decision or the standard contractual clauses of the European Commission apply.

## Help with the rights of applicants

Your account has what it takes to answer applicants: a page for each of them, requests with a date by which they are due, corrections, opting out of scoring, export and erasure. If somebody writes to us instead, we pass it on to you and don't answer in your place.

## Help with your duties

We help you, with what we know, to keep the data secure, to report a breach, to assess the impact of the processing and to consult the authority (GDPR, Articles 32 to 36).

If we learn of a breach of the data, we tell your owners without undue delay, at the latest after 48 hours: what happened, whom it concerns, what may follow and what we do about it.

## Deletion and return

You can export and erase at any time. Applicants are erased when the period of your settings ends. When your account ends, your data is erased 14 days later; until then you can export it. Backups of the database are overwritten within 30 days. We keep what the law obliges us to keep, without applicants' data.

## Proof and audits

We give you what you need to show that both of us keep GDPR, Article 28, and let you, or an auditor bound to secrecy whom you name, check it: in writing first, on the spot where that isn't enough, with 30 days' notice and without hindering the service more than needed.

## Last provisions

Another version of this text holds for you once an owner of your company has accepted it. Until then no résumés can be uploaded; what is there stays under the version that you accepted. If a clause is void, the others stay.

## Annex: measures

- Connections are encrypted. Files are private: each download is checked, and addresses of files are signed and expire after minutes.
- Every query of the database names the company, and tests run as each kind of caller try to reach what is another's.
- Colleagues have roles. An owner can ask all of them for a second step at sign-in. Passwords are stored as salted hashes.
- A log that nobody can edit shows your owners who opened, exported, shared, decided and erased what.
- Blind review hides from colleagues who somebody is until they are shortlisted.
- Name, contact details and photo never enter a score. The same input gives the same score, and each point shows the words behind it.
- Applicants are erased by the periods of your settings, and on request, from rows, files, the pool and exports.
- Our staff reach your data for support and security alone, by a sign-in of their own, and what they change is logged.
`;
