/** `where`: the path to what is wrong; never a value. */
export class UnknownShape extends Error {
  constructor(where: string) {
    super(`unknown shape at ${where}`);
  }
}

export type Check = (value: unknown, where: string) => void;

type Fields = Readonly<Record<string, unknown>>;

function check(test: (value: unknown) => boolean): Check {
  return (value, where) => {
    if (!test(value)) throw new UnknownShape(where);
  };
}

export const text = check((value) => typeof value === "string");
export const number = check((value) => typeof value === "number");
export const flag = check((value) => typeof value === "boolean");
export const list = check(Array.isArray);

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Other fields may be there: later versions add some. */
export function object(fields: Record<string, Check>): Check {
  return (value, where) => {
    if (!isObject(value)) throw new UnknownShape(where);
    for (const [name, checkField] of Object.entries(fields)) checkField(value[name], `${where}.${name}`);
  };
}

export function listOf(item: Check): Check {
  return (value, where) => {
    if (!Array.isArray(value)) throw new UnknownShape(where);
    for (const [at, one] of value.entries()) item(one, `${where}[${at}]`);
  };
}

export function nullable(inner: Check): Check {
  return (value, where) => {
    if (value !== null) inner(value, where);
  };
}
