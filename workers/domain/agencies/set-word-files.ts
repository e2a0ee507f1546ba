import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { switchSetting } from "./switch-setting";

/** Lets a company's new résumés be Word files, too, or PDF files alone (RULINGS 81). @throws AppError "owner-right" */
export async function setWordFiles(
  deps: Pick<Deps, "db" | "now">,
  { agent, on }: { agent: ActiveAgent; on: boolean },
): Promise<void> {
  const action = on ? "word-files-on" : "word-files-off";
  await switchSetting(deps, { agent, setting: "wordFiles", on, action });
}
