/**
 * The engine's public face. Pure functions: no I/O, no platform, no clock.
 *
 * readResume(bytes, name)       -> ResumeText          (throws ReadError)
 * parseResume(text, { asOf })   -> ResumeFacts
 * analyseJob(input)             -> JobProfile
 * scoreResume(facts, job)       -> ScoreSheet
 */

export * from "./types";
export { ENGINE_VERSION } from "./version";
