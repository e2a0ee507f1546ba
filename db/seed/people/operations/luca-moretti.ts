import type { Person } from "../../person";

export const lucaMoretti: Person = {
  language: "en",
  name: "Luca Moretti",
  headline: "Forklift driver and warehouse worker",
  email: "luca.moretti@example.com",
  phone: "+49 171 39200 77",
  location: "Hamburg, Germany",
  summary:
    "Forklift driver with nine years in warehouses and ports. Accident-free since 2018. I know goods-in, high-bay storage and loading. I want to become a team leader and am looking for a company that gives me the chance.",
  jobs: [
    {
      title: "Forklift Driver, High-Bay Warehouse",
      company: "Hafenkante Lagerhaus",
      place: "Hamburg",
      from: "2021-05",
      to: null,
      bullets: [
        "Drive reach trucks and narrow-aisle trucks, 180 pallet moves a shift.",
        "Book all movements in SAP with a hand-held scanner.",
        "Stand in for the shift foreman of 12 people when he is away, about 20 days a year.",
        "Show new drivers the yard and the safety rules.",
        "Check trucks, ramps and dock levellers before every shift and report faults.",
        "Helped to test the new racking labels; wrong put-aways fell by half.",
        "Loaded 22 trucks a shift in the Christmas season of 2025 without a complaint.",
      ],
    },
    {
      title: "Warehouse Worker",
      company: "Teutoburg Moebellogistik",
      place: "Bielefeld",
      from: "2018-02",
      to: "2021-04",
      bullets: [
        "Picking and loading of furniture, 14 trucks a day.",
        "Counted stock every quarter; helped to find a mistake of 230 missing boxes.",
        "Assembled display furniture for 30 showrooms.",
        "Drove a 7.5-tonne truck between the two halls.",
      ],
    },
    {
      title: "Dock Worker",
      company: "Porto Vecchio Terminal",
      place: "Genoa, Italy",
      from: "2017-01",
      to: "2018-01",
      bullets: [
        "Loading and lashing of containers in three shifts.",
        "Signalman for crane drivers; safety training every month.",
      ],
    },
  ],
  education: [
    {
      degree: "Vocational diploma, mechanics",
      school: "Istituto Professionale Colombo",
      place: "Genoa",
      from: "2011-09",
      to: "2016-06",
    },
  ],
  skills: [
    { group: "Machines", items: ["forklift", "reach truck", "narrow-aisle truck", "dock leveller"] },
    { group: "Computer", items: ["SAP (scanner)", "Excel (basic)"] },
  ],
  certificates: ["Forklift licence, renewed 2025", "First aider, 2024", "Load securing (VDI 2700), 2022"],
  languages: ["Italian (native)", "German (B2)", "English (A2)"],
};
