import { humanField } from "./human";

export async function registrationFields(changes: Record<string, string> = {}) {
  const key = crypto.randomUUID().slice(0, 13);
  return {
    companyName: `Agency ${key}`,
    companyLocation: "Lisbon, Portugal",
    companyWebsite: `www.${key}.example`,
    companySize: "11-50",
    companyPhone: "",
    companyAddress: "",
    contactName: "Inês Carvalho",
    email: `${key}@example.com`,
    phone: "",
    position: "",
    password: "seven tall cranes",
    confirmPassword: "seven tall cranes",
    terms: "on",
    ...(await humanField()),
    ...changes,
  };
}
