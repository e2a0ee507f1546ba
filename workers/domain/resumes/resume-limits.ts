/** What one account holds at most: no person has that many, a program that fills our storage does. */
export const MAX_RESUMES = 200;

export const MAX_RESUME_BYTES = 500 * 1024 * 1024;

export type ResumeQuota = { files: number; bytes: number };

export function refusalByQuota(room: ResumeQuota, size: number): string | null {
  if (room.files < 1)
    return `You have ${MAX_RESUMES} résumés, which is the most an account can hold. Please delete one first.`;
  if (room.bytes < size)
    return "Your résumés together would take more than 500 MB, which is the most an account can hold. Please delete some first.";
  return null;
}
