/** The key that the Worker gets on this machine; its account comes with our products and prices. */
export const LOCAL_KEY = "sk_test_local";

/** Signs what the local account sends, and what an account without an endpoint would send. */
export const LOCAL_SECRET = "whsec_local_stand_in";
