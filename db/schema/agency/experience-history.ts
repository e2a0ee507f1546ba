export type ExperienceHistoryItem = {
  job_title: string | null;
  company_name: string | null;
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
  duration_months: number | null;
  location: string | null;
  seniority_level: string | null;
  role_archetype: string | null;
  industry: string | null;
  industry_match: {
    match_score: number;
    job_industry: string;
    experience_industry: string;
  } | null;
  relevance_score: number | null;
  key_achievements: string[];
  technologies_used: string[];
  relative_experience: string[];
};
