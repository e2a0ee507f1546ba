type Knowledge = typeof import("../../workers/engine/knowledge");

export type Users = {
  knowledge: Pick<Knowledge, "skillById" | "allOccupations" | "occupationByTitle" | "findAccomplishments">;
  wordWeight: (stemmed: string) => number;
  titlesIn: (text: string) => unknown;
};

export function askKnowledge({ knowledge, wordWeight, titlesIn }: Users): void {
  knowledge.skillById("react");
  knowledge.allOccupations();
  knowledge.occupationByTitle("Registered Nurse");
  knowledge.findAccomplishments("Planned weekly lessons");
  wordWeight("lesson");
  titlesIn("We look for a registered nurse");
}
