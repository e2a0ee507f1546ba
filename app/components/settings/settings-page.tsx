import type { ReactNode } from "react";
import { SeekerShell } from "~/components/layout/seeker-shell";

export function SettingsPage({
  fullName,
  title,
  children,
}: {
  fullName: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <SeekerShell fullName={fullName}>
      <div className="mx-auto grid max-w-3xl gap-6">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </div>
    </SeekerShell>
  );
}
