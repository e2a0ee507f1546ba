import type { ListedResume } from "../../../../workers/domain/resumes/list-resumes";
import { ResumeRow } from "./resume-row";

/** Résumés in the order of the server: the versions of one are together, under the first of them. */
export function ResumeList({ families }: { families: ListedResume[][] }) {
  return (
    <ul className="grid gap-3">
      {families.map(([first, ...others]) => (
        <li key={first?.id} className="rounded-lg border border-line bg-surface">
          {first && <ResumeRow resume={first} />}
          {others.length > 0 && (
            <section aria-label={`Other versions of ${first?.name}`} className="border-t border-line">
              <h3 className="px-4 pt-3 text-sm font-medium text-soft sm:px-5">Other versions of it</h3>
              <ul className="divide-y divide-line">
                {others.map((resume) => (
                  <li key={resume.id}>
                    <ResumeRow resume={resume} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </li>
      ))}
    </ul>
  );
}
