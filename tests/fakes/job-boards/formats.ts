import { createHash } from "node:crypto";
import type { FakeJob } from "./fictional-jobs";

const NAMES: Record<string, string> = {
  DE: "Germany",
  GB: "United Kingdom",
  NL: "Netherlands",
  SE: "Sweden",
  FR: "France",
  BE: "Belgium",
  DK: "Denmark",
  NO: "Norway",
  GR: "Greece",
  ES: "Spain",
  IE: "Ireland",
  AT: "Austria",
  CH: "Switzerland",
  PL: "Poland",
  IT: "Italy",
};
const PLATFORM: Record<string, string> = {
  "full-time": "FullTime",
  "part-time": "PartTime",
  contract: "Contract",
};

const items = (list: string[]) =>
  `<ul>${list.map((one) => `<li>${one.replaceAll("&", "&amp;")}</li>`).join("")}</ul>`;
const escaped = (html: string) =>
  html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const place = ({ city, country }: FakeJob) => `${city}, ${NAMES[country] ?? country}`;
const intro = (job: FakeJob) =>
  `<p>${job.intro.replaceAll("&", "&amp;")}</p><h3>What you will do</h3>${items(job.duties)}`;
const asked = (job: FakeJob) =>
  `<h3>Requirements</h3>${items(job.musts)}<h3>Nice to have</h3>${items(job.nices)}`;
/** Sources often give a name to write to. */
const contact = "<p>Questions? Write to jo.example@employer.example or call +46 31 555 01 02.</p>";
const number = (id: string) =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 900_000_000, 7) + 1;

