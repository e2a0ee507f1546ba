import { Fragment } from "react";

/** A file's name that breaks after its underscores first, and anywhere only where that isn't enough. */
export function FileName({ name }: { name: string }) {
  return (
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      {name.split(/(?<=_)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
