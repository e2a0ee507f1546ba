import { EyeOff } from "lucide-react";

export function BlindNote() {
  return (
    <p className="flex gap-2 text-soft max-md:text-sm md:-my-1 md:text-xs">
      <EyeOff className="size-4 shrink-0" aria-hidden="true" />
      <span>
        Blind review is on: who someone is shows once they are shortlisted. Until then nobody can be searched,
        filtered or sorted by name, e-mail, place or gender.
      </span>
    </p>
  );
}
