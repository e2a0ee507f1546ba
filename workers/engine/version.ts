export const ENGINE_VERSION = "2.5.0";
