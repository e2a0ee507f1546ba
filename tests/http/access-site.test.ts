import { doors } from "./access/matrix";
import { testDoors } from "./access/walk";

testDoors(doors);
