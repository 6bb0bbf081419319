/** What to type into a TV's browser, without the protocol. */
export const tvAddress = (): string => new URL('tv', document.baseURI).href.replace(/^https?:\/\//, '');
