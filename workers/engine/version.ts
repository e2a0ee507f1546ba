export const ENGINE_VERSION = "2.7.0";
