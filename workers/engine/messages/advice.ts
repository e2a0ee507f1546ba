/** The work that advice speaks of; both names null where none was read. */
export type WorkNamed = { role: string | null; company: string | null; current: boolean };

export type AdviceMessages = {
  "no-judgement": Record<never, never>;
  "no-musts": { job: string | null; failed: string[] };
  /** labels of the musts that aren't found, those that are open, and deal-breakers that aren't met */
  verdict: {
    job: string | null;
    met: number;
    partly: number;
    of: number;
    missing: string[];
    open: string[];
    failed: string[];
  };
  "far-apart": { job: string | null };
  "show-claimed": WorkNamed & { skill: string; words: string };
  "show-beside": WorkNamed & { skill: string; names: string[] };
  "show-in-line": WorkNamed & { skill: string; words: string };
  "show-usual": WorkNamed & { skill: string };
  "show-of-kind": WorkNamed & { skill: string };
  "keyword-more": WorkNamed & { keyword: string; words: string };
  "keyword-beside": WorkNamed & { keyword: string; words: string };
  "keyword-in-line": WorkNamed & { keyword: string; words: string };
  /** `standsIn`: the words name something that counts towards it, not the thing itself */
  "keyword-only-listed": { keyword: string; words: string; current: boolean; standsIn?: boolean };
  "pivot-own-field": { job: string | null };
  "pivot-near-field": { job: string | null };
  "pivot-other-field": { job: string | null };
  "pivot-put-first": { names: string[] };
  "pivot-bridges": { bridges: { from: string; to: string }[] };
  "pivot-emerging": { names: string[] };
  "no-comparable-work": { job: string | null };
};

export type QuestionMessages = {
  "ask-touched": { label: string };
  "ask-duty": { label: string };
  "ask-line": { label: string };
  "ask-carries-over": { label: string; words: string };
  "ask-years-of": { label: string; minYears: number };
  /** `unshown`: no job shows the words, which stand for what the label asks; older results don't say */
  "ask-where": { words: string; unshown?: { label: string } };
  "ask-years": { label: string };
  "ask-degree": { label: string; fields?: string[] };
  "ask-language": { label: string };
  "ask-certificate": { label: string };
  "ask-condition": { label: string };
  "probe-soft": { label: string };
  "probe-tool": { label: string };
  "probe-case": { label: string };
};
