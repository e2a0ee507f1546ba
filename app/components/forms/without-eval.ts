import { config } from "zod/v4/core";

// zod tries whether it may compile code from words. The site's policy forbids it, and browsers report even the attempt.
config({ jitless: true });
