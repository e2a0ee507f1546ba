import { Banner } from "~/components/ui/banner";

/** Says where the move to an exported file's layout alone changes the score. */
export function PlainLayout({ uploaded, plain }: { uploaded: number | null; plain: number | null }) {
  if (uploaded === null || plain === uploaded) return null;
  return (
    <Banner kind="info">
      Your uploaded file scored {uploaded}. The same words in a plain Word file{" "}
      {plain === null ? "can’t be scored" : `score ${plain}`}, before you change anything: a score depends on
      how well a layout can be read, and on today’s date. What you corrected by hand in our reading isn’t part
      of a file. The scores on this page are those of the exported Word file.
    </Banner>
  );
}
