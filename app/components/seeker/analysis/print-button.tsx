import { Printer } from "lucide-react";
import { Button } from "~/components/ui/button";

/** Opens the browser's own print window, which also makes PDF files. */
export function PrintButton() {
  return (
    <>
      <Button
        type="button"
        look="secondary"
        size="small"
        onClick={() => window.print()}
        className="noscript:hidden"
      >
        <Printer className="size-4" aria-hidden="true" />
        Print or save as PDF
      </Button>
      <p className="hidden w-full text-sm text-soft noscript:block">
        To print this page or save it as a PDF, use your browser’s own print command.
      </p>
    </>
  );
}
