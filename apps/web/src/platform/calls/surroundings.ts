/** Where the app runs, by its host name (spec 1 section 9). */

const TRIED_OUT = new Set(['localhost', 'local', 'test', 'demo']);

/** `development` on local, test and demo hosts, else `production`. A host says so with one of its labels. */
export const environmentOf = (host: string): 'development' | 'production' =>
  /^(127\.|\[?::1\]?$)/.test(host) ||
  host
    .toLowerCase()
    .split('.')
    .some((label) => TRIED_OUT.has(label))
    ? 'development'
    : 'production';

/** `online` on the provider's domain and below it, else `private`. */
export function deploymentOf(host: string, onlineDomain: string | null): 'online' | 'private' {
  const domain = onlineDomain?.toLowerCase() ?? '';
  const name = host.toLowerCase();
  return domain !== '' && (name === domain || name.endsWith(`.${domain}`)) ? 'online' : 'private';
}
