// Only for workers/http/contexts, and goes with it.
export type { ArticleCategory } from "../content/article-categories";
export type { AgentDecision } from "./agent-decisions";
export type { BookingMove } from "./booking-moves";
