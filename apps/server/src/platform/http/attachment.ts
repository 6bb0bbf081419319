/**
 * Value of the header Content-Disposition for a download. Header values must be ASCII, so the real name of the file is in
 * `filename*` (RFC 6266).
 */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
