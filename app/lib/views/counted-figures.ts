import type { CountedFigure } from "../../../workers/domain/threads/list/figure-names";

export const countedFigureViews: Record<CountedFigure, { label: string; search: string }> = {
  candidates: { label: "Candidates", search: "" },
  processed: { label: "Processed", search: "status=processed" },
  scored: { label: "With a relevancy", search: "status=processed&minRelevancy=0" },
  skills: { label: "With a skills match", search: "status=processed&minSkills=0" },
  experience: { label: "With an experience match", search: "status=processed&minExperience=0" },
  shortlisted: { label: "Shortlisted or further", search: "shortlisted=yes" },
  location: { label: "Location matches", search: "status=processed&locationMatch=yes" },
  strong: { label: "Relevancy of 70% or more", search: "status=analysed&minRelevancy=70" },
  fair: {
    label: "Relevancy of 40% to below 70%",
    search: "status=analysed&minRelevancy=40&maxRelevancy=69.99",
  },
  weak: { label: "Relevancy below 40%", search: "status=analysed&maxRelevancy=39.99" },
  gates: { label: "Fail a deal-breaker", search: "status=analysed&dealBreakers=failed" },
  failed: { label: "Could not be analysed", search: "status=failed" },
  hidden: { label: "Hide text in the résumé", search: "hiddenText=yes" },
};
