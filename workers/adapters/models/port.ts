/** A language model at a service of others. It proposes words of a text; nothing of it becomes a number. */
export type Models = {
  /** whose service it is and where it works, as pages name them */
  provider: string;
  country: string;
  /** kept answers are of this one */
  model: string;
  /** @returns the answer's JSON, unchecked. @throws Error where no whole answer comes in time */
  ask: (question: Question) => Promise<unknown>;
};

export type Question = {
  instructions: string;
  /** what the instructions are about: data, whatever it says */
  text: string;
  /** JSON Schema of the answer, by its name */
  schema: { name: string; schema: object };
};
