import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useValidation } from "~/components/forms/use-validation";
import { TextField } from "~/components/identity/text-field";
import { Button } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { COMPANY_INCOMPLETE, PROFILE_ORDER } from "../../../workers/domain/agencies/form-messages";
import type { ProfileFieldName, ProfileForm as ProfileValue } from "../../../workers/domain/agencies/schema";
import { CompanyFields } from "./company-fields";
import { FormProblem } from "./form-problem";
import { FormSection } from "./form-section";
import { PasswordSection } from "./password-section";
import { RetentionFields } from "./retention-fields";

type ProfileFields = { [K in ProfileFieldName]?: string };

export function ProfileForm({
  profile,
  email,
  lastResult,
  ownsCompany,
  erases,
}: {
  profile: { [K in ProfileFieldName]?: string | null };
  email: string;
  lastResult: SubmissionResult<string[]> | undefined;
  /** others only read what the company is */
  ownsCompany: boolean;
  /** how many people the periods that were sent would delete */
  erases: number;
}) {
  const busy = useNavigation().formAction?.startsWith(paths.agentProfile) ?? false;
  const [form, fields] = useForm<ProfileFields, ProfileValue>({
    lastResult,
    defaultValue: profile,
    onValidate: useValidation(() =>
      import("../../../workers/domain/agencies/schema").then((m) => m.profileSchema),
    ),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-8">
      <FormProblem form={form} order={PROFILE_ORDER} />
      <FormSection title="Personal Information">
        <TextField field={fields.fullName} label="Full name" autoComplete="name" />
        <TextField field={fields.position} label="Position" autoComplete="organization-title" />
        <TextField field={fields.phone} label="Phone" type="tel" hint="Optional" autoComplete="tel" />
        <dl className="grid gap-1.5">
          <dt className="text-sm font-medium">Email</dt>
          <dd className="flex min-h-11 items-center [overflow-wrap:anywhere]">{email}</dd>
          <dd className="text-sm text-soft">Email address cannot be changed</dd>
        </dl>
      </FormSection>
      <FormSection
        title="Company Information"
        text={
          ownsCompany
            ? "The company that this account and its job threads belong to."
            : "The company that this account and its job threads belong to. Its owners can change this."
        }
      >
        {ownsCompany ? (
          <>
            <CompanyFields fields={fields} said={COMPANY_INCOMPLETE} />
            <RetentionFields
              days={fields.retentionDays}
              shortlistedDays={fields.shortlistedRetentionDays}
              erases={erases}
              choose={({ name }, value) => form.update({ name, value })}
            />
          </>
        ) : (
          <CompanyFacts profile={profile} />
        )}
      </FormSection>
      <PasswordSection
        fields={{
          currentPassword: fields.currentPassword,
          newPassword: fields.newPassword,
          confirmPassword: fields.confirmPassword,
        }}
        username={email}
      />
      <div className="grid border-t border-line pt-6">
        <Button disabled={busy} className="sm:justify-self-start">
          {busy ? "Saving..." : "Save All Changes"}
        </Button>
      </div>
    </Form>
  );
}

function CompanyFacts({ profile }: { profile: { [K in ProfileFieldName]?: string | null } }) {
  const facts = [
    ["Company name", profile.companyName],
    ["Location", profile.companyLocation],
    ["Website", profile.companyWebsite],
    ["Size", profile.companySize],
    ["Phone", profile.companyPhone],
    ["Address", profile.companyAddress],
    [
      "Candidates are erased after",
      profile.retentionDays
        ? `${profile.retentionDays} days without contact, shortlisted ones after ${profile.shortlistedRetentionDays}`
        : null,
    ],
  ];
  return (
    <dl className="grid gap-3 sm:col-span-full sm:grid-cols-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
