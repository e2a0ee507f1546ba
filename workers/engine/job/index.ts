export { analyseJob } from "./analyse-fairly";
export { postingText } from "./posting";
export { skillsInPosting } from "./skills/skills-in-posting";
export { archetypeOfTitle } from "./title/archetype";
export { profileOfTitle } from "./title/title-profile";
