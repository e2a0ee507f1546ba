import { staffDoors } from "./access/staff-doors";
import { testDoors } from "./access/walk";

testDoors(staffDoors);
