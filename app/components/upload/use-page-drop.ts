import { useEffect, useRef, useState } from "react";

/** Lets files and folders be dropped anywhere on the page. @returns whether files are being dragged over it */
export function usePageDrop(onDrop: (files: File[] | null) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setDragging(true);
    };
    // Leaving an element for another inside the page names that other one.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      const data = event.dataTransfer;
      if (!data?.types.includes("Files")) return;
      event.preventDefault();
      setDragging(false);
      const dropped = {
        entries: [...data.items].map((item) => item.webkitGetAsEntry()),
        files: [...data.files],
      };
      void import("./dropped-files")
        .then(({ droppedFiles }) => droppedFiles(dropped))
        .then(
          (files) => latest.current(files),
          () => latest.current(null),
        );
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return dragging;
}
