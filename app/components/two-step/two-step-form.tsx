import { Form, type FormProps, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import type { SecondStepIntent } from "../../../workers/domain/identity/second-step/schema";

export function useIsSendingStep(intent: SecondStepIntent, rowId?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && (!rowId || [...formData.values()].includes(rowId));
}

/** A form of the page where the second step is set up: all go to one address and say what they want. */
export function TwoStepForm({
  intent,
  children,
  ...rest
}: Omit<FormProps, "method"> & { intent: SecondStepIntent; children: ReactNode }) {
  return (
    <Form method="post" action={paths.twoStep} {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
