import { paths } from "~/lib/paths";

export const agentPages = [
  { to: paths.agentDashboard, label: "Overview", tab: "overview" },
  { to: paths.threads, label: "Job Threads", tab: "campaigns" },
  { to: paths.pool, label: "Candidates Pool", tab: "pool" },
  { to: paths.members, label: "Colleagues", tab: "members" },
] as const;
