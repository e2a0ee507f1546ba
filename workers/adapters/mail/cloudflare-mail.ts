import type { Mail } from "./port";

export function createCloudflareMail(binding: SendEmail, from: { email: string; name: string }): Mail {
  return {
    async send(message) {
      await binding.send({ ...message, from });
    },
  };
}
