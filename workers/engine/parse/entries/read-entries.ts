import type { Education, Experience } from "../../types";

/** A job, project or volunteering, and the lines of the résumé that it was read from; `inherits`: its employer is that of the role above. */
export type ReadEntry = { experience: Experience; lines: Set<number>; inherits?: boolean };

export type ReadEducation = { education: Education; lines: Set<number> };
