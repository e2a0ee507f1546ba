/** From the last active contact, after which applicants who aren't shortlisted are erased, unless their company says otherwise (RULINGS 91). */
export const DEFAULT_RETENTION_DAYS = 365;

export const MAX_RETENTION_DAYS = 3650;

/** The same for the shortlisted, who are kept for longer: as the column's default has it. */
export const DEFAULT_SHORTLISTED_RETENTION_DAYS = 730;
