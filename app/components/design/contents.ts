/** The parts of the page of all primitives, in its order: what the list of contents links to. */
export const contents = [
  { title: "Tokens", entries: ["Colour", "Type", "Space, corners, shadows", "Movement"] },
  { title: "Actions", entries: ["Button", "Link"] },
  {
    title: "Forms",
    entries: ["Field", "Select", "Combobox", "Checkbox", "Radio", "Switch", "File drop"],
  },
  { title: "Ways", entries: ["Tabs", "Link tabs", "Stepper"] },
  { title: "Layers", entries: ["Dialog", "Drawer", "Menu", "Tooltip", "Toast"] },
  {
    title: "News",
    entries: ["Banner", "Badge", "Progress", "Skeleton", "Empty state"],
  },
  { title: "Things", entries: ["Card", "Avatar", "Table", "PDF thumbnail"] },
  { title: "Measures", entries: ["Score dial", "Bar chart", "Line chart", "Radar chart"] },
] as const;

/** "Score dial" -> "score-dial": where an entry is on the page. */
export function anchorOf(entry: string): string {
  return entry.toLowerCase().replace(/[^a-z]+/g, "-");
}
