export const NOTICE_ERRORS = {
  "told-way": { status: 400, message: "Please say how they were told." },
  "told-day": { status: 400, message: "Please give the day on which they were told: today or earlier." },
  "told-nobody": { status: 409, message: "Everyone there has been told already." },
  "waiting-days": { status: 400, message: "Please enter whole business days, from 1 to 90." },
  "waiting-place": { status: 400, message: "Please choose by whose public holidays the days are counted." },
} as const;
