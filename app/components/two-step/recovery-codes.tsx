import { LinkButton } from "~/components/ui/button";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, goOn }: { codes: string[]; goOn: string }) {
  return (
    <section aria-labelledby="codes" className="grid gap-4">
      <h2 id="codes" className="text-xl">
        Write these codes down
      </h2>
      <p className="text-soft">
        Each of them signs you in once, with your password, when you have neither your passkey nor your phone.
        They are shown only now: print this page, or keep them in a password manager.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken p-5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <LinkButton to={goOn}>I Have Written Them Down</LinkButton>
    </section>
  );
}
