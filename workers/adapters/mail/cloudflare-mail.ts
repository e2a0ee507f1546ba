import type { Mail } from "./port";

/** Cloudflare's Email Service. `from` must be an address of a domain that it sends for. */
export function createCloudflareMail(binding: SendEmail, from: { email: string; name: string }): Mail {
  return {
    async send(message) {
      await binding.send({ ...message, from });
    },
  };
}
