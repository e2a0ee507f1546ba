import { IdentityPage } from "~/components/identity/identity-page";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

const steps = [
  {
    title: "Confirm your email address",
    text: "We have sent you a link. Résumés can be uploaded once your address is confirmed.",
  },
  {
    title: "We check your agency",
    text: "A person on our team looks at each new agency. This takes 2-3 business days; we write to you as soon as it is done.",
  },
  {
    title: "Your 14 days begin",
    text: "The free trial starts with your approval, so that waiting costs you nothing. No card is needed.",
  },
];

export function AccountCreated() {
  return (
    <IdentityPage title="Account Created Successfully!" lead="Three things happen now.">
      <ol className="grid gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
            <span className="font-serif text-2xl leading-7 font-semibold text-accent tabular-nums">
              {index + 1}
            </span>
            <div>
              <h2 className="text-lg leading-7">{title}</h2>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.agentLogin}>Go to agency sign-in</LinkButton>
        <LinkButton to={paths.home} look="secondary">
          Back to the start
        </LinkButton>
      </div>
    </IdentityPage>
  );
}
