/** A row for each table that using the demo leaves empty, as SQL. */
export async function otherRows(database: D1Database): Promise<string[]> {
  const id = async (sql: string) => String(await database.prepare(sql).first("id"));
  const seeker = await id("select id from users where email = 'candidate@plumbline.example'");
  const staff = await id("select id from users where email = 'staff@plumbline.example'");
  const resume = await id(`select id from resumes where user_id = '${seeker}' order by created_at limit 1`);
  const match = await id(
    `select id from job_analyses where user_id = '${seeker}' order by created_at limit 1`,
  );
  const later = 4_102_444_800_000;
  return [
    `insert into analysis_shares (id, user_id, analysis_id, expires_at) values ('share-1', '${seeker}', '${match}', ${later})`,
    `insert into audit_log (id, actor_id, action, subject, reason, data) values ('audit-1', '${staff}', 'resume-retried', '${resume}', 'It was asked for.', '{"rows":1}')`,
    `insert or ignore into auth_logs (id, user_id, login_via) values ('auth-log-1', '${seeker}', 'email')`,
    `insert into cookie_consents (id, version, analytics, marketing, privacy_control) values ('consent-1', '2.0.0', 1, 0, 0)`,
    `insert into credit_transactions (id, user_id, action_id, credits_used, reference, metadata) values ('credit-1', '${seeker}', null, -10, 'purchase-1', '{"pack":10}')`,
    `insert or ignore into user_credits (user_id, total_credits) values ('${seeker}', 10)`,
    `insert into data_exports (id, user_id, status, file_key, bytes, expires_at) values ('export-1', '${seeker}', 'ready', '${seeker}/export-1.zip', 4, ${later})`,
    `insert into files_to_delete (file_key, attempts) values ('${seeker}/gone.pdf', 1)`,
    `insert into job_filters (id, user_id, resume_id, position, location) values ('filter-1', '${seeker}', '${resume}', 'Data analyst', 'Rotterdam')`,
    `insert into job_searches (id, user_id, filter_id, job_position, company_name) values ('search-1', '${seeker}', 'filter-1', 'Data analyst', 'Havenstad Energie')`,
    `insert into linkedin_geoids (location_name, geoid) values ('Rotterdam', '106693283')`,
    `insert into oidc_starts (state_hash, user_id, nonce, code_verifier, next, expires_at) values ('state-1', '${seeker}', 'nonce', 'verifier', '/dashboard', ${later})`,
    `insert or ignore into rate_limits (key, window_ends_at, attempts) values ('sign-in:address:192.0.2.1', ${later}, 3)`,
    `insert into stripe_events (id, type) values ('evt_1', 'checkout.session.completed')`,
    `insert or ignore into sweep_cursors (name, cursor) values ('files', 'a')`,
    `insert into used_request_ids (request_id, expires_at) values ('request-1', ${later})`,
    `insert into verifications (id, user_id, purpose, token_hash, expires_at) values ('verification-1', '${seeker}', 'verify-email', 'hash-1', ${later})`,
  ];
}
