/** Postings into what they ask for: every requirement with the words it came from. */
export { analyseJob } from "./analyse-fairly";
export { postingText } from "./posting";
export { skillsInPosting } from "./skills/skills-in-posting";
export { archetypeOfTitle } from "./title/archetype";
export { profileOfTitle } from "./title/title-profile";
