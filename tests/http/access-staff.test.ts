import { staffHandlers } from "./access/staff-handlers";
import { testHandlers } from "./access/walk";

testHandlers(staffHandlers);
