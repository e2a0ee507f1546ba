/** How an analysis names the posting that it came from; LinkedIn's are numbers alone. */
export function postingJobId(postingId: number): string {
  return `posting-${postingId}`;
}
