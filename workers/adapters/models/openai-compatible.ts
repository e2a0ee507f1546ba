import * as z from "zod";
import type { Models } from "./port";

/** Far above what is asked for; tokens are counted by the service, characters here. */
const MOST_TOKENS = 2000;
const MOST_CHARACTERS = 32_000;

const completion = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
});

/** Any service that takes OpenAI's chat completions. @param url up to "/v1". @returns null where the settings name none */
export function createModels(settings: {
  url: string | undefined;
  key: string | undefined;
  name: string | undefined;
  provider: string | undefined;
  country: string | undefined;
  timeoutMilliseconds?: number;
}): Models | null {
  const { url, key, name: model, provider, country, timeoutMilliseconds = 20_000 } = settings;
  if (!url || !key || !model || !provider || !country) return null;
  return {
    provider,
    country,
    model,
    async ask({ instructions, text, schema }) {
      const answer = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: MOST_TOKENS,
          response_format: { type: "json_schema", json_schema: { ...schema, strict: true } },
          messages: [
            { role: "system", content: instructions },
            { role: "user", content: text },
          ],
        }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (answer.status !== 200) {
        await answer.body?.cancel();
        throw new Error(`the model's service answered ${answer.status}`);
      }
      const completed = completion.safeParse(parsed(await readSome(answer)));
      if (!completed.success) throw new Error("the service's answer is no completion");
      const [choice] = completed.data.choices;
      if (choice?.finish_reason === "length") throw new Error("the model's answer is cut off");
      return parsed(choice?.message.content ?? "");
    },
  };
}

/** The parser's own error would repeat what it read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the model's answer is no JSON");
  }
}

/** @throws Error for a longer one, before its rest is read */
async function readSome(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= MOST_CHARACTERS) continue;
    await reader?.cancel();
    throw new Error("the model's answer is too long");
  }
}
