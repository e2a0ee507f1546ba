import { TIME_SLOTS } from "../../../workers/domain/coaching/coaching-sessions";

export function TimeSlotOptions() {
  return Object.entries(TIME_SLOTS).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
