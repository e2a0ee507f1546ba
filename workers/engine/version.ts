export const ENGINE_VERSION = "2.3.0";
