import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { TrackedSection } from "~/components/consent/tracked-section";
import { HumanCheck } from "~/components/forms/human-check";
import { useValidation } from "~/components/forms/use-validation";
import { FormError } from "~/components/identity/form-error";
import { EmailField, TextField } from "~/components/identity/text-field";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { ContactCards } from "~/components/marketing/contact/contact-cards";
import { contactQuestions } from "~/components/marketing/contact/contact-questions";
import { Faq } from "~/components/marketing/shared/faq";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field, textareaClass } from "~/components/ui/fields/field";
import { TextLink } from "~/components/ui/text-link";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { contactSchema } from "../../../workers/domain/content/schema";
import { sendContactMessage } from "../../../workers/domain/content/send-contact-message";

export const meta = pageMeta({
  title: "Contact",
  description: "Write to the people behind Plumbline. We reply within 24 hours.",
  path: paths.contact,
});

export const headers = publicCache;

/** Open to everyone. Anyone who comes because of a request for deletion finds its number in the message. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    sent: query.get("success") === "true",
    about: /^[\w-]{1,20}$/.exec(query.get("request") ?? "")?.[0] ?? null,
    mailboxes: context.deps.site.mailboxes,
    humanCheck: context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: contactSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: formStatus(request, 400) });
  const attempt = await context.attempt(() =>
    sendContactMessage(context.deps, {
      form: submission.value,
      proof: humanProofOf(form),
      ipAddress: context.visitor.ipAddress,
    }),
  );
  // To the form, where the thanks are: a phone's first window ends above them.
  if (attempt.ok) return redirect(`${paths.contact}?success=true#write`);
  const { message, status } = attempt.error;
  return data(submission.reply({ formErrors: [message] }), { status: formStatus(request, status) });
}

export default function Contact() {
  const { mailboxes, sent } = useLoaderData<typeof loader>();
  return (
    <PublicShell>
      <PageHead title="Contact" lead="A person reads every message. We reply within 24 hours." />
      <div className="mx-auto grid max-w-6xl gap-8 px-5 pb-section sm:px-8">
        <ContactCards mailboxes={mailboxes} />
        <div className="grid gap-10 md:grid-cols-[2fr_1fr] lg:gap-16">
          <TrackedSection name="contact" id="write" className="grid scroll-mt-6 content-start gap-5">
            <h2 className="text-title">Write to us</h2>
            <SentBanner sent={sent} />
            {/* A new form after each message that was sent. */}
            <MessageForm key={String(sent)} />
          </TrackedSection>
          <aside className="grid content-start gap-6 md:pt-16">
            <Fact title="Reply">Within 24 hours</Fact>
            <Fact title="Office">Remote first</Fact>
            <p className="text-soft">
              Rather hear from us? <TextLink to={paths.newsletter}>Newsletter</TextLink>
            </p>
          </aside>
        </div>
      </div>
      <PageSection name="faq" title="Asked often" sunken>
        <Faq questions={contactQuestions} />
      </PageSection>
    </PublicShell>
  );
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div className="border-l-2 border-accent pl-4">
      <h2 className="text-lg">{title}</h2>
      <p className="text-soft">{children}</p>
    </div>
  );
}

const SHOWN_MILLISECONDS = 5000;

/** Says that a message was sent; with scripts, for five seconds. */
function SentBanner({ sent }: { sent: boolean }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!sent) return;
    const timer = setTimeout(() => setOver(true), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [sent]);
  if (!sent || over) return null;
  return (
    <Banner kind="success">
      Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.
    </Banner>
  );
}

function MessageForm() {
  const { humanCheck, about } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>(),
    defaultValue: about ? { message: `About request ${about}:\n\n` } : undefined,
    onValidate: useValidation(() =>
      import("../../../workers/domain/content/schema").then((m) => m.contactSchema),
    ),
    shouldRevalidate: "onInput",
  });
  const { key, ...message } = getTextareaProps(fields.message);
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormError form={form} />
      <TextField field={fields.name} label="Name" autoComplete="name" />
      <EmailField field={fields.email} autoComplete="email" />
      <Field
        label="Message"
        htmlFor={fields.message.id}
        error={fields.message.errors?.[0]}
        errorId={fields.message.errorId}
      >
        <textarea {...message} key={key} rows={5} autoComplete="off" className={textareaClass} />
      </Field>
      <HumanCheck {...humanCheck} />
      <Button disabled={busy} className="justify-self-start">
        {busy ? "Sending..." : "Send Message"}
      </Button>
    </Form>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
