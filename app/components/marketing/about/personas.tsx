import { Badge } from "~/components/ui/data/badge";

const personas = [
  {
    name: "Nora",
    role: "Communications head",
    text: "Will introduce the practice.",
  },
  {
    name: "Theo",
    role: "Interview coach",
    text: "Will plan your practice.",
  },
  {
    name: "Maya",
    role: "HR interviewer",
    text: "Will ask about motives and teamwork.",
  },
  {
    name: "Felix",
    role: "HR interviewer",
    text: "Will ask about gaps and expectations.",
  },
  {
    name: "Ines",
    role: "Technical interviewer",
    text: "Will go through your projects.",
  },
  {
    name: "Arjun",
    role: "Technical interviewer",
    text: "Will set small problems.",
  },
];

/** The six characters that our software speaks as; each says that it is none of us. */
export function Personas() {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {personas.map(({ name, role, text }) => (
        <li
          key={name}
          className="grid content-start gap-1 rounded-lg border border-line bg-surface p-3 sm:p-4"
        >
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-xl">{name}</h3>
            <Badge tone="accent">AI</Badge>
          </div>
          <p className="text-sm font-medium text-accent">{role}</p>
          <p className="text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
