const TRIED_OUT = new Set(['localhost', 'local', 'test', 'demo']);

export const environmentOf = (host: string): 'development' | 'production' =>
  /^(127\.|\[?::1\]?$)/.test(host) ||
  host
    .toLowerCase()
    .split('.')
    .some((label) => TRIED_OUT.has(label))
    ? 'development'
    : 'production';

export function deploymentOf(host: string, onlineDomain: string | null): 'online' | 'private' {
  const domain = onlineDomain?.toLowerCase() ?? '';
  const name = host.toLowerCase();
  return domain !== '' && (name === domain || name.endsWith(`.${domain}`)) ? 'online' : 'private';
}
