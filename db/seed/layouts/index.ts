import { banner } from "./banner";
import { classic } from "./classic";
import { lebenslauf } from "./lebenslauf";
import { memo } from "./memo";
import { modern } from "./modern";
import { scan } from "./scan";
import type { Layout } from "./sheet";
import { sidebar } from "./sidebar";
import { spaced } from "./spaced";
import { table } from "./table";
import { timeline } from "./timeline";
import { twoColumns } from "./two-columns";
import { typed } from "./typed";

export const layouts = {
  banner,
  classic,
  lebenslauf,
  memo,
  modern,
  scan,
  sidebar,
  spaced,
  table,
  timeline,
  twoColumns,
  typed,
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
