import type { Orders } from "../../../fakes/stripe/control";

/** Orders something of the stand-in for Stripe, at its address: see tests/fakes/stripe/index.ts. */
export async function control<T = unknown>(
  origin: string,
  name: keyof Orders,
  order: Orders[typeof name],
): Promise<T> {
  const answer = await fetch(`${origin}/stripe/control/${name}`, {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
