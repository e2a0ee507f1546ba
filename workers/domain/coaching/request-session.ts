import { runBatch } from "../../../db/batch";
import { coachingBookings } from "../../../db/schema";
import type { BookingForm } from "../content/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { normalizeEmail } from "../identity/normalize-email";
import { type HumanProof, requireHuman } from "../identity/require-human";
import { callerOf, countAttempt } from "../identity/throttle";
import { mailDay } from "../mail/mail-content";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { bookableDays, COACHING_SESSIONS, TIME_SLOTS } from "./coaching-sessions";
import { zoneWords } from "./time-zone";

const PER_HOUR = 5;
const HOUR = 60 * 60_000;

/** Stores the request and mails both sides, all or none. @throws AppError "date-not-open", human check errors */
export async function requestSession(
  deps: Deps,
  { form, proof, ipAddress }: { form: BookingForm; proof: HumanProof; ipAddress: string | null },
): Promise<void> {
  const { name, session, date, slot, timeZone } = form;
  const email = normalizeEmail(form.email);
  const { first, last } = bookableDays(deps.now());
  if (date < first || date > last) throw new AppError("date-not-open");
  await requireHuman(deps, proof, ipAddress);
  for (const key of [`coaching:address:${callerOf(ipAddress)}`, `coaching:email:${email}`])
    await countAttempt(deps, { key, limit: PER_HOUR, windowMilliseconds: HOUR });

  const bookingId = crypto.randomUUID();
  const words = {
    name,
    session: COACHING_SESSIONS[session].name,
    day: mailDay(Date.parse(date)),
    hours: `${TIME_SLOTS[slot]} (${zoneWords(timeZone)})`,
  };
  const toUs = prepareMail(deps, {
    to: deps.site.infoMailbox,
    template: "coaching-request",
    data: { ...words, email, url: `${deps.site.origin}/admin/bookings/${bookingId}` },
  });
  const toSender = prepareMail(deps, { to: email, template: "coaching-received", data: words });
  await runBatch(deps.db.shared, [
    deps.db.shared.insert(coachingBookings).values({
      id: bookingId,
      name,
      email,
      sessionType: session,
      preferredDate: date,
      timeSlot: slot,
      timeZone,
      createdAt: deps.now(),
    }),
    toUs.insert,
    toSender.insert,
  ]);
  await sendTasks(deps, [toUs.task, toSender.task]);
}
