/** An upload that the server refused as a whole, or that broke off. `code` is the server's, where it answered. */
export class UploadError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.name = "UploadError";
    this.code = code;
  }
}

/**
 * Sends files in one multipart request. XMLHttpRequest, because fetch doesn't tell how far an upload is.
 * @param onProgress gets the bytes that are sent
 * @param broken what is said where no readable answer came
 * @throws UploadError
 */
export function postFiles<Answer>(
  url: string,
  files: File[],
  { onProgress, broken }: { onProgress: (bytes: number) => void; broken: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new UploadError(broken));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      try {
        const answer = JSON.parse(request.responseText);
        if (request.status < 300) resolve(answer as Answer);
        else reject(new UploadError(answer.message ?? broken, answer.error ?? null));
      } catch {
        fail();
      }
    };
    const body = new FormData();
    for (const file of files) body.append("resumes", file);
    request.open("POST", url);
    request.send(body);
  });
}