export const html = (job: FakeJob) => intro(job) + asked(job) + contact;
export const numberOf = (job: FakeJob) => number(job.id);
/** Sources that name postings by a UUID. */
export function uuidOf({ id }: FakeJob): string {
  const hex = createHash("sha256").update(id).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function greenhouseJob(job: FakeJob, token: string) {
  return {
    id: number(job.id),
    internal_job_id: number(job.id) + 1,
    title: job.title,
    updated_at: job.postedAt,
    first_published: job.postedAt,
    requisition_id: "50",
    company_name: job.company,
    location: { name: job.isRemote ? `Remote, ${NAMES[job.country]}` : place(job) },
    absolute_url: `https://boards.greenhouse.io/${token}/jobs/${number(job.id)}`,
    language: "en",
    metadata: null,
    content: escaped(html(job)),
    departments: [{ id: 13583, name: "Team", parent_id: null, child_ids: [] }],
    offices: [{ id: 8304, name: job.city, location: NAMES[job.country], parent_id: null, child_ids: [] }],
  };
}

export function leverPosting(job: FakeJob, token: string) {
  return {
    id: job.id,
    text: job.title,
    country: job.country,
    workplaceType: job.isRemote ? "remote" : "on-site",
    createdAt: Date.parse(job.postedAt),
    categories: { location: job.city, allLocations: [job.city], commitment: job.employment, team: "Team" },
    descriptionPlain: job.intro,
    lists: [
      { text: "What you will do", content: items(job.duties).slice(4, -5) },
      { text: "Requirements", content: items(job.musts).slice(4, -5) },
      { text: "Nice to have", content: items(job.nices).slice(4, -5) },
    ],
    additionalPlain: "Questions? Write to jo.example@employer.example.",
    ...(job.pay && { salaryRange: { ...job.pay, interval: "per-year-salary" } }),
    hostedUrl: `https://jobs.lever.co/${token}/${job.id}`,
    applyUrl: `https://jobs.lever.co/${token}/${job.id}/apply`,
  };
}

export function ashbyJob(job: FakeJob, token: string) {
  return {
    id: job.id,
    title: job.title,
    department: "Team",
    team: "Team",
    employmentType: PLATFORM[job.employment],
    location: job.city,
    secondaryLocations: [],
    isRemote: job.isRemote,
    workplaceType: job.isRemote ? "Remote" : "OnSite",
    publishedAt: job.postedAt,
    isListed: true,
    address: { postalAddress: { addressLocality: job.city, addressCountry: NAMES[job.country] } },
    descriptionHtml: html(job),
    descriptionPlain: "",
    jobUrl: `https://jobs.ashbyhq.com/${token}/${job.id}`,
    applyUrl: `https://jobs.ashbyhq.com/${token}/${job.id}/application`,
    compensation: {
      compensationTierSummary: null,
      summaryComponents: job.pay
        ? [
            {
              compensationType: "Salary",
              interval: "1 YEAR",
              currencyCode: job.pay.currency,
              minValue: job.pay.min,
              maxValue: job.pay.max,
            },
          ]
        : [],
    },
  };
}

export function recruiteeOffer(job: FakeJob, token: string) {
  return {
    id: number(job.id),
    slug: job.id,
    title: job.title,
    company_name: job.company,
    description: intro(job),
    requirements: asked(job) + contact,
    location: place(job),
    city: job.city,
    country_code: job.country,
    remote: job.isRemote,
    employment_type_code: `${job.employment.replace("-", "")}_permanent`
      .replace("fulltime", "full_time")
      .replace("parttime", "part_time"),
    careers_url: `https://${token}.recruitee.com/o/${job.id}`,
    published_at: job.postedAt.replace("T", " ").replace(/\.\d+Z/, " UTC"),
    salary: job.pay
      ? { min: String(job.pay.min), max: String(job.pay.max), currency: job.pay.currency, period: "year" }
      : null,
    status: "published",
  };
}

export function personioPosition(job: FakeJob): string {
  const part = (name: string, words: string) =>
    `<jobDescription><name>${name}</name><value><![CDATA[${words}]]></value></jobDescription>`;
  return `<position><id>${number(job.id)}</id><subcompany>${escaped(job.company)}</subcompany><office>${escaped(place(job))}</office><department>Team</department><recruitingCategory>Team</recruitingCategory><name>${escaped(job.title)}</name><jobDescriptions>${part("Your work", intro(job))}${part("What we ask for", asked(job) + contact)}</jobDescriptions><employmentType>permanent</employmentType><schedule>${job.employment}</schedule><createdAt>${job.postedAt}</createdAt></position>`;
}

export function smartRecruitersPosting(job: FakeJob, token: string) {
  return {
    id: job.id,
    uuid: job.id,
    name: job.title,
    company: { name: job.company, identifier: token },
    releasedDate: job.postedAt,
    location: { city: job.city, region: "", country: job.country.toLowerCase(), remote: job.isRemote },
    typeOfEmployment: { id: job.employment, label: job.employment },
  };
}

export function smartRecruitersDetail(job: FakeJob, token: string) {
  return {
    ...smartRecruitersPosting(job, token),
    postingUrl: `https://jobs.smartrecruiters.com/${token}/${job.id}`,
    active: true,
    jobAd: {
      sections: {
        companyDescription: {
          title: "Company",
          text: "<p>We are a wonderful company with Java, Python and Kubernetes.</p>",
        },
        jobDescription: { title: "Your work", text: intro(job) },
        qualifications: { title: "Requirements", text: asked(job) },
        additionalInformation: { title: "More", text: contact },
      },
    },
  };
}

export function jobTechAd(job: FakeJob) {
  return {
    id: String(number(job.id)),
    removed: false,
    headline: job.title,
    description: {
      text: `${job.intro}\n\nWhat you will do\n${job.duties.map((one) => `- ${one}`).join("\n")}\n\nRequirements\n${job.musts.map((one) => `- ${one}`).join("\n")}\n\nNice to have\n${job.nices.map((one) => `- ${one}`).join("\n")}\n\nKontakt: Jo Exempel, 031-555 01 02, jo.example@employer.example`,
    },
    employment_type: { label: "Vanlig anställning" },
    working_hours_type: { label: job.employment === "part-time" ? "Deltid" : "Heltid" },
    employer: { name: job.company, url: null },
    workplace_address: { municipality: job.city, region: "Västra Götalands län", country: "Sverige" },
    application_details: { url: null, email: null },
    publication_date: job.postedAt.slice(0, 19),
    webpage_url: `https://arbetsformedlingen.se/platsbanken/annonser/${number(job.id)}`,
    logo_url: null,
    salary_description: null,
  };
}

export function arbeitnowJob(job: FakeJob) {
  return {
    slug: job.id,
    company_name: job.company,
    title: job.title,
    description: html(job),
    remote: job.isRemote,
    url: `https://www.arbeitnow.com/jobs/${job.id}`,
    tags: [],
    job_types: [job.employment],
    location: job.city,
    created_at: Math.floor(Date.parse(job.postedAt) / 1000),
  };
}
