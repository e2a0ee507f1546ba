/** An agency's way from a posting to the people to read first; the titles are the specification's. */
export const agencySteps = [
  {
    title: "Create Job Thread",
    text: "Paste the posting, and correct its requirements before anything is scored.",
  },
  {
    title: "Bulk Upload Resumes",
    text: "Drop the files in. A file that can't be read says why and gets no score.",
  },
  {
    title: "AI Analysis & Scoring",
    text: "Each candidate is held against the same requirements in the same way. You may close the page meanwhile.",
  },
  {
    title: "Focus on Top Matches",
    text: "Read the best first, open any point to see the words it stands on, and export or share the list.",
  },
];
