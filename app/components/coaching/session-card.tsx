import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { euros } from "../../../workers/domain/billing/money";
import type { SessionView } from "../../../workers/domain/coaching/get-session";

export function SessionCard({ session }: { session: SessionView }) {
  switch (session.state) {
    case "new":
    case "answered":
      return (
        <Card title="We are looking for an hour">
          <p>
            You asked for a {session.name} ({session.length}). We propose an hour by mail within 24 hours of
            your request. Nothing is charged before you accept it and pay.
          </p>
        </Card>
      );
    case "proposed":
      return <Proposed session={session} />;
    case "expired":
      return <NotKept />;
    case "booked":
      return <Booked session={session} />;
    case "cancelled":
      return <Cancelled session={session} />;
    case "done":
      return (
        <Card title="This session is over">
          {session.bookedHour && <p>It took place on {session.bookedHour}.</p>}
        </Card>
      );
  }
}

function Proposed({ session }: { session: SessionView }) {
  const { proposal, isBeingPaid, item, id, email, price, name, length } = session;
  if (isBeingPaid)
    return (
      <Card title="Your payment is on its way">
        <p>
          Some ways to pay take a few days. The hour is kept for you until it begins, and we mail you as soon
          as the payment has arrived.
        </p>
      </Card>
    );
  if (!proposal) return <NotKept />;
  return (
    <Card title="We propose this hour">
      <div className="grid gap-5">
        <Lines
          lines={[
            ["Session", `${name}, ${length}`],
            ["Hour", proposal.hour],
            ["Where", <Place key="where" place={proposal.place} />],
            ["Price", `${euros(price)} including VAT, once`],
            ["Kept for you until", <LocalTime key="until" value={proposal.openUntil} />],
          ]}
        />
        <div className="grid justify-items-start gap-2">
          <LinkButton to={paths.orderSession(item, id)}>Book This Hour</LinkButton>
          <p className="text-sm text-soft">
            You see the whole order first, and pay at Stripe. You need a free account with the address{" "}
            <span className="[overflow-wrap:anywhere]">{email}</span>: sign in, or register with it on the
            next page.
          </p>
        </div>
      </div>
    </Card>
  );
}

function NotKept() {
  return (
    <Card title="The hour is no longer kept for you">
      <p>The hour that we proposed was not booked in time. Nothing was charged. Ask for another one below.</p>
    </Card>
  );
}

function Booked({ session }: { session: SessionView }) {
  const { bookedHour, place, paid, name, length, changeableUntil, canChange, canWithdraw } = session;
  return (
    <Card title="Your session is booked">
      <div className="grid gap-4">
        <Lines
          lines={[
            ["Session", `${name}, ${length}`],
            ["Hour", bookedHour],
            ["Where", <Place key="where" place={place ?? ""} />],
            ["Paid", paid ? `${euros(paid.price)} including VAT, order ${paid.number}` : null],
          ]}
        />
        {canChange && changeableUntil !== null ? (
          <p className="text-soft">
            You can move it, or cancel it and get all of your money back, until{" "}
            <LocalTime value={changeableUntil} />.
          </p>
        ) : (
          <p className="text-soft">
            It begins in less than 24 hours, or has begun, so it can’t be moved or cancelled here any more.
            {canWithdraw && (
              <>
                {" "}
                You can still <TextLink to={paths.withdraw}>withdraw from the order</TextLink>, within 14 days
                of it and until the session has been held.
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

function Cancelled({ session: { bookedHour, paid } }: { session: SessionView }) {
  return (
    <Card title="This session is cancelled">
      <p>
        {bookedHour ? `It would have taken place on ${bookedHour}. ` : ""}
        {paid
          ? `We pay back ${euros(paid.price)}, by the way in which you paid. Banks take up to ten days to show it.`
          : "Nothing was charged."}{" "}
        <TextLink to={paths.coaching}>Ask for another session</TextLink>
      </p>
    </Card>
  );
}

/** A link where it is one, else the words. */
export function Place({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <>{place}</>;
  return (
    <a href={place} className="text-link" rel="noopener noreferrer" target="_blank">
      {place}
      <span className="sr-only"> (in a new tab)</span>
    </a>
  );
}

export function Lines({ lines }: { lines: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr] sm:gap-y-3">
      {lines
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft max-sm:mt-2">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
