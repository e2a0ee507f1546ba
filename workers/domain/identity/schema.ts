import { z } from "zod";

const both = "Please enter both email and password";

/** The sign-in form. */
export const signInSchema = z.object({
  email: z.string({ error: both }).trim().min(1, both).max(320, both),
  password: z.string({ error: both }).min(1, both).max(1024, both),
  next: z.string().max(2000).optional(),
});

export type SignInForm = z.infer<typeof signInSchema>;
