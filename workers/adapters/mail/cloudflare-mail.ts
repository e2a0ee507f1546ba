import type { Mail } from "./port";

export function createCloudflareMail(binding: SendEmail, from: { email: string; name: string }): Mail {
  return {
    async send({ attachments = [], ...message }) {
      await binding.send({
        ...message,
        from,
        ...(attachments.length === 0
          ? {}
          : { attachments: attachments.map((file) => ({ ...file, disposition: "attachment" as const })) }),
      });
    },
  };
}
