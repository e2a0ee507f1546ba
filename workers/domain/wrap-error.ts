import { errorText } from "./error-text";
import { AppError, type ErrorCode } from "./errors";

/**
 * For `.catch` on one step of a use case: what went wrong on our side becomes this failure, with its own text for the log.
 * A failure that is in words already stays as it is.
 */
export function wrapError(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError ? error : new AppError(code, { detail: errorText(error) });
  };
}
