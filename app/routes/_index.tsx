import type { MetaFunction } from "@remix-run/cloudflare";
import { Brand } from "~/components/layout/brand";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

export const meta: MetaFunction = () => [
  { title: "Plumbline: résumés measured true" },
  {
    name: "description",
    content:
      "Plumbline measures résumés against a job. The same résumé and the same job always give the same score, and every point leads back to words in the résumé.",
  },
];

const promises = [
  {
    title: "The same measure for all",
    text: "The same résumé and the same job give the same score, today and next month. Names, ages, photos and addresses never reach the scale.",
  },
  {
    title: "Every point has its words",
    text: "Open a score and see its parts; open a part and see the lines of the résumé that it rests on.",
  },
  {
    title: "A person decides",
    text: "Deal-breakers are answered pass, fail or unknown beside the score. What a file doesn't say is called unknown, never guessed.",
  },
];

export default function Home() {
  return (
    <main className="relative mx-auto max-w-5xl px-5 sm:px-10">
      <PlumbLine />
      <div className="py-6">
        <Brand />
      </div>
      <div className="grid max-w-2xl gap-6 pt-14 pb-16 sm:pt-24">
        <h1 className="text-4xl sm:text-6xl">Hang every résumé on the same line.</h1>
        <p className="text-lg text-soft sm:text-xl">
          Plumbline reads résumés, measures them against your job, and shows the words behind every point. You
          get a ranked list that you can explain to anyone.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.agentLogin}>Sign in as an agency</LinkButton>
        </div>
      </div>
      <ul className="grid gap-8 border-t border-line py-12 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <h2 className="text-xl">{title}</h2>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line py-6 text-sm text-soft">
        For recruitment agencies now. The door for job seekers opens later.
      </p>
    </main>
  );
}

/** The cord and the bob beside the headline: decoration only. */
function PlumbLine() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 right-10 hidden flex-col items-center lg:flex"
    >
      <div className="h-[26rem] w-px bg-ink/60" />
      <svg viewBox="0 0 40 64" className="h-20 w-12" aria-hidden="true">
        <path d="M12 0h16v8H12z" className="fill-ink/70" />
        <path d="M4 8h32l-4 26-12 30L8 34z" className="fill-accent" />
      </svg>
    </div>
  );
}
