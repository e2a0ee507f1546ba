export const ENGINE_VERSION = "1.2.0";
