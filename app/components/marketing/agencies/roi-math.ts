/** What the sum on the page starts from. The minutes and the wage are assumptions that it names; replace them by yours. */
export const roiInputs = {
  /** for one résumé by hand: 4 to open and read, 8 to compare with the job, 4 to note down why */
  minutesPerResume: 16,
  /** what an hour of a recruiter costs, in euros */
  eurosPerHour: 40,
  /** the share of that time that is saved: the claim of `~/lib/claims` */
  savedShare: 0.95,
  /** Starter, in euros a month */
  planPrice: 200,
} as const;

export type RoiRow = { resumes: number; hours: number; euros: number; times: number };

/**
 * What a month with so many résumés is worth.
 * @returns hours saved, their price in euros, and how many times the plan's price that is; nothing rounded
 */
export function roiOf(resumes: number): RoiRow {
  const hours = (resumes * roiInputs.minutesPerResume * roiInputs.savedShare) / 60;
  const euros = hours * roiInputs.eurosPerHour;
  return { resumes, hours, euros, times: euros / roiInputs.planPrice };
}
