import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { MailFrame } from "~/components/mail/mail-frame";
import { MailStatus } from "~/components/mail/mail-status";
import { LocalTime } from "~/components/ui/local-time";
import { useNonce } from "~/lib/nonce";
import { paths } from "~/lib/paths";
import { readOutboxMail } from "../../../workers/domain/mail/read-outbox";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.mail.subject ?? "Mail"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { mail: await readOutboxMail(context.deps, { mailId: params.mailId ?? "" }) };
}

export default function OutboxMail() {
  const {
    subject,
    to,
    createdAt,
    status,
    html,
    text,
    attachments = [],
  } = useLoaderData<typeof loader>().mail;
  const serverNonce = useNonce();
  return (
    <main className="mx-auto grid max-w-6xl gap-6 px-5 py-10">
      <Link to={paths.outbox} className="text-link justify-self-start">
        Outbox
      </Link>
      <div className="grid gap-2">
        <h1 className="text-3xl">{subject}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span className="[overflow-wrap:anywhere]">To {to}</span>
          <LocalTime value={createdAt} />
          <MailStatus status={status} />
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <section className="grid gap-2">
          <h2 className="text-xl">As HTML</h2>
          <MailFrame html={html} title={`The mail "${subject}"`} serverNonce={serverNonce} />
        </section>
        <section className="grid min-w-0 gap-2">
          <h2 className="text-xl">As plain text</h2>
          <pre className="rounded-lg border border-line bg-surface p-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            <WithLinks text={text} />
          </pre>
        </section>
      </div>
      {attachments.map(({ filename, type, content }) => (
        <section key={filename} className="grid min-w-0 gap-2">
          <h2 className="text-xl">Attached: {filename}</h2>
          <p className="text-soft">{type}</p>
          <pre className="rounded-lg border border-line bg-surface p-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
            {content}
          </pre>
        </section>
      ))}
    </main>
  );
}

/** Mail clients make addresses in plain text clickable. */
function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s]*[^\s.,])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <a key={index} href={part} className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="No such mail" />;
}
