import { applicants } from "../../../../db/schema";

/** What a list reads of a person so that `veil` can cover it: who they are, and whether they are shortlisted. */
export const ownColumns = {
  id: applicants.id,
  fileName: applicants.fileName,
  candidateName: applicants.candidateName,
  candidateEmail: applicants.candidateEmail,
  candidateLocation: applicants.candidateLocation,
  candidateGender: applicants.candidateGender,
  candidatePhoneNumbers: applicants.candidatePhoneNumbers,
  currentTitle: applicants.currentTitle,
  currentEmployer: applicants.currentEmployer,
  shortlistedAt: applicants.shortlistedAt,
};
