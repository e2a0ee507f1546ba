import type { KeyboardEvent } from "react";
import { Button } from "~/components/ui/button";
import { smallInputClass } from "~/components/ui/fields/field";
import type { StageSettings } from "../../../workers/domain/decisions/stage-settings";
import { MAX_DECISION_COMMENT } from "../../../workers/domain/decisions/stages";

/** Why someone is turned down: a reason by click or by its number, words if wanted. Within a form. */
export function ReasonForm({ reasons }: Pick<StageSettings, "reasons">) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the numbers are shortcuts to the radio buttons inside
    <div className="grid gap-3" onKeyDown={chooseByNumber}>
      <fieldset className="grid">
        <legend className="mb-1 font-medium">Why not?</legend>
        {reasons.map(({ code, label }, index) => (
          <label key={code} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input type="radio" name="reason" value={code} required className="size-4 accent-accent" />
            <span className="flex-1">{label}</span>
            {index < 9 && (
              <span className="text-xs text-soft" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1">
        Comment <span className="sr-only">(for your colleagues, optional)</span>
        <input
          name="comment"
          maxLength={MAX_DECISION_COMMENT}
          autoComplete="off"
          placeholder="For your colleagues, optional"
          className={smallInputClass}
        />
      </label>
      <Button size="small" look="danger" className="justify-self-start">
        Reject
      </Button>
    </div>
  );
}

/** 1 to 9 choose a reason and go on to the comment, where Enter sends. */
function chooseByNumber(event: KeyboardEvent<HTMLElement>) {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "radio" || !/^[1-9]$/.test(key)) return;
  const radio = currentTarget.querySelectorAll<HTMLInputElement>("input[type=radio]")[Number(key) - 1];
  if (!radio) return;
  event.preventDefault();
  radio.click();
  currentTarget.querySelector<HTMLInputElement>("input[name=comment]")?.focus();
}
