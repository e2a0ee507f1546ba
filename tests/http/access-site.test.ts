import { handlers } from "./access/matrix";
import { testHandlers } from "./access/walk";

testHandlers(handlers);
