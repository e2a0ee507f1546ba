import type { ReactNode } from "react";

const RULES: [title: string, text: ReactNode][] = [
  [
    "Keys",
    "Owners of a company make its keys under Profile Settings, API keys; job seekers make their own under Settings. A key is shown once, has scopes, ends after 30, 90 or 365 days, can be replaced with a day of overlap, and is refused at once when it is revoked. It sees all of the company’s job threads, under blind review if that is on.",
  ],
  [
    "Errors",
    <>
      Problems of RFC 9457 (<code>application/problem+json</code>). <code>code</code> is for programs,{" "}
      <code>detail</code> for people; <code>errors</code> names fields by JSON pointers. Tell us the{" "}
      <code>X-Request-Id</code> when you ask about one.
    </>,
  ],
  [
    "Limits",
    <>
      120 calls a minute and key, of them 30 deletions and 10 exports. <code>RateLimit</code> says how many
      are left and when there are all of them again; after a 429, wait for <code>Retry-After</code> seconds.
      Analyses and uploads also count against your plan and have limits of their own per person.
    </>,
  ],
  [
    "Sending again",
    <>
      A POST with an <code>Idempotency-Key</code> is done once in 24 hours: sent again it gets the first
      answer. Another body under the same key gets a 422, one that is still under way a 409. Of uploads the
      address counts, not the files.
    </>,
  ],
  [
    "What hasn’t changed",
    <>
      Answers to GET have an <code>ETag</code>: name it in <code>If-None-Match</code> and get a 304.
    </>,
  ],
  [
    "Decisions",
    "Programs read what people decided about candidates. They can’t decide: who is shortlisted or turned down is a person’s choice.",
  ],
];

export function CallRules() {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {RULES.map(([title, text]) => (
        <div key={title} className="grid content-start gap-1">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-soft [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
