/** What the articles' pictures show: the titles of their drawings, `db/articles/{slug}.svg`; a test holds them together. */
export const pictureWords: Readonly<Record<string, string>> = {
  "a-job-search-week-you-can-keep-up": "Five cords hang straight, then a hammock",
  "a-listed-skill-is-a-claim":
    "A word moves from a list into a line about a job, beside a ladder of seven rungs",
  "ask-for-feedback-you-can-use": "A leaning stack beside a plumb line, the gap marked",
  "changing-field-without-starting-at-zero": "Blocks of one wall, used again in a new one",
  "fifteen-minutes-on-friday": "A notebook with five entries, and a clock with a quarter of an hour marked",
  "first-ten-days-after-losing-a-job": "Ten pendulums: the first swings wide, the last hangs still",
  "is-this-job-posting-real": "One sheet hangs from a plumb line, another from a fishing rod with a hook",
  "learn-one-skill-so-that-it-shows": "A wall of six courses of bricks beside a plumb line",
  "questions-to-ask-the-interviewer": "Question marks whose dots are plumb bobs",
  "read-a-posting-like-a-recruiter": "The lines of a posting, sorted by colour onto three cords",
  "six-stories-for-any-interview": "Six picture cards on cords, one of them in teal",
  "talking-about-pay": "Three stacks of coins on a ruler; a plumb bob points at the middle one",
  "tell-me-about-yourself": "A speech bubble in three parts, hung from a cord",
  "twelve-resume-lines-rewritten":
    "Twelve faint lines struck out, and twelve clear ones with a marked figure",
  "what-software-reads-in-your-resume": "Framed parts of a page become rows of data; the photo is left out",
};
