import type { jobBoards } from "../schema";

type Board = Pick<typeof jobBoards.$inferInsert, "source" | "token" | "company">;

/** Boards of made-up employers, which the stand-in serves: what the demo's job search finds. */
export const demoBoards: Board[] = [
  { source: "greenhouse", token: "fjordpay", company: "Fjordpay" },
  { source: "greenhouse", token: "havenstad", company: "Havenstad Energie" },
  { source: "lever", token: "kornblume", company: "Kornblume Handel" },
  { source: "lever-eu", token: "rive-gauche-sante", company: "Rive Gauche Santé" },
  { source: "ashby", token: "lumenwerk", company: "Lumenwerk" },
  { source: "ashby", token: "oakfield-partners", company: "Oakfield Partners" },
  { source: "recruitee", token: "grachtenhuis", company: "Grachtenhuis Hotels" },
  { source: "recruitee", token: "noorderlicht", company: "Noorderlicht Zorg" },
  { source: "personio", token: "sternbau", company: "Sternbau" },
  { source: "smartrecruiters", token: "MeridianFreight", company: "Meridian Freight" },
  { source: "arbeitnow", token: "all", company: "" },
  { source: "jobtech", token: "sweden", company: "" },
  { source: "nav", token: "norway", company: "" },
  { source: "france-travail", token: "france", company: "" },
];
