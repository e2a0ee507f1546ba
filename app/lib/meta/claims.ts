/** Marketing figures, none computed or measured by this site: pages mark each with `ClaimMark` and show `ClaimsNote`. */
export const claims = {
  experience: "10+ years",
  timeSaved: "80-95%",
  accuracy: "94%",
  matchScore: "98%",
  rejectedByAi: "75%",
  interviewSuccess: "3x",
  screeningTimeSaved: "95%",
  resumesProcessed: "200+",
  shortlist: "10-15",
  roi: { low: "3x", average: "12x", high: "50x" },
} as const;

export const claimNote =
  "A claim: a figure we advertise with. It isn't computed on this page, and your own may differ; try it with your own files.";
