import { Badge } from "~/components/ui/data/badge";
import { Modal } from "~/components/ui/overlays/modal";
import { useHydrated } from "~/lib/hooks/use-hydrated";

/** Spec 2. */
const SHOWN = 4;

const more =
  "inline-flex cursor-pointer list-none items-center rounded border border-edge px-2 py-0.5 text-sm font-medium hover:bg-sunken pointer-coarse:py-2 [&::-webkit-details-marker]:hidden";

/** The first skills of an analysis, and all of them in a dialog; without scripts they unfold in place. */
export function SkillChips({ jobTitle, skills }: { jobTitle: string; skills: string[] }) {
  const hydrated = useHydrated();
  if (skills.length === 0)
    return <p className="text-sm text-soft">No skill of the job was found in the résumé.</p>;
  const rest = skills.slice(SHOWN);
  const words = `+${rest.length} more`;
  return (
    <div className="flex flex-wrap items-start gap-1.5">
      <span className="sr-only">Skills that the résumé shows: </span>
      {skills.slice(0, SHOWN).map((skill) => (
        <Chip key={skill} skill={skill} />
      ))}
      {rest.length > 0 && !hydrated && (
        <details>
          <summary className={more}>{words}</summary>
          <ChipList skills={rest} />
        </details>
      )}
      {rest.length > 0 && hydrated && (
        <Modal
          title="Skills that the résumé shows"
          description={jobTitle}
          trigger={
            <button type="button" className={more}>
              {words}
            </button>
          }
        >
          <ChipList skills={skills} />
        </Modal>
      )}
    </div>
  );
}

function Chip({ skill }: { skill: string }) {
  return <Badge className="max-w-full [overflow-wrap:anywhere]">{skill}</Badge>;
}

function ChipList({ skills }: { skills: string[] }) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {skills.map((skill) => (
        <li key={skill}>
          <Chip skill={skill} />
        </li>
      ))}
    </ul>
  );
}
