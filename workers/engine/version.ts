export const ENGINE_VERSION = "2.4.1";
