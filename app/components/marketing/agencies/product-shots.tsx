import { PageSection } from "~/components/marketing/shared/page-section";

const shots = [
  {
    name: "ranked-candidates",
    alt: "A job thread's candidates, best match first: relevancy, skills, experience and deal-breakers of each.",
    caption: "The ranked list of a job thread.",
  },
  {
    name: "candidate-evidence",
    alt: "A candidate's page: deal-breakers with reasons on the left, the résumé with marked words on the right.",
    caption: "One candidate: reasons on the left, the words they rest on marked on the right.",
  },
];

/** Photographs of the running product; `scripts/screenshots/agency-pages.ts` makes them. */
export function ProductShots() {
  return (
    <PageSection
      name="solution"
      title="What your screen will show"
      lead="Photographs of the product on its demo data: made-up people, real scores."
      sunken
    >
      <ul className="grid gap-8 lg:grid-cols-2">
        {shots.map(({ name, alt, caption }) => (
          <li key={name}>
            <figure className="grid gap-3">
              <picture>
                <source
                  srcSet={`/images/product/${name}-dark.webp`}
                  media="(prefers-color-scheme: dark)"
                  type="image/webp"
                />
                <img
                  src={`/images/product/${name}-light.webp`}
                  alt={alt}
                  width={1280}
                  height={800}
                  loading="lazy"
                  decoding="async"
                  className="h-auto w-full rounded-lg border border-line shadow-lg"
                />
              </picture>
              <figcaption className="text-sm text-soft">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
