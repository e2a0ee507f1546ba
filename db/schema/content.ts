import { eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, timestamp, updatedAt } from "./columns";

export const articleCategories = [
  "career-advice",
  "interview-tips",
  "resume-writing",
  "job-search",
  "professional-development",
] as const;

export const learningArticles = sqliteTable(
  "learning_articles",
  {
    id: id(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    body: text("body").notNull().default(""),
    category: text("category", { enum: articleCategories }).notNull(),
    author: text("author").notNull(),
    readTime: integer("read_time").notNull(),
    publishDate: timestamp("publish_date").notNull(),
    linkedinUrl: text("linkedin_url"),
    isPublished: integer("is_published", { mode: "boolean" }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("learning_articles_slug_unique").on(t.slug),
    index("learning_articles_published_idx").on(t.isPublished, t.publishDate),
    index("learning_articles_category_idx").on(t.isPublished, t.category, t.publishDate),
    known(t.category),
    atLeast(t.readTime, 0),
  ],
);

export const publishedLearningArticles = sqliteView("published_learning_articles").as((qb) =>
  qb.select().from(learningArticles).where(eq(learningArticles.isPublished, sql`1`)),
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    answer: text("answer"),
    answeredAt: timestamp("answered_at"),
    /** an answer is due then; earlier for subscribers */
    dueAt: timestamp("due_at").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index("contact_messages_due_idx").on(t.answeredAt, t.dueAt),
    // export and erasure: what came from an address, however it was typed.
    index("contact_messages_email_idx").on(sql`lower(${t.email})`),
  ],
);

export const mailingListEntries = sqliteTable(
  "mailing_list_entries",
  {
    id: id(),
    list: text("list", { enum: ["newsletter", "careers", "interview"] }).notNull(),
    email: text("email").notNull(),
    tokenHash: text("token_hash"),
    confirmedAt: timestamp("confirmed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("mailing_list_entries_unique").on(t.list, t.email),
    index("mailing_list_entries_token_idx").on(t.tokenHash),
    index("mailing_list_entries_confirmed_idx").on(t.list, t.confirmedAt, t.id),
    index("mailing_list_entries_waiting_idx").on(t.createdAt).where(sql`confirmed_at is null`),
    known(t.list),
  ],
);
