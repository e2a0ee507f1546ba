import { Switch } from "~/components/ui/fields/switch";
import type { ConsentChoices } from "../../../workers/domain/privacy/consent/cookie-consent";

/** Necessary (locked), Analytics, Marketing: fields of a form, called "analytics" and "marketing". */
export function ConsentToggles({ chosen, locked = false }: { chosen: ConsentChoices; locked?: boolean }) {
  return (
    <div className="grid divide-y divide-line">
      <Switch
        label={<strong className="font-semibold">Necessary</strong>}
        hint="Keep you signed in, guard your account and remember this choice. Always on."
        defaultChecked
        disabled
      />
      <Switch
        name="analytics"
        value="on"
        label={<strong className="font-semibold">Analytics</strong>}
        hint="Let us count which kinds of pages and which parts of them are seen, and how many people get how far. No name, no number, no cookie of its own."
        defaultChecked={chosen.analytics}
        disabled={locked}
      />
      <Switch
        name="marketing"
        value="on"
        label={<strong className="font-semibold">Marketing</strong>}
        hint="Would allow advertising cookies. We set none today; your answer holds should that change."
        defaultChecked={chosen.marketing}
        disabled={locked}
      />
    </div>
  );
}

export function readToggles(form: FormData): ConsentChoices {
  return { analytics: form.get("analytics") === "on", marketing: form.get("marketing") === "on" };
}
