/** What the table of applicants can show besides the person and the date, in this order. */
export const tableColumns = [
  "relevancy",
  "scores",
  "skills",
  "experience",
  "seniority",
  "category",
  "musts",
  "dealBreakers",
  "location",
  "stage",
  "email",
  "phone",
  "gender",
] as const;

export type TableColumn = (typeof tableColumns)[number];

export const COLUMNS_PARAMETER = "columns";

/** `scores`: the five as bars. */
export const defaultColumns: readonly TableColumn[] = [
  "relevancy",
  "scores",
  "musts",
  "dealBreakers",
  "location",
  "stage",
];
