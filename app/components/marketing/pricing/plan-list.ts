export type Audience = "individuals" | "agencies";

export type PlanCardData = {
  /** as in the plans table; tests hold prices and availability to it */
  slug: string;
  name: string;
  /** euros, as in "5.99" */
  price: string;
  period: "month" | "year";
  /** what it is shown against, and how much less it is */
  against?: { price: string; saving: string };
  description: string;
  features: readonly string[];
  popular?: boolean;
  /** why it can't be had now, as its button says */
  unavailable?: string;
  /** asked for by a message instead of bought */
  onRequest?: boolean;
  cta: string;
};

const individual = [
  "Unlimited résumé analyses",
  "Match your résumé against any job posting",
  "Strengths, gaps and keyword suggestions, each with the words behind it",
  "Jobs that suit your résumé",
  "History and progress of all your analyses",
];

/** The plans of both specs, as the pricing pages show them. */
export const planList: Record<Audience, readonly PlanCardData[]> = {
  individuals: [
    {
      slug: "individual-monthly",
      name: "Monthly",
      price: "5.99",
      period: "month",
      description: "Unlimited features, month by month. Leave whenever you like.",
      features: individual,
      popular: true,
      cta: "Start Free Trial",
    },
    {
      slug: "individual-yearly",
      name: "Yearly",
      price: "59.99",
      period: "year",
      against: { price: "71.88", saving: "17% off" },
      description: "The same for a year, paid once.",
      features: individual,
      unavailable: "Not available now",
      cta: "Not available now",
    },
  ],
  agencies: [
    {
      slug: "agency-starter",
      name: "Starter",
      price: "200",
      period: "month",
      against: { price: "499", saving: "60% off" },
      description: "For one recruiter who screens many résumés.",
      features: [
        "1 recruiter",
        "14-day free trial, no card required",
        "50 job threads and 1,000 candidates",
        "100 bulk analyses, 10 files at once",
        "Scores with the words behind every point",
        "Reports to export and share",
      ],
      popular: true,
      cta: "Start Free Trial",
    },
    {
      slug: "agency-team",
      name: "Team",
      price: "1200",
      period: "month",
      description: "For a team of recruiters.",
      features: [
        "Up to 5 recruiters",
        "250 job threads and 25,000 candidates",
        "2,500 bulk analyses, 100 files at once",
        "Everything in Starter",
      ],
      unavailable: "Coming soon",
      cta: "Coming soon",
    },
    {
      slug: "agency-growth",
      name: "Growth",
      price: "3000",
      period: "month",
      description: "For agencies that hire all the time.",
      features: [
        "10+ recruiters",
        "1,000 job threads and 1,000,000 candidates",
        "25,000 bulk analyses, 500 files at once",
        "Everything in Team",
      ],
      unavailable: "Coming soon",
      onRequest: true,
      cta: "Contact Sales",
    },
  ],
};

export type CreditPack = { credits: number; price: string; popular?: boolean };

/** Credits to buy once. */
export const creditPacks: readonly CreditPack[] = [
  { credits: 10, price: "12.99" },
  { credits: 25, price: "24.99", popular: true },
  { credits: 50, price: "49.50" },
];
