/** What a file is called where it is saved. Names of headers are ASCII; the name itself stands beside, as RFC 6266 says. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
