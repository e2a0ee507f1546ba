/** Postings into what they ask for: every requirement with the words it came from. */
export { analyseJob } from "./analyse-fairly";
export { archetypeOfTitle } from "./archetype";
export { postingText } from "./posting";
export { skillsInPosting } from "./skills-in-posting";
export { profileOfTitle } from "./title-profile";
