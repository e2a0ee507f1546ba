export const ENGINE_VERSION = "2.1.0";
