import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { may, type Right } from "./roles";

/** Lets an agent go on whose role allows it. @throws AppError "viewer-only" | "owner-right", in words for the screen */
export function requireRight(agent: Pick<ActiveAgent, "role">, right: Right): void {
  if (!may(agent, right)) throw new AppError(right === "work" ? "viewer-only" : "owner-right");
}
