import type { ReactNode } from "react";
import { useWorkspaceMark } from "~/components/seeker/dashboard/dashboard-cache";
import { SeekerBar } from "./app-bar";
import { SkipLink } from "./skip-link";

export function SeekerShell({ fullName, children }: { fullName: string; children: ReactNode }) {
  useWorkspaceMark();
  return (
    <>
      <SkipLink />
      <SeekerBar fullName={fullName} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto min-w-0 max-w-6xl px-4 py-8 outline-none sm:px-6 sm:py-10"
      >
        {children}
      </main>
    </>
  );
}
