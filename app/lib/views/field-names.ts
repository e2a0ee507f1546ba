export const FIELD_NAMES: Record<string, string> = {
  name: "Name",
  headline: "Headline",
  location: "Place",
  title: "Title",
  company: "Employer",
  start: "Start",
  end: "End",
  institution: "School",
  degree: "Degree",
  field: "Subject",
};
