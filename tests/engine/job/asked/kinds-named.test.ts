import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function asked(line: string): string[] {
  return analyseJob({ title: "Clerk", description: `Requirements\n- ${line}\n- Filing of invoices\n` })
    .requirements.filter(({ importance }) => importance !== "context")
    .map(({ label }) => label.toLowerCase());
}

test.each([
  [
    "Experience with messaging frameworks such as RabbitMQ, Redis",
    "messaging frameworks",
    "rabbitmq or redis",
  ],
  ["Proficiency in programming languages such as Python or Java", "programming", "python or java"],
  ["Experience with cloud platforms (AWS, Azure, or GCP)", "cloud platforms", "aws, azure or gcp"],
  ["Knowledge of version control (e.g. Git)", "version control", "git"],
])("%s asks once, by what is named", (line, kind, named) => {
  const labels = asked(line);
  expect(labels).toContain(named);
  expect(labels).not.toContain(kind);
});

test.each([
  ["Knowledge of AWS services (S3, Lambda)", "aws"],
  ["Knowledge of version control, and Git is nice to have", "version control"],
  ["Experience with version control. Cloud platforms", "version control"],
])("%s still asks for the whole", (line, label) => {
  expect(asked(line)).toContain(label);
});
