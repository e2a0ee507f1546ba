/**
 * Public holidays as each place's law has them in November 2026, for counting business days. `tests/domain/notices/holidays.json`
 * holds what the library `holidays` for Python (0.105, MIT) says of 2026 to 2036: the tests compare day by day. A day that is a
 * holiday in a part of a country (a German Land, a Swiss canton, a Spanish community, Scotland) counts as one: the period is
 * longer then, never shorter. Not known: a single town's, and what a government adds or moves for one year.
 *
 * "05-01" a date; "E+1" days from Easter Sunday, "O+1" from the Orthodox one; "Mon05-25" the first Monday from a date on. Behind a
 * date that falls on a weekend: "n" the next free weekday, "s" Sunday's Monday, "b" Saturday's Friday and Sunday's Monday. The
 * rules have no last year; they are right for as long as the laws stay.
 */
export const WAITING_PLACES = {
  "us-ny": {
    name: "New York",
    timeZone: "America/New_York",
    // General Construction Law § 24, and the Friday before a Saturday, on which offices of the state are closed.
    days: "01-01b Mon01-15 02-12b Mon02-15 Mon05-25 06-19b 07-04b Mon09-01 Mon10-08 Tue11-02 11-11b Thu11-22 12-25b",
  },
  us: {
    name: "United States (federal)",
    timeZone: "America/New_York",
    // 5 U.S.C. 6103
    days: "01-01b Mon01-15 Mon02-15 Mon05-25 06-19b 07-04b Mon09-01 Mon10-08 11-11b Thu11-22 12-25b",
  },
  at: {
    name: "Austria",
    timeZone: "Europe/Vienna",
    days: "01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26",
  },
  be: {
    name: "Belgium",
    timeZone: "Europe/Brussels",
    days: "01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25",
  },
  bg: {
    name: "Bulgaria",
    timeZone: "Europe/Sofia",
    days: "01-01n 03-03n O-2 O+1 05-01n 05-06n 05-24n 09-06n 09-22n 12-24n 12-25n 12-26n",
  },
  hr: {
    name: "Croatia",
    timeZone: "Europe/Zagreb",
    days: "01-01 01-06 E+1 05-01 05-30 E+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26",
  },
  cy: {
    name: "Cyprus",
    timeZone: "Asia/Nicosia",
    days: "01-01 01-06 O-48 03-25 04-01 O-2 O+1 05-01 O+50 08-15 10-01 10-28 12-25 12-26",
  },
  cz: {
    name: "Czechia",
    timeZone: "Europe/Prague",
    days: "01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26",
  },
  dk: {
    name: "Denmark",
    timeZone: "Europe/Copenhagen",
    days: "01-01 E-3 E-2 E+1 E+39 E+50 12-25 12-26",
  },
  ee: {
    name: "Estonia",
    timeZone: "Europe/Tallinn",
    days: "01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26",
  },
  fi: {
    name: "Finland",
    timeZone: "Europe/Helsinki",
    days: "01-01 01-06 E-2 E+1 05-01 E+39 Fri06-19 12-06 12-24 12-25 12-26",
  },
  fr: {
    name: "France",
    timeZone: "Europe/Paris",
    days: "01-01 E-2 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25 12-26",
  },
  de: {
    name: "Germany",
    timeZone: "Europe/Berlin",
    days: "01-01 01-06 03-08 E-2 E+1 05-01 E+39 E+50 E+60 08-08 08-15 09-20 10-03 10-31 11-01 Wed11-16 12-25 12-26",
  },
  gr: {
    name: "Greece",
    timeZone: "Europe/Athens",
    days: "01-01 01-06 O-48 03-25 O-2 O+1 05-01n O+50 08-15 10-28 12-25 12-26",
  },
  hu: {
    name: "Hungary",
    timeZone: "Europe/Budapest",
    days: "01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-25 12-26",
  },
  ie: {
    name: "Ireland",
    timeZone: "Europe/Dublin",
    days: "01-01 02-01 Mon02-01 03-17 E+1 Mon05-01 Mon06-01 Mon08-01 Mon10-25 12-25 12-26",
  },
  it: {
    name: "Italy",
    timeZone: "Europe/Rome",
    days: "01-01 01-06 E+1 04-25 05-01 E+50 06-02 08-15 10-04 11-01 12-08 12-25 12-26",
  },
  lv: {
    name: "Latvia",
    timeZone: "Europe/Riga",
    days: "01-01 E-2 E+1 05-01 05-04n 06-23 06-24 11-18n 12-24 12-25 12-26 12-31",
  },
  lt: {
    name: "Lithuania",
    timeZone: "Europe/Vilnius",
    days: "01-01 02-16 03-11 E+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26",
  },
  lu: {
    name: "Luxembourg",
    timeZone: "Europe/Luxembourg",
    days: "01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26",
  },
  mt: {
    name: "Malta",
    timeZone: "Europe/Malta",
    days: "01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25",
  },
  nl: {
    name: "Netherlands",
    timeZone: "Europe/Amsterdam",
    days: "01-01 E-2 E+1 04-27 E+39 05-05 E+50 12-25 12-26",
  },
  no: {
    name: "Norway",
    timeZone: "Europe/Oslo",
    days: "01-01 E-3 E-2 E+1 05-01 05-17 E+39 E+50 12-25 12-26",
  },
  pl: {
    name: "Poland",
    timeZone: "Europe/Warsaw",
    days: "01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26",
  },
  pt: {
    name: "Portugal",
    timeZone: "Europe/Lisbon",
    days: "01-01 E-2 04-25 05-01 E+50 E+60 06-10 07-01 08-15 10-05 11-01 12-01 12-08 12-25 12-26",
  },
  ro: {
    name: "Romania",
    timeZone: "Europe/Bucharest",
    days: "01-01 01-02 01-06 01-07 01-24 O-2 O+1 05-01 06-01 O+50 08-15 11-30 12-01 12-25 12-26",
  },
  sk: {
    name: "Slovakia",
    timeZone: "Europe/Bratislava",
    days: "01-01 01-06 E-2 E+1 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26",
  },
  si: {
    name: "Slovenia",
    timeZone: "Europe/Ljubljana",
    days: "01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26",
  },
  es: {
    name: "Spain",
    timeZone: "Europe/Madrid",
    days: "01-01s 01-06s 02-28s 03-01s 03-19s E-3 E-2 E+1 04-23s 05-01s 05-02s 05-17 E+50 05-30 05-31 E+60 06-09s 06-13s 06-24 07-25 07-28 08-05 08-15s 09-02 09-08s 09-11 09-15 09-17s 10-09 10-12s 11-01s 12-03s 12-06s 12-08s 12-25s 12-26",
  },
  se: {
    name: "Sweden",
    timeZone: "Europe/Stockholm",
    days: "01-01 01-06 E-2 E+1 05-01 E+39 06-06 12-25 12-26",
  },
  ch: {
    name: "Switzerland",
    timeZone: "Europe/Zurich",
    days: "01-01 01-02 01-06 03-01 03-19 E-2 E+1 Thu04-01 Thu04-08 05-01 E+39 E+50 E+60 06-23 06-29 08-01 08-15 Thu09-05 Mon09-16 09-25 11-01 12-08 12-25 12-26 12-31",
  },
  gb: {
    name: "United Kingdom",
    timeZone: "Europe/London",
    days: "01-01n 01-02n 03-17n E-2 E+1 Mon05-01 Mon05-25 07-12n Mon08-01 Mon08-25 11-30n 12-25n 12-26n",
  },
} as const;

export type WaitingPlace = keyof typeof WAITING_PLACES;
