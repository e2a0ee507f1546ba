import type { JobInput } from "../../../../workers/engine/types";
import type { ResumeSketch } from "./build-facts";

type Trade = { trade: string; resume: ResumeSketch; post: JobInput };

/** Twelve people of trades outside software, each with a post that fits. */
export const TRADES: Trade[] = [
  {
    trade: "nurse",
    resume: {
      jobs: [
        {
          title: "Staff Nurse",
          from: "2019-03",
          to: "present",
          bullets: [
            "Gave medication and wound care on a surgical ward of 28 beds",
            "Took vital signs, cannulated and charted in the electronic record",
            "Mentored four student nurses",
          ],
        },
        {
          title: "Healthcare Assistant",
          from: "2016-09",
          to: "2019-02",
          bullets: ["Helped patients with washing, eating and mobility"],
        },
      ],
      education: [{ degree: "BSc Nursing", level: "bachelor" }],
      skills: ["Wound care", "Medication administration", "Patient care", "Triage"],
      certificates: ["NMC registered nurse", "Basic Life Support (BLS)"],
    },
    post: {
      title: "Registered Nurse",
      description:
        "Responsibilities\n- Give medication and wound care to patients on our ward\n- Take vital signs and keep patient records\n- Guide student nurses\nRequirements\n- NMC registration\n- Basic life support certificate\n- 2 years of experience on an acute ward\n- Patient care, wound care, medication administration",
    },
  },
  {
    trade: "welder",
    resume: {
      jobs: [
        {
          title: "Welder",
          from: "2014-01",
          to: "present",
          bullets: [
            "TIG and MIG welded stainless steel pipework to drawing",
            "Prepared joints by grinding and plasma cutting",
            "Read blueprints and checked welds by eye and with gauges",
          ],
        },
      ],
      education: [{ degree: "Apprenticeship in metal fabrication", level: "vocational" }],
      skills: ["TIG welding", "MIG welding", "Blueprint reading", "Grinding"],
      certificates: ["Welder qualification EN ISO 9606-1"],
    },
    post: {
      title: "TIG Welder",
      description:
        "Duties\n- Weld stainless steel pipework by TIG and MIG\n- Read blueprints and prepare joints\n- Check welds\nRequirements\n- TIG welding and MIG welding\n- Coded welder, EN ISO 9606\n- 3 years of experience in fabrication",
    },
  },
  {
    trade: "teacher",
    resume: {
      jobs: [
        {
          title: "Primary School Teacher",
          from: "2015-09",
          to: "present",
          bullets: [
            "Taught literacy and maths to a Year 4 class of 30 pupils",
            "Planned lessons and assessed pupils against the national curriculum",
            "Ran the behaviour policy and spoke with parents each term",
          ],
        },
      ],
      education: [{ degree: "PGCE Primary Education", level: "master" }],
      skills: ["Lesson planning", "Classroom management", "Curriculum development", "Safeguarding"],
      certificates: ["Qualified Teacher Status"],
    },
    post: {
      title: "Primary School Teacher",
      description:
        "Responsibilities\n- Plan and teach lessons in literacy and maths\n- Assess pupils and report to parents\nRequirements\n- Qualified Teacher Status\n- Lesson planning and classroom management\n- Knowledge of safeguarding",
    },
  },
  {
    trade: "accountant",
    resume: {
      jobs: [
        {
          title: "Management Accountant",
          from: "2017-04",
          to: "present",
          bullets: [
            "Prepared monthly management accounts and balance sheet reconciliations",
            "Filed VAT returns and supported the year-end audit",
            "Built cash-flow forecasts in Excel",
          ],
        },
      ],
      education: [{ degree: "BA Accounting and Finance", level: "bachelor" }],
      skills: ["Financial reporting", "Reconciliation", "Microsoft Excel", "Budgeting", "Accounts payable"],
      certificates: ["ACCA"],
    },
    post: {
      title: "Accountant",
      description:
        "Responsibilities\n- Prepare monthly accounts and reconcile balance sheet accounts\n- File VAT returns and help with the audit\nRequirements\n- ACCA or CIMA\n- Financial reporting and budgeting\n- Strong Microsoft Excel\n- 3+ years of experience in accounting",
    },
  },
  {
    trade: "driver",
    resume: {
      jobs: [
        {
          title: "HGV Driver",
          from: "2012-05",
          to: "present",
          bullets: [
            "Drove 44-tonne lorries on national routes, five drops a day",
            "Secured loads, kept tachograph records and checked the vehicle daily",
            "Handled delivery notes and returns with customers",
          ],
        },
      ],
      skills: ["Route planning", "Load securing", "Vehicle inspection", "Tachograph"],
      certificates: ["Category C+E licence", "Driver CPC"],
    },
    post: {
      title: "HGV Class 1 Driver",
      description:
        "Duties\n- Drive lorries on national routes and deliver to customers\n- Secure loads and check the vehicle each day\n- Keep tachograph records\nRequirements\n- Category C+E licence and driver CPC\n- 2 years of experience as a lorry driver",
    },
  },
  {
    trade: "chef",
    resume: {
      jobs: [
        {
          title: "Sous Chef",
          from: "2018-02",
          to: "present",
          bullets: [
            "Ran the line for 120 covers a night",
            "Wrote seasonal menus with the head chef and kept food cost at 28 %",
            "Trained commis chefs and kept HACCP records",
          ],
        },
        {
          title: "Chef de Partie",
          from: "2014-06",
          to: "2018-01",
          bullets: ["Led the sauce section and ordered fresh produce"],
        },
      ],
      skills: ["Menu planning", "HACCP", "Food safety", "Food preparation", "Inventory management"],
      certificates: ["Level 3 Food Hygiene"],
    },
    post: {
      title: "Sous Chef",
      description:
        "Responsibilities\n- Run the kitchen line at service and train commis chefs\n- Plan menus and keep food cost down\n- Keep HACCP records\nRequirements\n- Menu planning, food safety and HACCP\n- 3 years in a professional kitchen",
    },
  },
  {
    trade: "lawyer",
    resume: {
      jobs: [
        {
          title: "Associate Solicitor",
          from: "2016-09",
          to: "present",
          bullets: [
            "Drafted and negotiated commercial contracts and share purchase agreements",
            "Led due diligence on twelve acquisitions",
            "Advised clients on employment law and data protection",
          ],
        },
      ],
      education: [{ degree: "LLB Law", level: "bachelor" }],
      skills: ["Contract law", "Due diligence", "Legal research", "Contract negotiation", "Employment law"],
      certificates: ["Admitted to the bar of England and Wales"],
    },
    post: {
      title: "Corporate Lawyer",
      description:
        "Responsibilities\n- Draft and negotiate commercial contracts\n- Carry out due diligence on acquisitions\n- Advise clients on employment law\nRequirements\n- Qualified solicitor\n- Contract law and legal research\n- 4 years of experience",
    },
  },
  {
    trade: "electrician",
    resume: {
      jobs: [
        {
          title: "Electrician",
          from: "2011-07",
          to: "present",
          bullets: [
            "Wired houses and offices, from first fix to testing",
            "Found faults in distribution boards and three-phase motors",
            "Installed lighting, sockets and fire alarms to BS 7671",
          ],
        },
      ],
      education: [{ degree: "NVQ Level 3 Electrical Installation", level: "vocational" }],
      skills: ["Electrical wiring", "Fault finding", "Electrical testing", "Conduit"],
      certificates: ["18th Edition wiring regulations", "ECS gold card"],
    },
    post: {
      title: "Electrician",
      description:
        "Duties\n- Install wiring, sockets and lighting in houses and offices\n- Find faults in distribution boards and test circuits\nRequirements\n- 18th Edition and ECS card\n- Electrical wiring and fault finding\n- 3 years of experience",
    },
  },
  {
    trade: "sales",
    resume: {
      jobs: [
        {
          title: "Account Executive",
          from: "2018-01",
          to: "present",
          bullets: [
            "Closed 1.2 million euro of new business a year with mid-size customers",
            "Ran cold calls, demos and negotiations to signature",
            "Kept the pipeline and forecasts in Salesforce",
          ],
        },
      ],
      skills: ["B2B sales", "Cold calling", "Negotiation", "Salesforce", "Lead generation"],
    },
    post: {
      title: "Sales Executive",
      description:
        "Responsibilities\n- Win new business by cold calls and demos\n- Negotiate and close contracts with customers\n- Keep your pipeline in Salesforce\nRequirements\n- B2B sales and lead generation\n- Negotiation\n- 2 years of experience in sales",
    },
  },
  {
    trade: "warehouse",
    resume: {
      jobs: [
        {
          title: "Warehouse Operative",
          from: "2017-10",
          to: "present",
          bullets: [
            "Picked and packed 300 orders a shift with handheld scanners",
            "Unloaded lorries with a counterbalance forklift",
            "Counted stock and booked goods in",
          ],
        },
      ],
      skills: ["Order picking", "Packing", "Forklift operation", "Inventory management"],
      certificates: ["Counterbalance forklift licence"],
    },
    post: {
      title: "Warehouse Worker",
      description:
        "Duties\n- Pick and pack orders with scanners\n- Unload lorries and book goods in\n- Count stock\nRequirements\n- Forklift licence\n- Order picking and packing\n- 1 year of experience in a warehouse",
    },
  },
  {
    trade: "architect",
    resume: {
      jobs: [
        {
          title: "Architect",
          from: "2014-03",
          to: "present",
          bullets: [
            "Designed schools and housing from concept to planning permission",
            "Produced construction drawings in Revit and AutoCAD",
            "Led design meetings with clients, engineers and contractors on site",
          ],
        },
      ],
      education: [{ degree: "MArch Architecture", level: "master" }],
      skills: ["Revit", "AutoCAD", "Building information modeling", "SketchUp", "Architectural design"],
      certificates: ["ARB registered architect"],
    },
    post: {
      title: "Architect",
      description:
        "Responsibilities\n- Design housing and schools up to planning permission\n- Produce construction drawings in Revit\n- Meet clients and contractors on site\nRequirements\n- ARB registered\n- Revit and AutoCAD\n- 3 years of experience after qualification",
    },
  },
  {
    trade: "carer",
    resume: {
      jobs: [
        {
          title: "Care Assistant",
          from: "2016-01",
          to: "present",
          bullets: [
            "Helped residents with dementia to wash, dress and eat",
            "Gave medicines and kept care plans up to date",
            "Moved residents safely with hoists",
          ],
        },
      ],
      skills: ["Personal care", "Dementia care", "Moving and handling", "Care planning"],
      certificates: ["Care Certificate", "NVQ Level 2 in Health and Social Care"],
    },
    post: {
      title: "Care Worker",
      description:
        "Duties\n- Help residents to wash, dress and eat\n- Keep care plans up to date and give medicines\n- Move residents safely\nRequirements\n- Care Certificate\n- Personal care and dementia care\n- A kind and patient manner",
    },
  },
];
