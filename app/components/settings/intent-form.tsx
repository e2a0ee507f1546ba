import { Form, type FormProps, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SettingsIntent } from "../../../workers/domain/privacy/schema";
import { useAccountAddress } from "./account-address";

/** Whether the form of this intent (and of this row, where there are many) is under way. */
export function useIsSending(intent: SettingsIntent, row?: string): boolean {
  const { formData } = useNavigation();
  if (formData?.get("intent") !== intent) return false;
  return row === undefined || formData.get("sessionId") === row;
}

/** A form of the settings page: all of them go to one address and say what they want. */
export function IntentForm({
  intent,
  children,
  ...rest
}: Omit<FormProps, "method"> & { intent: SettingsIntent; children: ReactNode }) {
  return (
    <Form method="post" action={useAccountAddress()} noValidate {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
