export const pagePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** URLs of the identity provider contain secrets in their query, so no referrer may be sent. */
export const pageHeaders = (origins: readonly string[]) => ({
  'content-security-policy': pagePolicy(origins),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
