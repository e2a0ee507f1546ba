import type { MetaDescriptor } from "@remix-run/cloudflare";
import { paths } from "../paths";
import { sharePicture } from "./share-pictures";

export type PageMeta = {
  /** without the product's name, which is added */
  title: string;
  /** up to about 160 characters */
  description: string;
  path: string;
  /** by default `sharePicture`; width and height in pixels */
  image?: { path: string; alt: string; width: number; height: number };
  type?: "website" | "article";
};

const PRODUCT = "Plumbline";

export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: "Plumbline Learning Center",
  href: paths.articlesFeed,
};

type RootMatch = { id: string; data: unknown };

/** Addresses are absolute, from the origin that the root's loader knows. */
export function pageMeta({
  title,
  description,
  path,
  image = sharePicture(path),
  type = "website",
}: PageMeta) {
  return ({ matches }: { matches: readonly (RootMatch | undefined)[] }): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === "root")?.data as { origin?: string } | undefined;
    const origin = root?.origin ?? "";
    const url = `${origin}${path}`;
    const fullTitle = title.includes(PRODUCT) ? title : `${title} | ${PRODUCT}`;
    return [
      { title: fullTitle },
      { name: "description", content: description },
      { tagName: "link", rel: "canonical", href: url },
      { property: "og:type", content: type },
      { property: "og:site_name", content: PRODUCT },
      { property: "og:locale", content: "en_US" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: `${origin}${image.path}` },
      { property: "og:image:width", content: `${image.width}` },
      { property: "og:image:height", content: `${image.height}` },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: `${origin}${image.path}` },
      { name: "twitter:image:alt", content: image.alt },
    ];
  };
}
