export const ENGINE_VERSION = "2.6.0";
