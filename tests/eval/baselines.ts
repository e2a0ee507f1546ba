/** A figure of a task beside what others reach on the same development set, what must hold and what is striven for. */
export type Measure = {
  task: string;
  metric: string;
  label: string;
  others: string;
  least: number | null;
  wished: number | null;
  /** The smaller the better: `least` and `wished` are upper limits. */
  falling?: true;
};

function measure(
  task: string,
  metric: string,
  label: string,
  others = "",
  least?: number,
  wished?: number,
): Measure {
  return { task, metric, label, others, least: least ?? null, wished: wished ?? null };
}

function most(...figure: Parameters<typeof measure>): Measure {
  return { ...measure(...figure), falling: true };
}

export const measures: Measure[] = [
  measure(
    "parse",
    "PARSE_SCORE",
    "PARSE_SCORE",
    "0.580 regex, 0.360 open-resume, 0.269 simple-resume-parser",
    0.82,
    0.9,
  ),
  measure("parse", "name", "name", "", 0.95, 0.98),
  measure("parse", "email", "e-mail", "", 0.98, 0.99),
  measure("parse", "phone", "phone", "", 0.97, 0.99),
  measure("parse", "location", "location", "", 0.85, 0.92),
  measure("parse", "exp_title_f1", "title F1", "", 0.72, 0.87),
  measure("parse", "exp_company_f1", "company F1", "", 0.68, 0.83),
  measure("parse", "exp_entry_f1", "both in one entry F1", "", 0.62, 0.78),
  measure("parse", "exp_date_year", "years of dates", "", 0.72, 0.9),
  measure("parse", "exp_date_month", "months of dates"),
  measure("parse", "exp_years_within_1", "total years within 1", "", 0.75, 0.92),
  measure("parse", "edu_institution_f1", "institution F1", "", 0.75, 0.88),
  measure("parse", "edu_degree_f1", "degree F1", "", 0.75, 0.88),
  measure("parse", "skills_f1", "skills F1", "", 0.65, 0.8),
  measure("nertext", "company_f1", "company F1", "0.09 regex", 0.4, 0.6),
  measure("nertext", "title_f1", "title F1", "0.10 regex", 0.45, 0.62),
  measure("nertext", "institution_f1", "institution F1"),
  measure("nertext", "degree_f1", "degree F1"),
  measure("nertext", "name", "name"),
  measure("nertext", "email", "e-mail"),
  measure("nertext", "location", "location"),
  measure("nertext", "skills_f1_relaxed", "skills, relaxed F1"),
  measure("nertext", "tools_recall", "tools, recall"),
  measure("jdskills", "micro_f1", "micro F1", "0.242 dictionary", 0.38, 0.5),
  measure("jdskills", "relaxed_f1", "relaxed F1", "0.378 dictionary", 0.5, 0.6),
  measure("rank_roles", "ndcg10", "nDCG@10", "0.700 TF-IDF, 0.554 BM25", 0.85, 0.95),
  measure("rank_roles", "map", "MAP", "0.643 TF-IDF, 0.539 BM25", 0.8, 0.9),
  measure("category", "ndcg10", "nDCG@10", "0.296 TF-IDF", 0.45, 0.6),
  measure("category", "category_accuracy", "accuracy of 24", "0.354 TF-IDF", 0.48, 0.6),
  measure("match_single", "auc", "AUC", "0.735 TF-IDF", 0.78, 0.84),
  measure("rank_graded", "spearman", "Spearman", "0.567 TF-IDF", 0.62, 0.7),
  measure("postings", "req_f1", "requirements F1", "0.709 our 1.2.0; a second labeller 0.96", 0.84, 0.9),
  measure("postings", "must_precision", "musts that are musts", "0.867 our 1.2.0", 0.92, 0.95),
  measure("postings", "must_recall", "musts found", "0.641 our 1.2.0", 0.82, 0.9),
  most("postings", "trap_share", "printed, but asked nowhere", "0.096 our 1.2.0", 0.02, 0.01),
  measure("postings", "title", "title", "0.45 our 1.2.0", 0.85, 0.92),
  measure("postings", "degree_level", "level of the degree", "0.74 our 1.2.0", 0.94, 0.98),
  measure("postings", "company", "employer"),
  measure("postings", "years_min", "years asked for"),
  measure(
    "postings",
    "flat_same_requirements",
    "same requirements without line breaks",
    "0.76 our 1.2.0",
    0.97,
    1,
  ),
  measure("pairs", "order_within_posting", "order within a posting", "0.808 TF-IDF", 0.89, 0.94),
  measure("pairs", "auc_3plus_vs_1minus", "AUC, 3+ against 1-", "0.898 TF-IDF", 0.95, 0.98),
  measure("pairs", "verdict_right", "verdicts right", "0.51 our 1.2.0", 0.73, 0.85),
  measure("pairs", "verdicts_covered", "requirements with a verdict", "0.62 our 1.2.0", 0.82, 0.9),
  most("pairs", "false_not_found", "met, called not found", "0.19 our 1.2.0", 0.03, 0.01),
  most("pairs", "false_met", "lacked, called met", "0.20 our 1.2.0", 0.07, 0.03),
  most("pairs", "flat_score_moves", "points moved by line breaks", "7.4 our 1.2.0", 0.5, 0),
  measure("rank_vanetik", "spearman_annotator1", "Spearman, annotator 1 (weak task)"),
  measure("rank_vanetik", "spearman_annotator2", "Spearman, annotator 2 (weak task)"),
];
