import { BookOpen, Clock, Globe, HeartPulse, Laptop, Palmtree, TrendingUp, Users } from "lucide-react";
import { Points } from "~/components/marketing/shared/page-section";

const wanted = [
  {
    title: "You finish things",
    text: "Small, whole and tested.",
  },
  {
    title: "You write clearly",
    text: "A good page of text saves everybody a meeting.",
  },
  {
    title: "You say how you know",
    text: "A measured figure before an opinion.",
  },
  {
    title: "You think of the reader",
    text: "Someone's next job may hang on the screen that you build.",
  },
];

export function Wanted() {
  return <Points points={wanted} columns={4} />;
}

const reasons = [
  { icon: Globe, label: "Remote-first" },
  { icon: Clock, label: "Flexible hours" },
  { icon: TrendingUp, label: "Competitive salary and equity" },
  { icon: HeartPulse, label: "Health insurance" },
  { icon: BookOpen, label: "Professional development budget" },
  { icon: Palmtree, label: "Unlimited PTO" },
  { icon: Users, label: "Team retreats" },
  { icon: Laptop, label: "The tools you need" },
];

export function Reasons() {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {reasons.map(({ icon: Icon, label }) => (
        <li key={label} className="flex items-center gap-3 text-lg">
          <Icon className="size-6 shrink-0 text-accent" aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}

const fields = [
  {
    title: "Engineering",
    text: "The engine that reads and scores, and the pages around it.",
  },
  {
    title: "Product",
    text: "What job seekers and recruiters need next.",
  },
  {
    title: "Business",
    text: "Agencies that want to work with us.",
  },
];

export function Opportunities() {
  return <Points points={fields} />;
}
