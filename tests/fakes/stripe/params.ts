import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { parse } from "qs";
import { refusal } from "./errors";
import type { ParamTypes } from "./schemas/param-types";

const file = new URL("schemas/schemas.json", import.meta.url);
const ID = "params";
let ajv: Ajv | undefined;
const compiled = new Map<string, ValidateFunction>();

/** "a[b][0]=c" as nested objects and arrays. Deeper or longer than Stripe's own calls go is cut off. */
export function parseForm(text: string): Record<string, unknown> {
  return parse(text, { depth: 12, arrayLimit: 200, parameterLimit: 2000 });
}

/** Checks a request's parameters by the SDK's types, and turns texts into numbers and booleans. @throws Refusal */
export function readParams<Name extends keyof ParamTypes>(
  name: Name,
  values: Record<string, unknown>,
): ParamTypes[Name] {
  const validate = validatorOf(name);
  if (validate(values)) return values as ParamTypes[Name];
  throw refusalOf(validate.errors ?? []);
}

function validatorOf(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  if (!ajv) {
    ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
    const { definitions } = JSON.parse(readFileSync(file, "utf8"));
    ajv.addSchema({ $id: ID, definitions });
  }
  const validate = ajv.compile({ $ref: `${ID}#/definitions/ParamTypes/properties/${name}` });
  compiled.set(name, validate);
  return validate;
}

function refusalOf(errors: ErrorObject[]) {
  const unknown = errors.find(({ keyword }) => keyword === "additionalProperties");
  if (unknown) {
    const param = nameOf(unknown.instancePath, unknown.params.additionalProperty);
    return refusal(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const absent = errors.find(({ keyword }) => keyword === "required");
  if (absent) {
    const param = nameOf(absent.instancePath, absent.params.missingProperty);
    return refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  }
  const param = nameOf(errors[0]?.instancePath ?? "");
  return refusal(`Invalid ${param}: ${errors[0]?.message}`, { code: "parameter_invalid", param });
}

function nameOf(path: string, last?: string): string {
  const [first = "", ...rest] = [...path.split("/").slice(1), ...(last === undefined ? [] : [last])];
  return first + rest.map((part) => `[${part}]`).join("");
}
