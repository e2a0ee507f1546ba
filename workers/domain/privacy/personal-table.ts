import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { RowsOwner } from "./rows-of-person";

export type PersonalTable = {
  table: SQLiteTable;
  of: (person: RowsOwner) => SQL | undefined;
  export: ExportedTable | { left: string };
  /** rows go, or lose what could be personal in them, or stay for a reason */
  erase: "delete" | { blank: Record<string, null> } | { left: string };
};

export type ExportedTable = {
  file: string;
  about: string;
  /** what stays here: secrets, and what only our own work needs */
  hidden?: readonly string[];
};
