import { openDatabases } from "../db/client";
import { createCloudflareAccess } from "./adapters/access/cloudflare-access";
import { createAnalyticsEngine } from "./adapters/analytics/analytics-engine";
import { createApiTokens } from "./adapters/api-tokens/jose-tokens";
import { createBatchProgress } from "./adapters/batch-progress/durable-progress";
import { createR2Files } from "./adapters/files/r2-files";
import { createGoogle } from "./adapters/google/oidc-google";
import { createTurnstile } from "./adapters/human-check/turnstile";
import { createJobSources } from "./adapters/job-sources/job-sources";
import { consoleLog } from "./adapters/log/console-log";
import { createCloudflareMail } from "./adapters/mail/cloudflare-mail";
import { storedMail } from "./adapters/mail/stored-mail";
import { createModels } from "./adapters/models/openai-compatible";
import { createStripePayments } from "./adapters/payments/stripe-payments";
import { createResumeQueue } from "./adapters/resume-queue/cloudflare-queue";
import { createSigner } from "./adapters/signer/hmac-signer";
import { createTaskQueue } from "./adapters/task-queue/cloudflare-queue";
import { createWebhookSender } from "./adapters/webhook-sender/fetch-sender";
import type { Deps } from "./domain/deps";
import { type Env, isLoopback, parseEnv, type Settings } from "./env";

type AllDeps = Deps & { settings: Settings };

const known = new WeakMap<Env, AllDeps>();

/** The dependencies of every request, made once per isolate: nothing of a request is in them. */
export function createDeps(env: Env): AllDeps {
  const deps = known.get(env) ?? assemble(env);
  known.set(env, deps);
  return deps;
}

/** The one place where adapters are put behind the domain. */
function assemble(env: Env): AllDeps {
  const settings = parseEnv(env);
  const storesMails = settings.MAIL_TRANSPORT === "outbox";
  return {
    settings,
    db: openDatabases(env.DB),
    files: createR2Files(env.FILES),
    resumeQueue: createResumeQueue({ applicants: env.RESUMES, own: env.SEEKER_RESUMES }),
    tasks: createTaskQueue(env.TASKS),
    progress: createBatchProgress(env.BATCHES),
    mail: storesMails
      ? storedMail
      : createCloudflareMail(env.MAIL, { email: settings.MAIL_FROM, name: "Plumbline" }),
    humanCheck: createTurnstile({
      origin: settings.TURNSTILE_ORIGIN,
      siteKey: settings.TURNSTILE_SITE_KEY,
      secret: settings.TURNSTILE_SECRET,
    }),
    jobSources: createJobSources({
      linkedIn: settings.LINKEDIN_ORIGIN,
      boards: settings.JOB_BOARDS_ORIGIN,
      site: settings.APP_ORIGIN,
      keys: {
        nav: settings.NAV_TOKEN,
        franceTravail: {
          id: settings.FRANCE_TRAVAIL_CLIENT_ID,
          secret: settings.FRANCE_TRAVAIL_CLIENT_SECRET,
        },
      },
    }),
    models: createModels({
      url: settings.MODEL_URL,
      key: settings.MODEL_KEY,
      name: settings.MODEL_NAME,
      provider: settings.MODEL_PROVIDER,
      country: settings.MODEL_COUNTRY,
    }),
    google: createGoogle({
      issuer: settings.GOOGLE_ISSUER,
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
    }),
    payments: createStripePayments({
      origin: settings.STRIPE_ORIGIN,
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      managed: settings.STRIPE_MANAGED_PAYMENTS === "on",
    }),
    signer: createSigner(settings.SIGNING_SECRET),
    apiTokens: createApiTokens({ secret: settings.SIGNING_SECRET, issuer: settings.APP_ORIGIN }),
    staffGate: createCloudflareAccess({
      teamDomain: settings.ACCESS_TEAM_DOMAIN,
      audience: settings.ACCESS_AUDIENCE,
      openWithout: isLoopback(settings.APP_ORIGIN),
    }),
    analytics: createAnalyticsEngine(env.ANALYTICS),
    webhooks: createWebhookSender({ standIn: settings.WEBHOOK_STAND_IN }),
    log: consoleLog,
    site: {
      origin: settings.APP_ORIGIN,
      staffEmails: settings.STAFF_EMAILS,
      infoMailbox: settings.INFO_MAILBOX,
      mailboxes: {
        general: settings.INFO_MAILBOX,
        support: settings.SUPPORT_MAILBOX ?? null,
        enterprise: settings.ENTERPRISE_MAILBOX ?? null,
      },
      networks: {
        LinkedIn: settings.SOCIAL_LINKEDIN ?? null,
        Facebook: settings.SOCIAL_FACEBOOK ?? null,
        Instagram: settings.SOCIAL_INSTAGRAM ?? null,
      },
      provider: {
        company: settings.IMPRINT_COMPANY ?? null,
        address: settings.IMPRINT_ADDRESS ?? null,
        representedBy: settings.IMPRINT_REPRESENTED_BY ?? null,
        email: settings.IMPRINT_EMAIL ?? null,
        phone: settings.IMPRINT_PHONE ?? null,
        register: settings.IMPRINT_REGISTER ?? null,
        vatId: settings.IMPRINT_VAT_ID ?? null,
      },
      transferBasis: {
        cloudflare: settings.TRANSFER_BASIS_CLOUDFLARE ?? null,
        stripe: settings.TRANSFER_BASIS_STRIPE ?? null,
        google: settings.TRANSFER_BASIS_GOOGLE ?? null,
        model: settings.TRANSFER_BASIS_MODEL ?? null,
      },
      storesMails,
      formerPrices: settings.FORMER_PRICES,
    },
    passwordCost: settings.PASSWORD_COST,
    now: () => Date.now(),
  };
}
