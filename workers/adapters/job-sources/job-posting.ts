import * as z from "zod";
import type { EmploymentType } from "../../engine/types";
import { decodeEntities, textOfHtml } from "./html-text";
import type { SourcePosting } from "./port";

/** Characters stored, at most. */
const LENGTH = { title: 200, name: 200, description: 50_000 } as const;

const oneOrMore = <T extends z.ZodType>(item: T) =>
  z.union([item, z.array(item)]).transform((value) => (Array.isArray(value) ? value : [value]));

const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const place = z.object({
  address: z
    .object({
      addressLocality: z.string().nullish(),
      addressRegion: z.string().nullish(),
      addressCountry: named.nullish(),
    })
    .nullish(),
});

const jobPosting = z.object({
  "@type": oneOrMore(z.string()).refine((types) => types.includes("JobPosting")),
  title: z.string().trim().min(1),
  description: z.string().trim().min(1),
  hiringOrganization: named.nullish().catch(null),
  jobLocation: oneOrMore(place).nullish().catch(null),
  employmentType: oneOrMore(z.string()).nullish().catch(null),
});

const EMPLOYMENT: Record<string, EmploymentType> = {
  FULL_TIME: "full-time",
  PART_TIME: "part-time",
  CONTRACTOR: "contract",
  TEMPORARY: "contract",
  INTERN: "internship",
};

export async function postingIn(scripts: string[]): Promise<SourcePosting | null> {
  for (const script of scripts) {
    for (const item of itemsOf(script)) {
      const found = jobPosting.safeParse(item);
      if (!found.success) continue;
      const { title, description, hiringOrganization, jobLocation, employmentType } = found.data;
      // The markup inside is written with entities: "&lt;p&gt;We are ...".
      const html = description.includes("<") ? description : decodeEntities(description);
      const words = (await textOfHtml(html)).slice(0, LENGTH.description);
      if (!words) continue;
      return {
        title: short(title, LENGTH.title) ?? "",
        description: words,
        companyName: short(hiringOrganization, LENGTH.name),
        location: short(placeOf(jobLocation?.[0]), LENGTH.name),
        employmentType: EMPLOYMENT[employmentType?.[0] ?? ""] ?? null,
      };
    }
  }
  return null;
}

function itemsOf(script: string): unknown[] {
  try {
    const data: unknown = JSON.parse(script);
    if (Array.isArray(data)) return data;
    const graph = (data as { "@graph"?: unknown } | null)?.["@graph"];
    return Array.isArray(graph) ? graph : [data];
  } catch {
    return [];
  }
}

function placeOf(found: z.infer<typeof place> | undefined): string | undefined {
  const { addressLocality, addressRegion, addressCountry } = found?.address ?? {};
  const parts = [addressLocality, addressRegion, addressCountry].filter((part) => part?.trim());
  return [...new Set(parts)].join(", ");
}

function short(text: string | null | undefined, length: number): string | null {
  const plain = decodeEntities(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.slice(0, length) || null;
}
