export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const MAX_FILES_PER_REQUEST = 10;
