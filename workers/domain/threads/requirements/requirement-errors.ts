export const REQUIREMENT_ERRORS = {
  "criterion-refused": {
    status: 400,
    message: "This can’t be a requirement: it chooses people by what equal treatment law protects.",
  },
  "requirement-invalid": { status: 400, message: "Please check the requirements." },
  "requirements-changed": {
    status: 409,
    message: "The requirements were changed meanwhile. Please save again.",
  },
  "model-off": { status: 403, message: "No model is switched on for your company." },
  "model-budget": { status: 429, message: "Your company has asked the model as often as it may this month." },
  "model-failed": {
    status: 502,
    message: "The model gave no usable answer. Nothing was changed: you can try again, or go on without it.",
  },
  "model-unread": { status: 409, message: "This résumé has no score now, so there is nothing to fill in." },
  "nothing-to-undo": { status: 400, message: "There are no former requirements to bring back." },
  "analysis-required": { status: 400, message: "Analysis data is required to create a job thread." },
  "job-form-incomplete": {
    status: 400,
    message:
      "Please fill in all required fields (Title, Job Description, and Company Name) before analyzing.",
  },
  "job-analysis-failed": { status: 500, message: "Failed to analyze job thread. Please try again." },
} as const;
