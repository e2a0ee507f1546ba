import { handlers } from "./matrix";
import { testHandlers } from "./walk";

testHandlers(handlers);
