/**
 * What the samples show. People, employers and jobs are made up; the points, reasons and quotes are what the engine
 * (1.2.0, November 2026) answers for the demo's résumés in `db/seed/people`; the scores for the two other jobs are those of 1.1.1.
 */
export type SamplePoint = {
  label: string;
  status: "met" | "partly" | "not-found";
  points: number;
  of: number;
  reason: string;
  /** the résumé's own words; null where it says nothing */
  words: string | null;
};

export type SampleCandidate = { name: string; role: string; score: number; points: readonly SamplePoint[] };

export const SAMPLE_JOB = "Senior Backend Engineer, Payments Platform";

export const sampleCandidates: readonly SampleCandidate[] = [
  {
    name: "Ilse Vandermeer",
    role: "Senior Backend Engineer",
    score: 98.6,
    points: [
      {
        label: "Amount of experience",
        status: "met",
        points: 5.3,
        of: 5.3,
        reason: "9 years 4 months of related work against 5 years.",
        words: "Mar 2021 – Present",
      },
      {
        label: "Experience match",
        status: "met",
        points: 56.8,
        of: 56.8,
        reason: "The experience score is 89.5; 70 or more earns all of this part.",
        words:
          "Own four Go services that authorise and capture 1.8 million card payments a day on Kubernetes (AWS EKS).",
      },
      {
        label: "Skills",
        status: "met",
        points: 36.5,
        of: 37.9,
        reason:
          "The résumé answers 19 of 21 skills asked for, by name or by something close. Of so many, 66 % earns 80 % of this part.",
        words: "Replaced the nightly settlement batch with Kafka streams and idempotent consumers",
      },
    ],
  },
  {
    name: "Kwame Boateng-Asare",
    role: "Backend Developer",
    score: 86.6,
    points: [
      {
        label: "Amount of experience",
        status: "met",
        points: 5.3,
        of: 5.3,
        reason: "5 years 9 months of related work against 5 years.",
        words: "May 2022 – Present",
      },
      {
        label: "Experience match",
        status: "partly",
        points: 48.3,
        of: 56.8,
        reason: "The experience score is 59.6; 70 or more earns all of this part.",
        words: "Packaged all services as Docker images and moved them to a managed",
      },
      {
        label: "Skills",
        status: "partly",
        points: 33,
        of: 37.9,
        reason:
          "The résumé answers 14 of 21 skills asked for, by name or by something close. Of so many, 66 % earns 80 % of this part.",
        words: "Google Cloud",
      },
    ],
  },
  {
    name: "Lena Fröhlich",
    role: "Junior Software Engineer",
    score: 58.9,
    points: [
      {
        label: "Amount of experience",
        status: "partly",
        points: 1,
        of: 5.3,
        reason: "11 months of related work against 5 years.",
        words: "04/2025 – Present",
      },
      {
        label: "Experience match",
        status: "partly",
        points: 28.5,
        of: 56.8,
        reason:
          "The experience score is 50.2; 70 or more earns all of this part. The work shown is far below the 5 years asked for: 70 % of that counts.",
        words:
          "Computer science graduate with a year and a half of professional experience in Java and Spring Boot.",
      },
      {
        label: "Skills",
        status: "partly",
        points: 29.4,
        of: 37.9,
        reason:
          "The résumé answers 12 of 21 skills asked for, by name or by something close. Of so many, 66 % earns 80 % of this part.",
        words: "Minibank (2024): event-sourced account service in Kotlin with Apache Kafka and PostgreSQL",
      },
    ],
  },
];

/** One résumé (Lena Fröhlich's) against three jobs. */
export const sampleJobs = [
  { title: "Backend Developer, Booking Platform", score: 93.1 },
  { title: "Platform Engineer", score: 65.7 },
  { title: SAMPLE_JOB, score: 58.9 },
] as const;

export const sampleRequirements: readonly {
  label: string;
  answers: readonly (SamplePoint["status"] | null)[];
}[] = [
  { label: "The language asked for", answers: ["met", "partly", "met"] },
  { label: "PostgreSQL", answers: ["met", "met", "met"] },
  { label: "Kubernetes", answers: ["met", "met", "met"] },
  { label: "Kafka", answers: ["met", "met", "met"] },
  { label: "Docker", answers: ["partly", null, "partly"] },
  { label: "AWS", answers: [null, "not-found", "not-found"] },
  { label: "Terraform", answers: [null, "not-found", "not-found"] },
];

/** What the résumé score of the same résumé is made of. */
export const sampleResumeScore = {
  score: 93.9,
  parts: [
    { label: "Completeness", points: 25, of: 25 },
    { label: "Evidence", points: 19.7, of: 25 },
    { label: "Dates", points: 15, of: 15 },
    { label: "Clarity", points: 15, of: 15 },
    { label: "Length", points: 10, of: 10 },
    { label: "Readable by machines", points: 9.2, of: 10 },
  ],
} as const;
