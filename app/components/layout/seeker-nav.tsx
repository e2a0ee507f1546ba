import { paths } from "~/lib/paths";
import { type NavEntry, NavRow } from "./nav-row";

const entries: NavEntry[] = [
  { to: paths.seekerDashboard, label: "Dashboard" },
  { to: paths.newAnalysis, label: "New Analysis" },
  { to: paths.myResumes, label: "My Resumes", under: ["/resume-analysis"] },
  { to: paths.jobs, label: "Jobs" },
  { to: paths.interview, label: "Interview", isNew: true },
  { to: paths.history, label: "History", under: ["/analysis", paths.compare] },
  { to: paths.applications, label: "Applications" },
  { to: paths.learningCenter, label: "Learning Center" },
];

export function SeekerNav() {
  return <NavRow label="Main" entries={entries} />;
}
