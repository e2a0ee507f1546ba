import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { PlumbMark } from "~/components/layout/brand";
import { pictureWords } from "./picture-words";

/** Where an article's picture lies: also what shared links show. 1200 x 630. */
export function articlePicturePath(slug: string): string {
  return `/images/articles/${slug}.jpg`;
}

export function articlePictureWords(slug: string): string {
  return pictureWords[slug] ?? "";
}

/** An article's picture, else our mark. @param large heads its page. @param early in a phone's first window: fetched at once */
export function ArticlePicture({
  slug,
  large = false,
  early = large,
}: {
  slug: string;
  large?: boolean;
  early?: boolean;
}) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before scripts ran.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setBroken(true);
  }, []);
  const shape = clsx("aspect-[40/21] w-full bg-sunken", large && "rounded-lg");
  if (broken) {
    return (
      <span role="img" aria-label="Plumbline" className={clsx(shape, "grid place-items-center text-soft")}>
        <PlumbMark className="h-16" />
      </span>
    );
  }
  const sizes = large
    ? "(min-width: 46rem) 42rem, 92vw"
    : "(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw";
  return (
    <picture>
      {["avif", "webp"].map((type) => (
        <source key={type} type={`image/${type}`} srcSet={widthsOf(slug, type)} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={articlePicturePath(slug)}
        alt={articlePictureWords(slug)}
        width={1200}
        height={630}
        loading={early ? "eager" : "lazy"}
        decoding="async"
        onError={() => setBroken(true)}
        className={clsx(shape, "object-cover dark:brightness-85")}
      />
    </picture>
  );
}

function widthsOf(slug: string, type: string): string {
  return [768, 1200].map((width) => `/images/articles/${slug}-${width}.${type} ${width}w`).join(", ");
}
