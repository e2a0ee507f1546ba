export const ENGINE_VERSION = "2.2.0";
