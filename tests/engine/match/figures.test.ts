import { expect, test } from "vitest";
import { givesFigure } from "../../../workers/engine/match/figures";

test.each([
  "Cut waiting times by 15 %",
  "Served 200 guests a night",
  "Manage 12 people in two shops",
  "Led a team of 8",
  "Led a team of 8.",
  "Ran a five-person office",
  "Managed a 5-person development team",
  "Nursed on a 40-bed ward",
  "Sold €40k of spare parts",
  "Answered 60+ calls a day",
  "Trained four apprentices",
  "Kept stock of 1,200 articles on Windows 10",
  "12 wards supplied each night",
  "Doubled the newsletter's readers",
])("how much or how many: %s", (line) => {
  expect(givesFigure(line)).toBe(true);
});

test.each([
  "P2P car sharing in the city",
  "Taught 7th Grade Art",
  "Accounts of Fund 04 and Fund 07",
  "Prepared Forms 940s & 941s",
  "Moved the office to Windows 10",
  "Kept up a 3-tier architecture",
  "Sold to B2B customers since 2019",
  "Kept the ISO 9001 handbook",
  "Worked in the shop 2014-2016",
  "Tools: TypeScript, Angular, HTML5",
  "Ticket #4411 and others",
  "Moved the office to Leeds in 2011.",
  "upgraded to windows 10",
  "Form 1040 returns of clients",
  "See page 2 of the report",
  "Worked in the shop from 9 am to 5 pm",
  "Used two-way radios and Six Sigma",
])("no figure: %s", (line) => {
  expect(givesFigure(line)).toBe(false);
});
