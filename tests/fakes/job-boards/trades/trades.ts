import type { Trade } from "../trade";

export const trades: Trade[] = [
  {
    key: "electrician",
    titles: ["Electrician", "Industrial Electrician", "Maintenance Electrician"],
    does: [
      "install and mend electrical systems",
      "read circuit diagrams",
      "test what you built",
      "keep to safety rules",
    ],
    musts: [
      "Qualified electrician",
      "Electrical installation",
      "Circuit diagrams",
      "Fault finding",
      "Driving licence",
    ],
    nices: ["PLC programming", "Solar panels"],
    pay: [32, 48],
  },
  {
    key: "mechanical",
    titles: ["Mechanical Engineer", "Design Engineer", "Manufacturing Engineer"],
    does: [
      "design parts and assemblies",
      "calculate loads",
      "work with the workshop",
      "improve how we build",
    ],
    musts: ["Mechanical engineering degree", "SolidWorks", "Technical drawings", "Manufacturing processes"],
    nices: ["CATIA", "Lean manufacturing", "FEM analysis"],
    pay: [48, 72],
  },
  {
    key: "warehouse",
    titles: ["Warehouse Operative", "Warehouse Team Leader", "Order Picker"],
    does: ["pick and pack orders", "unload lorries", "count stock", "keep aisles clear"],
    musts: ["Warehouse work", "Order picking", "Forklift licence", "Inventory management", "Shift work"],
    nices: ["SAP", "Team leadership"],
    pay: [25, 36],
  },
  {
    key: "driver",
    titles: ["Truck Driver", "Delivery Driver", "Bus Driver"],
    does: [
      "drive regional tours",
      "load and secure goods",
      "check the vehicle",
      "talk kindly with customers",
    ],
    musts: ["Driving licence class C", "Driver card", "Load securing", "Punctuality"],
    nices: ["ADR certificate", "English"],
    pay: [28, 40],
  },
  {
    key: "chef",
    titles: ["Chef", "Sous Chef", "Line Cook"],
    does: ["cook for 120 guests a night", "plan menus by the season", "order goods", "train young cooks"],
    musts: ["Cooking", "Food hygiene", "Menu planning", "Kitchen experience", "Teamwork"],
    nices: ["Pastry", "Cost control"],
    pay: [27, 42],
  },
  {
    key: "carpenter",
    titles: ["Carpenter", "Joiner", "Site Carpenter"],
    does: ["build and fit kitchens and stairs", "read plans", "work on site and in the workshop"],
    musts: ["Carpentry apprenticeship", "Woodworking machines", "Reading plans", "Driving licence"],
    nices: ["CAD", "Roof construction"],
    pay: [29, 43],
  },
];
