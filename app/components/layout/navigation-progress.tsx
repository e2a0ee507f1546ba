import { useLocation, useNavigation } from "@remix-run/react";

const THREAD = /^\/agent\/campaigns\/(?!create$)[^/]+$/;

/** A thin line at the top while a page takes its time, and after a second its words; a fast one never shows them. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const busy = state !== "idle";
  const opensThread = THREAD.test(location?.pathname ?? "") && location?.pathname !== pathname;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-0.5">
      {busy && (
        <>
          <div className="h-full origin-left animate-[plumb-progress_8s_cubic-bezier(0.1,0.8,0.2,1)_200ms_both] bg-accent" />
          <span className="late-words">{opensThread ? "Loading campaign..." : "Loading..."}</span>
        </>
      )}
    </div>
  );
}
