import type { jobBoards } from "../../../../db/schema";

export type Board = typeof jobBoards.$inferSelect;
