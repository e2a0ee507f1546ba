import type { ReactNode } from "react";
import { PublicShell } from "~/components/layout/public-shell";
import { SeekerShell } from "~/components/layout/seeker-shell";

export type ShownBuyer = { fullName: string; companyName: string | null };

/** The frame of the order and payment pages: each kind of account in its own surroundings, one column. */
export function BuyingShell({ buyer, children }: { buyer: ShownBuyer; children: ReactNode }) {
  const column = <div className="mx-auto grid max-w-2xl gap-6">{children}</div>;
  if (buyer.companyName === null) return <SeekerShell fullName={buyer.fullName}>{column}</SeekerShell>;
  return (
    <PublicShell>
      <div className="px-5 py-10 sm:px-8">{column}</div>
    </PublicShell>
  );
}
