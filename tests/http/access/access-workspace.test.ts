import { testHandlers } from "./walk";
import { workspaceHandlers } from "./workspace-handlers";

testHandlers(workspaceHandlers);
