const OF_TRIAL = /\bfree trial\b/i;

/** What a plan is advertised with, for someone who has had the trial, or has it still. */
export function withoutTrial(features: string[]): string[] {
  return features.filter((feature) => !OF_TRIAL.test(feature));
}
