/** A text of the law as it is stored: "## " begins a heading, "- " an item of a list, a blank line parts paragraphs. */
export function PlainText({ text }: { text: string }) {
  const blocks = text.trim().split(/\n\n+/);
  return (
    <div className="grid max-w-prose gap-4 [&_h2]:mt-4 [&_h2]:text-xl">
      {blocks.map((block) => (
        <Block key={block} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  if (block.startsWith("## ")) return <h2>{block.slice(3)}</h2>;
  if (!block.startsWith("- ")) return <p>{block}</p>;
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {block.split("\n").map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}
