export const tvAddress = (): string => new URL('tv', document.baseURI).href.replace(/^https?:\/\//, '');
