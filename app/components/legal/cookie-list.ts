/** Every cookie that the site sets, for the Cookie Policy; a test holds it against the source. */
export const necessaryCookies = [
  {
    name: "__Host-plumbline_session",
    purpose: "Keeps you signed in. Holds a random token that no script can read.",
    kept: "90 days; what it opens ends 30 days after your last visit, or when you sign out",
  },
  {
    name: "__Host-plumbline_device",
    purpose:
      "Tells your own browser from a stranger's while somebody guesses at your password. Set at your first sign-in; opens nothing.",
    kept: "400 days",
  },
  {
    name: "__Host-plumbline_google",
    purpose: "Ties the way to Google and back together while you sign in with Google.",
    kept: "10 minutes",
  },
  {
    name: "__Host-plumbline_resume",
    purpose:
      "Leads to the résumé that you chose before you registered. Holds a random token that no script can read.",
    kept: "1 hour, or until you have an account",
  },
  {
    name: "plumbline_hint",
    purpose:
      'Says "candidate" or "agent" while you are signed in, so that pages show the right button. Opens nothing.',
    kept: "30 days, or until you sign out",
  },
  {
    name: "plumbline_cookie_consent",
    purpose: "Your answer to the cookie question: whether anything beyond the necessary is allowed.",
    kept: "1 year",
  },
  {
    name: "plumbline_cookie_preferences",
    purpose: "Which of analytics and marketing you allow.",
    kept: "1 year",
  },
  {
    name: "plumbline_consent_version",
    purpose: "Which version of the question you answered; we ask again when it changes.",
    kept: "1 year",
  },
  {
    name: "plumbline_consent_number",
    purpose: "The random number of the proof of your choice. Sent to the Cookie Preferences page alone.",
    kept: "1 year",
  },
] as const;
