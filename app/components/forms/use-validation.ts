import type { Submission } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { z } from "zod";

type Validate<Schema extends z.ZodType> = (form: {
  formData: FormData;
}) => Submission<z.input<Schema>, string[], z.output<Schema>>;

/**
 * A form's `onValidate`, which comes after the page: schemas and what runs them weigh more than all else on it. Until
 * then, and without scripts, the server says what is wrong, by the same schema.
 * @param load imports the schema, by `import()`
 */
export function useValidation<Schema extends z.ZodType>(
  load: () => Promise<Schema>,
): Validate<Schema> | undefined {
  const [validate, setValidate] = useState<Validate<Schema>>();
  const first = useRef(load);
  useEffect(() => {
    let gone = false;
    import("./without-eval")
      .then(() => Promise.all([import("@conform-to/zod/v4"), first.current()]))
      .then(
        ([{ parseWithZod }, schema]) => {
          const loaded: Validate<Schema> = ({ formData }) => parseWithZod(formData, { schema });
          if (!gone) setValidate(() => loaded);
        },
        () => {
          // The network failed: the server goes on checking.
        },
      );
    return () => {
      gone = true;
    };
  }, []);
  return validate;
}
