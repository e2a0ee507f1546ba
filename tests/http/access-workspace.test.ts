import { testDoors } from "./access/walk";
import { workspaceDoors } from "./access/workspace-doors";

testDoors(workspaceDoors);
