export const ENGINE_VERSION = "2.8.0";
