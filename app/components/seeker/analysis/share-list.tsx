import { Form } from "@remix-run/react";
import { CopyAddress } from "~/components/learning/copy-address";
import { Button } from "~/components/ui/button";
import { smallInputClass } from "~/components/ui/fields/field";
import { LocalTime } from "~/components/ui/local-time";

export type ShareLink = { id: string; address: string; createdAt: number; expiresAt: number };

export function ShareList({ links, withdrawing }: { links: ShareLink[]; withdrawing: string | null }) {
  return (
    <section aria-labelledby="open-links" className="border-t border-line pt-5">
      <h3 id="open-links" className="mb-3 text-lg">
        Open links
      </h3>
      {links.length === 0 ? (
        <p className="text-soft">There are none: nobody else can see this analysis.</p>
      ) : (
        <ul className="grid gap-5">
          {links.map(({ id, address, createdAt, expiresAt }) => (
            <li key={id} className="grid gap-2">
              <p className="text-sm text-soft">
                Created <LocalTime value={createdAt} />, ends <LocalTime value={expiresAt} />
              </p>
              <input
                readOnly
                aria-label="Address of the link"
                value={address}
                onFocus={(event) => event.currentTarget.select()}
                className={smallInputClass}
              />
              <div className="flex flex-wrap gap-2">
                <CopyAddress address={address} />
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="shareId" value={id} />
                  <Button name="intent" value="withdraw" look="quiet" size="small" busy={withdrawing === id}>
                    {withdrawing === id ? "Withdrawing..." : "Withdraw"}
                  </Button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
