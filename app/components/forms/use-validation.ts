import type { Submission } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";

type Validate<Schema extends z.ZodType> = (form: {
  formData: FormData;
}) => Submission<z.input<Schema>, string[], z.output<Schema>>;

/**
 * A form's `onValidate`, which comes when someone first turns to a form: schemas and what runs them weigh more than all
 * else on the page. Until then, and without scripts, the server says what is wrong, by the same schema.
 * @param load imports the schema, by `import()`
 */
export function useValidation<Schema extends z.ZodType>(
  load: () => Promise<Schema>,
): Validate<Schema> | undefined {
  const [validate, setValidate] = useState<Validate<Schema>>();
  const first = useRef(load);
  useEffect(() => {
    let gone = false;
    function loadOnce() {
      document.removeEventListener("focusin", onFocus);
      import("./without-eval")
        .then(() => Promise.all([import("@conform-to/zod/v4"), first.current()]))
        .then(
          ([{ parseWithZod }, schema]) => {
            const loaded: Validate<Schema> = ({ formData }) => parseWithZod(formData, { schema });
            if (!gone) setValidate(() => loaded);
          },
          () => {
            // The network failed: the server still checks.
          },
        );
    }
    function onFocus({ target }: { target: EventTarget | null }) {
      if (target instanceof Element && target.closest("form")) loadOnce();
    }
    document.addEventListener("focusin", onFocus);
    // Someone may be typing before scripts run.
    onFocus({ target: document.activeElement });
    return () => {
      gone = true;
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
  return validate;
}
