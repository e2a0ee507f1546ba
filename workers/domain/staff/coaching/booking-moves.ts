import type { bookingStates } from "../../../../db/schema/coaching";
import type { AuditAction } from "../audit-actions";

type BookingState = (typeof bookingStates)[number];

export const bookingMoves = {
  answer: { from: ["new"], to: "answered", action: "booking-answered" },
  close: { from: ["new", "answered", "expired"], to: "done", action: "booking-done" },
} as const satisfies Record<string, { from: readonly BookingState[]; to: BookingState; action: AuditAction }>;

export type BookingMove = keyof typeof bookingMoves;

export function movesFor(state: BookingState): BookingMove[] {
  return (Object.keys(bookingMoves) as BookingMove[]).filter((move) =>
    (bookingMoves[move].from as readonly BookingState[]).includes(state),
  );
}
