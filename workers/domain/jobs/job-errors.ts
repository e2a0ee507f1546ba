export const JOB_ERRORS = {
  "search-resume-missing": { status: 400, message: "Please upload a resume first" },
  "position-missing": { status: 400, message: "Please enter a position to search for." },
  "location-missing": { status: 400, message: "Please enter a location to search in." },
  "location-unknown": {
    status: 400,
    message: "This location is not integrated yet. Please try a different location.",
  },
  "jobs-fetch-failed": { status: 500, message: "Failed to fetch jobs" },
  "job-search-limit": {
    status: 429,
    message: "You can search 60 times an hour. Please wait a while and try again.",
  },
  "posting-gone": { status: 404, message: "This posting is no longer there." },
  "posting-analysis-failed": { status: 500, message: "Failed to analyze job. Please try again." },
  "saved-search-limit": { status: 409, message: "You can keep 10 searches. Delete one to save another." },
  "saved-search-gone": { status: 404, message: "This search is no longer there." },
  "saved-search-nameless": { status: 400, message: "Please enter a name for the search." },
  "board-gone": { status: 404, message: "This board is no longer there." },
  "board-known": { status: 409, message: "This board is in the list already." },
  "board-unknown": {
    status: 400,
    message: "This is no board of a source that we read. Check the address, or the source and the token.",
  },
  "boards-unreadable": {
    status: 400,
    message: "Please give a CSV file of 1 to 5,000 lines with the columns source, token, company.",
  },
} as const;
