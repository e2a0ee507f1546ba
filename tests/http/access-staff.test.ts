import { staffDoors } from "./access/staff-handlers";
import { testDoors } from "./access/walk";

testDoors(staffDoors);
