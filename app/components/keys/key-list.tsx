import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Badge } from "~/components/ui/data/badge";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import type { ListedKey } from "../../../workers/domain/programs/keys/list-keys";

/** Keys that haven't ended, with ways to replace and to revoke each. `showsMaker`: several people make them. */
export function KeyList({ keys, showsMaker }: { keys: ListedKey[]; showsMaker: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {keys.map((key) => (
        <li key={key.id} className="grid gap-3 p-4 sm:p-5">
          <KeyFacts of={key} showsMaker={showsMaker} />
          <KeyActions of={key} />
        </li>
      ))}
    </ul>
  );
}

function KeyFacts({ of, showsMaker }: { of: ListedKey; showsMaker: boolean }) {
  const { name, hint, scopes, createdAt, expiresAt, lastUsedAt, isReplaced, by, works } = of;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <code className="text-sm text-soft">{hint}</code>
        {isReplaced && <Badge tone="accent">Replaced</Badge>}
      </p>
      <p className="text-sm text-soft">{scopes.join(", ")}</p>
      <p className="text-sm text-soft">
        Made <LocalDate value={createdAt} />
        {showsMaker && ` by ${by}`}. Works until <LocalTime value={expiresAt} />.{" "}
        {lastUsedAt === null ? (
          "Never used."
        ) : (
          <>
            Last used about <LocalTime value={lastUsedAt} />.
          </>
        )}
      </p>
      {!works && (
        <p className="text-sm text-poor">
          This key is refused: {by} isn’t an owner any more. Replace it, so that it works in your name.
        </p>
      )}
    </div>
  );
}

function KeyActions({ of: { id, name, isReplaced } }: { of: ListedKey }) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 text-sm">
      {!isReplaced && (
        <details>
          <summary className="text-link w-fit cursor-pointer py-2">
            Replace<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" className="grid max-w-prose justify-items-start gap-3 py-2">
            <input type="hidden" name="key" value={id} />
            <p>You get a new key that may do the same. This one goes on working for 24 hours.</p>
            <Button look="secondary" size="small" name="intent" value="rotate">
              Make New Key
            </Button>
          </Form>
        </details>
      )}
      <details>
        <summary className="text-link w-fit cursor-pointer py-2">
          Revoke<span className="sr-only"> {name}</span>
        </summary>
        <Form method="post" className="grid max-w-prose justify-items-start gap-3 py-2">
          <input type="hidden" name="key" value={id} />
          <p>Programs that use this key are refused at once. This can’t be undone.</p>
          <Button look="danger" size="small" name="intent" value="revoke">
            Revoke Key
          </Button>
        </Form>
      </details>
    </div>
  );
}
