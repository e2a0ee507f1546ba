import { PageSection } from "~/components/marketing/shared/page-section";

const shots = [
  {
    name: "ranked-candidates",
    alt: "A job thread's candidates, best match first: relevancy, skills, experience and deal-breakers of each.",
    caption: "The ranked list of a job thread.",
  },
  {
    name: "candidate-evidence",
    alt: "A candidate's page: the score, and deal-breakers with reasons and the words of the résumé they rest on.",
    caption: "One candidate: the reasons, each with the words of the résumé that it rests on.",
  },
];

const desktop = { width: 1280, height: 800, widths: [640, 1280] };
const phone = { width: 780, height: 1280, widths: [780] };
const types = ["avif", "webp"];

/** A phone gets a phone's photograph: a desktop's would be too small to read. The first that fits counts. */
const sources = [
  { media: "(max-width: 40rem) and (prefers-color-scheme: dark)", file: "phone-dark", size: phone },
  { media: "(max-width: 40rem)", file: "phone-light", size: phone },
  { media: "(prefers-color-scheme: dark)", file: "dark", size: desktop },
  { media: "all", file: "light", size: desktop },
];

function srcSetOf(file: string, widths: number[], type: string): string {
  return widths.map((width) => `/images/product/${file}-${width}.${type} ${width}w`).join(", ");
}

/** Photographs of the running product; `scripts/screenshots/agency-pages.ts` makes them. */
export function ProductShots() {
  return (
    <PageSection
      name="solution"
      wide
      title="What your screen will show"
      lead="Photographs of the product on its demo data: made-up people, real scores."
      sunken
    >
      <ul className="grid gap-8 lg:grid-cols-2">
        {shots.map(({ name, alt, caption }) => (
          <li key={name} className="max-sm:not-first:hidden">
            <figure className="grid gap-3">
              <picture>
                {sources.map(({ media, file, size }) =>
                  types.map((type) => (
                    <source
                      key={`${media} ${type}`}
                      type={`image/${type}`}
                      media={media}
                      srcSet={srcSetOf(`${name}-${file}`, size.widths, type)}
                      sizes="(min-width: 64rem) 34rem, 92vw"
                      width={size.width}
                      height={size.height}
                    />
                  )),
                )}
                <img
                  src={`/images/product/${name}-light-1280.webp`}
                  alt={alt}
                  width={desktop.width}
                  height={desktop.height}
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
