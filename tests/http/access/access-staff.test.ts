import { staffHandlers } from "./staff-handlers";
import { testHandlers } from "./walk";

testHandlers(staffHandlers);
