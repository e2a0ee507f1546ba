import { testHandlers } from "./access/walk";
import { workspaceHandlers } from "./access/workspace-handlers";

testHandlers(workspaceHandlers);
