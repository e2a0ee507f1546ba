import { TIME_SLOTS } from "../../../workers/domain/coaching/coaching-sessions";

/** The parts of a day that a wish for a session can name. */
export function TimeSlotOptions() {
  return Object.entries(TIME_SLOTS).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
