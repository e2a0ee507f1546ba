/** Names for this machine or this network alone: RFC 6761, RFC 6762, RFC 8375, and what resolvers of clouds answer to. */
const LOCAL_NAME = /\.(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/;

/**
 * Whether a host's name is one of the internet's. Every IP address is none, whatever it is written like: the URL parser turns all
 * spellings into digits or brackets.
 * @param hostname as `URL` has it
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, "");
  return /\.[a-z][a-z\d-]*$/.test(name) && !LOCAL_NAME.test(name);
}
