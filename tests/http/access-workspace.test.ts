import { testDoors } from "./access/walk";
import { workspaceDoors } from "./access/workspace-handlers";

testDoors(workspaceDoors);
