export interface paths {
    "/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which key this is, and what it may do */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job threads, newest first
         * @description Needs the scope `threads:read`.
         */
        get: operations["listThreads"];
        put?: never;
        /**
         * Create a job thread
         * @description Needs the scope `threads:write`.
         */
        post: operations["createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a job thread
         * @description Needs the scope `threads:read`.
         */
        get: operations["getThread"];
        put?: never;
        post?: never;
        /**
         * Delete a job thread with its candidates and their files
         * @description Needs the scope `threads:write`.
         */
        delete: operations["deleteThread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a job thread asks for
         * @description Needs the scope `threads:read`.
         */
        get: operations["getRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a job thread asks for: every candidate gets a new score
         * @description Needs the scope `threads:write`.
         */
        patch: operations["changeRequirements"];
        trace?: never;
    };
    "/batches/{batch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload is analyzed
         * @description Needs the scope `candidates:read`.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ranking: candidates by relevancy, the best first, those without a score last
         * @description Needs the scope `candidates:read`.
         */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload up to 10 résumés, or use files of candidates of other job threads
         * @description Needs the scope `candidates:write`.
         */
        post: operations["uploadResumes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Analyze failed candidates again
         * @description Needs the scope `candidates:write`.
         */
        post: operations["analyzeAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/candidates/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a candidate with every point and the words that it rests on
         * @description Needs the scope `candidates:read`.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        /**
         * Delete a candidate and their file
         * @description Needs the scope `candidates:write`.
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/candidates/{candidate_id}/json-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was read of a résumé, as JSON Resume with its quotes under meta
         * @description Needs the scope `candidates:read`.
         */
        get: operations["getCandidateResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/candidates/{candidate_id}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people decided about a candidate, newest first. Programs decide nothing
         * @description Needs the scope `candidates:read`.
         */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/threads/{thread_id}/candidates.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all candidates of a job thread as CSV
         * @description Needs the scope `exports:read`.
         */
        get: operations["exportCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks, newest first
         * @description Needs the scope `webhooks:write`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook. Its secret is in this answer alone
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Needs the scope `webhooks:write`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its log
         * @description Needs the scope `webhooks:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook’s address or events, or switch it on or off
         * @description Needs the scope `webhooks:write`.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a webhook’s secret. For 24 hours both sign
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a webhook was sent in the last 30 days, newest first
         * @description Needs the scope `webhooks:write`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}/deliveries/{delivery_id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again, under its id
         * @description Needs the scope `webhooks:write`.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your résumés, the default one first
         * @description Needs the scope `resumes:read`.
         */
        get: operations["listResumes"];
        put?: never;
        /**
         * Upload résumés
         * @description Needs the scope `resumes:write`.
         */
        post: operations["uploadOwnResumes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes/{resume_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a résumé's state
         * @description Needs the scope `resumes:read`.
         */
        get: operations["getResume"];
        put?: never;
        post?: never;
        /**
         * Delete a résumé and its analyses
         * @description Needs the scope `resumes:write`.
         */
        delete: operations["deleteResume"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resumes/{resume_id}/json-resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was read of a résumé, as JSON Resume with its quotes under meta
         * @description Needs the scope `resumes:read`.
         */
        get: operations["getJsonResume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your analyses, newest first
         * @description Needs the scope `analyses:read`.
         */
        get: operations["listAnalyses"];
        put?: never;
        /**
         * Hold a résumé against a job
         * @description Needs the scope `analyses:write`.
         */
        post: operations["createAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/{analysis_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an analysis with every point and the words that it rests on
         * @description Needs the scope `analyses:read`.
         */
        get: operations["getAnalysis"];
        put?: never;
        post?: never;
        /**
         * Delete an analysis
         * @description Needs the scope `analyses:write`.
         */
        delete: operations["deleteAnalysis"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search open jobs by your default résumé, the best match first
         * @description Needs the scope `jobs:read`.
         */
        post: operations["searchJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your credit balance
         * @description Needs the scope `credits:read`.
         */
        get: operations["getCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ListedThread: {
            id: string;
            title: string;
            company_name: string;
            location: string;
            employment_type: string;
            is_open: boolean;
            candidates: number;
            /** Format: date-time */
            created_at: string;
        };
        Thread: {
            id: string;
            title: string;
            company_name: string;
            location: string;
            employment_type: string;
            is_open: boolean;
            candidates: number;
            /** Format: date-time */
            created_at: string;
            job_description: string;
            pending: number;
            failed: number;
            average_score: number | null;
            requirements_version: number;
            /** Format: date-time */
            updated_at: string;
        };
        Requirements: {
            version: number;
            requirements: {
                id: string;
                kind: string;
                /** @enum {string} */
                importance: "must" | "nice" | "context";
                label: string;
                min_years: number | null;
                level: string | null;
                is_deal_breaker: boolean;
                /** @description The posting's own words */
                quotes: string[];
            }[];
        };
        Batch: {
            id: string;
            thread_id: string;
            /** @enum {string} */
            status: "processing" | "completed";
            total: number;
            completed: number;
            failed: number;
            pending: number;
        };
        Candidate: {
            id: string;
            /** @description Blind review hides who it is until a person shortlists them */
            is_hidden: boolean;
            name: string | null;
            email: string | null;
            phone_numbers: string[];
            location: string | null;
            current_title: string | null;
            current_employer: string | null;
            stage: string;
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
            failure: string | null;
            /** @description Its engine version has a fault: the result is made again without your doing */
            is_result_hidden: boolean;
            relevancy_score: number | null;
            skills_match_score: number | null;
            experience_match_score: number | null;
            seniority_match_score: number | null;
            category_match_score: number | null;
            location_match: boolean | null;
            must_haves_met: number | null;
            must_haves_asked: number | null;
            deal_breakers: {
                label: string;
                /** @enum {string} */
                result: "pass" | "fail" | "unknown";
            }[];
            /** Format: date-time */
            created_at: string;
        };
        Evidence: {
            engine_version: string;
            confidence: number;
            scores: {
                /** @enum {string} */
                name: "relevancy" | "skills" | "experience" | "seniority" | "category";
                value: number | null;
                parts: {
                    label: string | null;
                    requirement_id: string | null;
                    points: number;
                    max_points: number;
                    /** @enum {string} */
                    status: "met" | "partly" | "not-found" | "unclear";
                    /** @description Words of the résumé, with their page */
                    quotes: {
                        text: string;
                        page: number;
                    }[];
                }[];
            }[];
            deal_breakers: {
                requirement_id: string;
                label: string;
                /** @enum {string} */
                result: "pass" | "fail" | "unknown";
                quotes: {
                    text: string;
                    page: number;
                }[];
            }[];
        };
        Decisions: {
            stage: string;
            decisions: {
                id: string;
                from: string;
                to: string;
                reason: string | null;
                comment: string | null;
                is_undo: boolean;
                decided_by: string | null;
                /** Format: date-time */
                decided_at: string;
            }[];
        };
        Webhook: {
            id: string;
            url: string;
            events: ("batch.completed" | "candidate.analyzed" | "candidate.failed" | "candidate.moved" | "thread.rescored" | "export.ready")[];
            is_enabled: boolean;
            disabled_reason: ("by-hand" | "gone" | "failing") | null;
            /** Format: date-time */
            created_at: string;
        };
        Delivery: {
            /** @description The webhook-id that it is sent with */
            id: string;
            type: string;
            data: {
                [key: string]: string | null;
            };
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            last_status: number | null;
            last_error: string | null;
            last_attempt_at: string | null;
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Resume: {
            id: string;
            name: string;
            file_size: number;
            file_type: string;
            is_default: boolean;
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
            failure: string | null;
            /** @description Its engine version has a fault: the result is made again without your doing */
            is_result_hidden: boolean;
            resume_score: number | null;
            job_fit_score: number | null;
            best_position: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Analysis: {
            id: string;
            resume_id: string;
            job_title: string;
            company_name: string | null;
            job_url: string | null;
            /** @description Its engine version has a fault: the result is made again without your doing */
            is_result_hidden: boolean;
            match_score: number | null;
            /** Format: date-time */
            created_at: string;
        };
        JsonResume: {
            basics: {
                [key: string]: unknown;
            };
            meta: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        GetKeyAnswer: {
            id: string;
            name: string;
            scopes: string[];
            /** Format: date-time */
            expires_at: string;
        };
        ListThreadsAnswer: {
            data: components["schemas"]["ListedThread"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        ChangeRequirementsAnswer: {
            version: number;
            requirements: {
                id: string;
                kind: string;
                /** @enum {string} */
                importance: "must" | "nice" | "context";
                label: string;
                min_years: number | null;
                level: string | null;
                is_deal_breaker: boolean;
                /** @description The posting's own words */
                quotes: string[];
            }[];
            /** @description Candidates who get a new score */
            rescored: number;
            /** @description Words that never score anyone, and what they would choose people by */
            refused_criteria: {
                quote: string;
                ground: string;
            }[];
        };
        ListCandidatesAnswer: {
            data: components["schemas"]["Candidate"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        UploadResumesAnswer: {
            batch_id: string | null;
            candidate_ids: string[];
            refused: {
                file: string;
                reason: string;
            }[];
            added: number;
            present: number;
        };
        AnalyzeAgainAnswer: {
            batch_id: string | null;
            candidate_ids: string[];
        };
        GetCandidateAnswer: {
            id: string;
            /** @description Blind review hides who it is until a person shortlists them */
            is_hidden: boolean;
            name: string | null;
            email: string | null;
            phone_numbers: string[];
            location: string | null;
            current_title: string | null;
            current_employer: string | null;
            stage: string;
            /** @enum {string} */
            status: "pending" | "completed" | "failed";
            failure: string | null;
            /** @description Its engine version has a fault: the result is made again without your doing */
            is_result_hidden: boolean;
            relevancy_score: number | null;
            skills_match_score: number | null;
            experience_match_score: number | null;
            seniority_match_score: number | null;
            category_match_score: number | null;
            location_match: boolean | null;
            must_haves_met: number | null;
            must_haves_asked: number | null;
            deal_breakers: {
                label: string;
                /** @enum {string} */
                result: "pass" | "fail" | "unknown";
            }[];
            /** Format: date-time */
            created_at: string;
            evidence: components["schemas"]["Evidence"] | null;
        };
        ListWebhooksAnswer: {
            data: components["schemas"]["Webhook"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        CreateWebhookAnswer: {
            id: string;
            url: string;
            events: ("batch.completed" | "candidate.analyzed" | "candidate.failed" | "candidate.moved" | "thread.rescored" | "export.ready")[];
            is_enabled: boolean;
            disabled_reason: ("by-hand" | "gone" | "failing") | null;
            /** Format: date-time */
            created_at: string;
            /** @description whsec_ and 32 bytes in base64: keep it, it isn’t shown again */
            secret: string;
        };
        RotateWebhookSecretAnswer: {
            /** @description whsec_ and 32 bytes in base64: keep it, it isn’t shown again */
            secret: string;
        };
        TestWebhookAnswer: {
            delivery_id: string;
        };
        ListDeliveriesAnswer: {
            data: components["schemas"]["Delivery"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        ListResumesAnswer: {
            data: components["schemas"]["Resume"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        UploadOwnResumesAnswer: {
            resume_ids: string[];
            refused: {
                file: string;
                reason: string;
            }[];
        };
        ListAnalysesAnswer: {
            data: components["schemas"]["Analysis"][];
            /** @description Send it as `cursor` for the next page; null on the last */
            next_cursor: string | null;
        };
        GetAnalysisAnswer: {
            id: string;
            resume_id: string;
            job_title: string;
            company_name: string | null;
            job_url: string | null;
            /** @description Its engine version has a fault: the result is made again without your doing */
            is_result_hidden: boolean;
            match_score: number | null;
            /** Format: date-time */
            created_at: string;
            strengths: string[];
            gaps: string[];
            resume_improvement_suggestions: string[];
            overall_analysis: string | null;
            evidence: components["schemas"]["Evidence"] | null;
        };
        SearchJobsAnswer: {
            message: string;
            data: {
                job_id: string;
                job_position: string;
                job_link: string;
                company_name: string;
                company_profile: string | null;
                job_location: string;
                /** Format: date */
                job_posting_date: string;
                company_logo_url: null;
            }[];
        };
        GetCreditsAnswer: {
            total_credits: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            code: string;
            errors?: {
                pointer: string;
                detail: string;
            }[];
            "violated-policies"?: string[];
        };
    };
    responses: {
        /** @description As it was: If-None-Match named its ETag */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No key, or one that is unknown, expired or revoked */
        KeyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key lacks the scope */
        ScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; Retry-After says when to go on, in seconds */
        TooManyCalls: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem */
        OtherProblem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKeyAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: number;
                /** @description `next_cursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThreadsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    createThread: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    job_description: string;
                    company_name: string;
                    location?: string;
                    /**
                     * @default full-time
                     * @enum {string}
                     */
                    employment_type?: "full-time" | "part-time" | "contract" | "internship";
                    /** @description Requirements that the description leaves out */
                    requirements?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Requirements"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    changeRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which the changes were made from: refused with 409 where it has been changed since */
                    version?: number;
                    requirements: {
                        /** @description Without it: a new requirement */
                        id?: string;
                        label?: string;
                        /**
                         * @description ignore: it doesn’t count any more
                         * @enum {string}
                         */
                        importance?: "must" | "nice" | "context" | "ignore";
                        is_deal_breaker?: boolean;
                        alternatives?: string[];
                        min_years?: number | null;
                        level?: ("school" | "vocational" | "associate" | "bachelor" | "master" | "doctorate" | "A1" | "A2" | "B1" | "B2" | "C1" | "C2") | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequirementsAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: number;
                /** @description `next_cursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCandidatesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    uploadResumes: {
        parameters: {
            query?: {
                /** @description A batch to add to: an upload in several requests */
                batch?: string;
                /** @description Where the résumés come from. Asked for with a job thread's first upload, and then taken from its last one */
                source?: "applied" | "referred" | "job-board" | "network" | "other";
            };
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Candidates of other job threads, whose files are used again */
                    candidate_ids: string[];
                };
                "multipart/form-data": {
                    resumes: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResumesAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    analyzeAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    candidate_ids: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyzeAgainAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCandidateAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCandidateResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonResume"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decisions"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    exportCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhooksAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    events: ("batch.completed" | "candidate.analyzed" | "candidate.failed" | "candidate.moved" | "thread.rescored" | "export.ready")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    events?: ("batch.completed" | "candidate.analyzed" | "candidate.failed" | "candidate.moved" | "thread.rescored" | "export.ready")[];
                    /** @description false: pending deliveries fail */
                    is_enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateWebhookSecretAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestWebhookAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: number;
                /** @description `next_cursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDeliveriesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path: {
                webhook_id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestWebhookAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listResumes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListResumesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    uploadOwnResumes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    resumes: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadOwnResumesAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resume_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Resume"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resume_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getJsonResume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                resume_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonResume"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: number;
                /** @description `next_cursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAnalysesAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    createAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resume_id: string;
                    job_url?: string;
                    job_description?: string;
                    /** @description Alone: the occupation's built-in profile */
                    job_title?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analysis"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                analysis_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAnalysisAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    deleteAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                analysis_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    searchJobs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the request, so that it is done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position: string;
                    /** @description A place’s name, or “Remote” */
                    location?: string;
                    /** @description Instead: LinkedIn’s id of a place */
                    geo_id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchJobsAnswer"];
                };
            };
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCreditsAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["KeyRefused"];
            403: components["responses"]["ScopeMissing"];
            429: components["responses"]["TooManyCalls"];
            default: components["responses"]["OtherProblem"];
        };
    };
}
