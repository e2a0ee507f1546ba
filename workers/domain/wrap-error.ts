import { errorText } from "./error-text";
import { AppError, type ErrorCode } from "./errors";

/** For `.catch`: an unknown failure becomes `code`, with its text for the log; an AppError stays as it is. */
export function wrapError(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError ? error : new AppError(code, { detail: errorText(error) });
  };
}
