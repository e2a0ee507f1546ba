import { expect, test } from "vitest";
import { rowsOfLine } from "./support/rows-of-line";

test.each([
  "Write modular, reusable labels",
  "Build resilient, scalable and robust conveyors",
  "Deliver real-time, synchronized gate reports",
])("%s: descriptions of one thing stay with it", (duty) => {
  expect(rowsOfLine(duty)).toContain(duty.toLowerCase());
});

test.each([
  ["Participate in building large-scale (10 to 20 bays) depots", /large-scale$/],
  ["Harness modern, real-time", /modern|real-time/],
  ["Must perform well in high-energy, friendly and tidy halls", /high-energy$/],
])("%s: a description whose noun is elsewhere ends no row", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test.each([
  ["Engineering for performance, scalability, and reliability", /^scalability$/],
  ["Documentation: Maintain thorough records of stock, pallets, and modifications", /^modifications$/],
])("%s: what a verb is done to is no row by itself", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test.each([
  ["Assist with preparing files for the yard accountant Post cash receipts", /accountant post/],
  ["Check the ramps for wear, resolving issues Yard Safety: Promote good habits", /issues yard/],
  ["Knowledge of PalletTrack Software Hands on experience with ramps", /software hands on|^hands on/],
  [
    "Overview of the dock capacity and availability Cost optimization through good planning",
    /availability cost/,
  ],
  ["Manage complex stock lists Requirements", /requirements/],
  ["Communicates about the workload Actively takes part in meetings", /workload actively/],
])("%s: a line whose break was lost ends the phrase before it", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test.each([
  [
    "Lead our work in sorting, packing, and labelling real-time parcels",
    /in sorting, packing, and labelling real-time parcels$/,
  ],
  ["Discover and fix programming bugs", /^discover and fix programming bugs$/],
  ["Deliver tested, modern scanners for depots", /^deliver tested, modern scanners/],
])("%s: verbs and descriptions keep what they are said of", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toHaveLength(1);
});

test.each([
  ["Experience in designing, building, and running sorters", /^designing$|^building$/],
  ["Experience developing and deploying", /^developing and deploying$/],
  ["Rank parcels (Click Through Rate and Conversion Rate)", /^rate$/],
  ["The unit is busy and sees approximately 13,000 admissions a year", /busy|13/],
  ["Ability to start full-time role in 2025", /^start/],
  ["A customer centric mindset combined with a desire to win", /combined/],
  ["Learn through on-the-job coaching and guidance", /^job coaching$/],
  ["Educational and Parcel Foundation: A college degree in logistics or a related field", /^educational$/],
  ["Take part in training of health and social care staff and contribute to the planning", /and contribute$/],
  ["Drive projects with senior members of the team making sure that parcels arrive", /making/],
  [
    "Lead the development of large and efficient belts for ingesting, processing, and sorting letters",
    /ingesting$/,
  ],
  ["Build sorting machines, ensuring scalability, speed and order", /^scalability$/],
  ["Perform sorting tasks as assigned by the lead", /perform/],
  ["Embody our culture and values", /embody/],
  ["What type of parcels will you be sorting?", /parcels|sorting/],
  ["Your proactive approach drives you to seek better labels", /drives/],
  ["Building out parcel features on a day to day basis", /on a day/],
])("%s: no scrap of a name or a number is a row", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test.each([
  ["Move pallets faster, leveraging technologies such as scanners", /^leveraging/],
  ["Experience in one of the following areas: parcels, pallets", /^following/],
  ["A strong focus on designing, building and running sorters", /focus on designing$/],
  ["Code Quality: Write and review the labels", /^code quality$/],
  ["Yard hands supporting a large, complex, unionised and seasonal parcel workforce", /supporting$/],
  ["Proficiency in common technologies such as scanners", /^common technologies$/],
  ["You will have experience working at a Band 6 level within depots", /^band 6/],
  ["Knowledge of simple, interdisciplinary and modern depots", /^simple$|^interdisciplinary$|^modern$/],
])("%s: no row is what only points at the thing", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test("a field of work named by its verb is an item of its own", () => {
  expect(rowsOfLine("Recruiting")).toContain("recruiting");
});

test.each([
  [
    "Explain the sorting rules to non-technical drivers",
    "explain the sorting rules to non-technical drivers",
  ],
  ["Adapt the belts to new parcels", "adapt the belts to new parcels"],
  ["Ship the pallets to production", "ship the pallets to production"],
  [
    "Ensure ongoing checks of ramps and gates You can count on us",
    "ensure ongoing checks of ramps and gates",
  ],
  ["Own loading bays end to end across the yard", "own loading bays end to end across the yard"],
  ["Encourage innovation and knowledge sharing", "encourage innovation and knowledge sharing"],
  ["Build components to manage the flow of parcels", "build components to manage the flow of parcels"],
  [
    "Work with dock planners to design sturdy ramps, including gates",
    "work with dock planners to design sturdy ramps",
  ],
])("%s: a duty keeps where it goes and what it is for", (line, duty) => {
  expect(rowsOfLine(line)).toContain(duty);
});

test("what follows a purpose's first half is no row of its own", () => {
  expect(rowsOfLine("Label all pallets to save time and improve accuracy")).not.toContain("improve accuracy");
});

test.each([
  [
    "Configure, monitor, and maintain weighing stations or pallet scanning equipment in halls",
    /^configure.* or pallet/,
  ],
  ["Plan, direct, and coordinate the loading teams and porters of the depot", /^plan.* and porters/],
  ["Keep accurate, detailed ledgers and records", /^keep accurate.* and records$/],
])("%s: a duty keeps what its last verb is done to", (line, whole) => {
  expect(rowsOfLine(line).filter((label) => whole.test(label))).toHaveLength(1);
});

test("a second verb in the form of the first begins a duty of its own", () => {
  expect(rowsOfLine("Prepare dock reports and review the stock ledgers")).not.toContainEqual(
    expect.stringContaining("reports and review"),
  );
});

test.each([
  ["Organizational and record keeping skills", /^organizational$/],
  ["Custom and yard crane operation", /^custom$/],
])("%s: a description at a line's start shares the noun", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test("a name at a line's start stands by itself", () => {
  expect(rowsOfLine("Kubernetes and yard crane operation")).toContain("kubernetes");
});

test.each([
  ["Must see how pallet tags are saved in stock books", /saved/],
  ["Make sure that cranes and ramps are greased and working", /greased/],
  ["Load the vans as per instructions", /^instructions$/],
  ["Resolve yard issues during emergency", /^emergency$/],
  ["Winter storage is highly seasonal and is made up of many loads", /storage/],
  ["All frozen pallets are taken to the cold store", /pallets/],
  ["Your yard notes will decide what we load", /notes/],
])("%s: what is done to a thing, or by what, is no row", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test("how someone is, is a row", () => {
  expect(rowsOfLine("You are well organized in your stock records")).toContain("well organized");
});

test.each([
  ["Review stock lists gathered by other clerks", /gathered$/],
  ["Inspect crates packed by other depots", /packed$/],
  ["Improve Loading Times: write the rota with the drivers and the yard crew", /^improve loading times$/],
])("%s: what others did to a thing, and a heading in its line, are no part of a row", (line, part) => {
  expect(rowsOfLine(line).filter((label) => part.test(label))).toEqual([]);
});

test.each(["Knowledge of pallet racking is required", "Pallet racking is a plus"])(
  "%s: what is wanted is no mere subject",
  (line) => {
    expect(rowsOfLine(line)).toContain("pallet racking");
  },
);
