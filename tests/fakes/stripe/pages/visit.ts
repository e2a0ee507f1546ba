import type { Account } from "../state";

export type Visit = {
  account: Account;
  id: string;
  method: string;
  form: Record<string, string>;
  query: Record<string, string>;
  cookies: string;
};

export type Page = {
  status?: number;
  /** HTML, or a file */
  body?: string | Buffer;
  type?: string;
  redirect?: string;
  headers?: Record<string, string>;
};
