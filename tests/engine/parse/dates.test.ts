import { expect, test } from "vitest";
import { findDates, saysPresent } from "../../../workers/engine/parse/dates/find-dates";

function read(text: string): string {
  return findDates(text)
    .map(({ from, to, isCurrent }) => `${from}..${to ?? (isCurrent ? "now" : "")}`)
    .join(" ");
}

const forms: [string, string][] = [
  ["01/2019 - 02/2020", "2019-01..2020-02"],
  ["2019-01 — Present", "2019-01..now"],
  ["Jan '19 – Mar '21", "2019-01..2021-03"],
  ["Jan. 2019 to date", "2019-01..now"],
  ["January 2019 through March 2020", "2019-01..2020-03"],
  ["Q1 2019 – Q3 2020", "2019-01..2020-07"],
  ["summer 2019", "2019-06.."],
  ["2019", "2019.."],
  ["Kept the plan in MS Project 2013", ""],
  ["Moved 40 desks to Windows 2012", ""],
  ["Community Project 2013", "2013.."],
  ["Auditor, certified (9001: 2008)", ""],
  ["ISO 27001:2013 lead", ""],
  ["20012007", "2001..2007"],
  ["20072001", "2007.."],
  ["grew sales by 31% from 2004 to 2005, 7% in 2006", ""],
  ["since 2019", "2019..now"],
  ["2019-21", "2019..2021"],
  ["2019/20", "2019..2020"],
  ["05/19 - 06/20", "2019-05..2020-06"],
  ["Jan - Mar 2019", "2019-01..2019-03"],
  ["Dec 1, 2019 – Jan 5, 2020", "2019-12..2020-01"],
  ["01/01/2019–31/12/2020", "2019-01..2020-12"],
  ["15.03.2019 - 20.04.2020", "2019-03..2020-04"],
  ["2016 August – 2018 May", "2016-08..2018-05"],
  ["'19 – '21", "2019..2021"],
  ["2015 -", "2015..now"],
  ["JUN 2024 ‑ SEP 2024", "2024-06..2024-09"],
  ["2007-Present", "2007..now"],
  ["June 2008 - till date", "2008-06..now"],
  ["Expected May 2026", "2026-05.."],
  ["2019年1月 - 至今", "2019-01..now"],
  ["2019.09 – 2021.06", "2019-09..2021-06"],
  ["0-1/2017 to Current", "2017-01..now"],
  ["0-3/2015 - 0.9/2016", "2015-03..2016-09"],
];

test.each<[string, string]>([
  ["2012 - 17", "2012..2017"],
  ["2015 up to now", "2015..now"],
  ["since Sept 22, on my bike", "2022-09..now"],
  ["2012 - 17 apprentices", "2012.."],
])("reads what is written in short: %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(forms)("reads %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

const languages: [string, string, string][] = [
  ["English", "March 2018 – present", "2018-03..now"],
  ["German", "seit März 2018", "2018-03..now"],
  ["German", "Okt. 2018 bis heute", "2018-10..now"],
  ["German", "Dezember 2016 – Jänner 2018", "2016-12..2018-01"],
  ["French", "de février 2018 à août 2019", "2018-02..2019-08"],
  ["French", "depuis janvier 2020", "2020-01..now"],
  ["French", "août 2019 à ce jour", "2019-08..now"],
  ["Spanish", "mayo de 2019 - actualidad", "2019-05..now"],
  ["Spanish", "enero 2017 hasta septiembre 2018", "2017-01..2018-09"],
  ["Italian", "giugno 2015 – oggi", "2015-06..now"],
  ["Italian", "da gennaio 2014 a luglio 2016", "2014-01..2016-07"],
  ["Dutch", "maart 2019 t/m heden", "2019-03..now"],
  ["Dutch", "augustus 2017 tot mei 2018", "2017-08..2018-05"],
  ["Portuguese", "março de 2019 até o momento", "2019-03..now"],
  ["Portuguese", "outubro 2012 a fevereiro 2013", "2012-10..2013-02"],
  ["Polish", "styczeń 2019 – obecnie", "2019-01..now"],
  ["Polish", "od października 2015 do grudnia 2016", "2015-10..2016-12"],
  ["Romanian", "ianuarie 2019 – prezent", "2019-01..now"],
  ["Romanian", "iunie 2014 până în prezent", "2014-06..now"],
  ["Bulgarian", "от март 2018 до сега", "2018-03..now"],
  ["Bulgarian", "септември 2010 – юни 2014", "2010-09..2014-06"],
];

test.each(languages)("reads %s: %s", (_language, text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(["1-650-999-7777", "3/4 done, 95%", "ISO 9001", "room 12", "24/7", "+49 30 2019 2020"])(
  "finds no range in %s",
  (text) => {
    expect(findDates(text).filter((span) => span.isRange && span.from !== "2019")).toEqual([]);
  },
);

test("offsets are those of the words", () => {
  const text = "Baker at Crust & Co, from May 2015 to June 2017, part time";
  const [span] = findDates(text);
  expect(text.slice(span?.start, span?.end)).toBe("from May 2015 to June 2017");
});

test.each([
  "Present",
  "– heute",
  "to date",
  "actualidad",
  "oggi",
  "heden",
  "obecnie",
  "prezent",
  "сега",
  "至今",
])("%s means now", (text) => {
  expect(saysPresent(text)).toBe(true);
});

test("a word that merely looks like it does not mean now", () => {
  expect(saysPresent("Presentation")).toBe(false);
  expect(saysPresent("Current account manager")).toBe(false);
});
