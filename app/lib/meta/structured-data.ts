type Thing = Record<string, unknown>;

/** Search engines read what the server sent: browsers need not be able to make it again (0.8 kB of every public page). */
const IN_BROWSER: Thing = {};

const CONTEXT = "https://schema.org";
const publisher = (origin: string): Thing => ({ "@id": `${origin}/#organization` });

/** @param origin without a trailing slash */
export function organizationData(origin: string): Thing {
  if (!import.meta.env.SSR) return IN_BROWSER;
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    ...publisher(origin),
    name: "Plumbline",
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    description: "Measures résumés against jobs: the same measure for all, and words behind every point.",
    contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: `${origin}/contact` },
  };
}

export type Offered = {
  name: string;
  description: string;
  /** euros, as in "5.99" */
  price: string;
  available: boolean;
  path: string;
  /** months that the price pays for; none for one-off purchases */
  months?: number;
};

export function productData(origin: string, offered: Offered): Thing {
  if (!import.meta.env.SSR) return IN_BROWSER;
  const { name, description, price, available, path, months } = offered;
  return {
    "@context": CONTEXT,
    "@type": "Product",
    name,
    description,
    brand: { "@type": "Brand", name: "Plumbline" },
    image: `${origin}/og.jpg`,
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: "EUR",
      availability: `${CONTEXT}/${available ? "InStock" : "OutOfStock"}`,
      url: `${origin}${path}`,
      seller: publisher(origin),
      ...(months && {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "EUR",
          referenceQuantity: { "@type": "QuantitativeValue", value: months, unitCode: "MON" },
        },
      }),
    },
  };
}

export function faqData(questions: readonly { question: string; answer: string }[]): Thing {
  if (!import.meta.env.SSR) return IN_BROWSER;
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export type ArticleFacts = {
  title: string;
  excerpt: string;
  author: string;
  /** UTC ms */
  publishedAt: number;
  /** UTC ms */
  changedAt: number;
  path: string;
  image: string;
};

export function articleData(origin: string, article: ArticleFacts): Thing {
  if (!import.meta.env.SSR) return IN_BROWSER;
  const url = `${origin}${article.path}`;
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: [`${origin}${article.image}`],
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.changedAt).toISOString(),
    author: {
      "@type": article.author.startsWith("Plumbline") ? "Organization" : "Person",
      name: article.author,
    },
    publisher: { "@type": "Organization", name: "Plumbline", ...publisher(origin) },
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
  };
}
