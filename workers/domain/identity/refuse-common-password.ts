import { AppError } from "../errors";
import { isCommonPassword } from "./common-passwords";

/** For every password that is set. @throws AppError "password-common" for one of the most frequent ones */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new AppError("password-common");
}
