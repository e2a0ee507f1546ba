/** After which applicants who aren't shortlisted are erased, unless their company says otherwise (RULINGS 91). */
export const DEFAULT_RETENTION_DAYS = 365;

export const MAX_RETENTION_DAYS = 3650;
